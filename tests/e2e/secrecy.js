// What no screen may give away: checked on the DOM, its attributes, the title, the live region and the
// accessibility tree at once.
import { expect } from "./site.js";

export const CHARACTERS = [
  "Emperor", "Peasant", "Bandit", "Merchant", "Princess", "Captain", "Monk",
  "Shrine Maiden", "Commander", "Ninja", "Tea Master", "Crazy One", "Nobleman", "Warlord",
];

/** Everything the page says, in whatever way, and what its story says of it. */
async function everythingSaid(page) {
  const tree = await page.locator("body").ariaSnapshot();
  const { dom, story, isOpen } = await page.evaluate(() => ({
    dom: document.documentElement.outerHTML + document.title,
    story: document.querySelector("[data-testid=story]")?.textContent ?? "",
    isOpen: document.querySelector("[data-testid=open]") !== null,
  }));
  return { said: tree + dom, story, isOpen };
}

/** With the curtain down, the page knows no character at all. */
export async function knowsNoCharacter(page) {
  const { said } = await everythingSaid(page);
  expect(CHARACTERS.filter((name) => said.includes(name))).toEqual([]);
}

/** The cards that were ever laid open to everyone, as far as a game has gone. */
export class PublicCards {
  #seen = new Set();

  /** The open table: nobody's hand, and no character that the public story has not named. */
  async check(page) {
    const { said, story, isOpen } = await everythingSaid(page);
    // A bot may have moved while we looked; then another screen is there, and checked as such.
    if (!isOpen) return;
    expect(said).not.toMatch(/data-testid="(own-hand|card|sum)"/);
    for (const name of CHARACTERS) if (story.includes(name)) this.#seen.add(name);
    expect(CHARACTERS.filter((name) => said.includes(name) && !this.#seen.has(name))).toEqual([]);
  }
}

/** Nobody is ever addressed: lines are read by whoever holds the device. */
export async function addressesNobody(page) {
  const { story } = await everythingSaid(page);
  expect(story).not.toMatch(/\byou\b|\byour\b/i);
}
