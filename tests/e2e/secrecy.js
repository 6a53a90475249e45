// What no screen may give away: checked on the DOM, its attributes, the title, the live region and the
// accessibility tree at once.
import { expect } from "./site.js";

export const CHARACTERS = [
  "Emperor", "Peasant", "Bandit", "Merchant", "Princess", "Captain", "Monk",
  "Shrine Maiden", "Commander", "Ninja", "Tea Master", "Crazy One", "Nobleman", "Warlord",
];

/** Everything the page says, in whatever way. */
async function everythingSaid(page) {
  const dom = await page.evaluate(() => document.documentElement.outerHTML + document.title);
  const tree = await page.locator("body").ariaSnapshot();
  return dom + tree;
}

/** With the curtain down, the page knows no character at all. */
export async function knowsNoCharacter(page) {
  const said = await everythingSaid(page);
  expect(CHARACTERS.filter((name) => said.includes(name))).toEqual([]);
}

/** The cards that were ever laid open to everyone, as far as a game has gone. */
export class PublicCards {
  #seen = new Set();

  /** The open table: nobody's hand, and no character that the public story has not named. */
  async check(page) {
    await expect(page.locator("[data-testid=own-hand], [data-testid=card], [data-testid=sum]")).toHaveCount(0);
    const story = await page.getByTestId("story").textContent();
    for (const name of CHARACTERS) if (story.includes(name)) this.#seen.add(name);
    const said = await everythingSaid(page);
    expect(CHARACTERS.filter((name) => said.includes(name) && !this.#seen.has(name))).toEqual([]);
  }
}

/** Nobody is ever addressed: lines are read by whoever holds the device. */
export async function addressesNobody(page) {
  expect(await page.getByTestId("story").textContent()).not.toMatch(/\byou\b|\byour\b/i);
}
