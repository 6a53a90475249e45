// What no screen may give away: checked on the DOM, its attributes, the title, the live region and the
// accessibility tree at once.
import { expect } from "./site.js";

export const CHARACTERS = [
  "Emperor", "Peasant", "Bandit", "Merchant", "Princess", "Captain", "Monk",
  "Shrine Maiden", "Commander", "Ninja", "Tea Master", "Crazy One", "Nobleman", "Warlord",
];

export const LORDS = ["Shōgun", "Sōryō", "Mahō-tsukai", "Daimyō", "Samurai", "Akindo", "Nōfu", "Ninja", "Geisha"];

const ABILITIES = [
  "Prayer", "Transmutation", "Annuity", "Succession", "Credit", "Trading", "Recruitment", "Revolution", "ssassinat",
  "Invincible", "Martiality",
];

/** Texts that are the same whoever lies hidden: what each ability does, why not, and the lists of the desk. */
const RULES = ".why-not, .then, .others-could, [data-testid=preview], select";

/** Everything the page says, in whatever way, and what its story says of it. */
async function everythingSaid(page) {
  const tree = await page.locator("body").ariaSnapshot();
  const { dom, story, isOpen } = await page.evaluate(() => ({
    // Which files there are is the same for everybody.
    dom: document.documentElement.outerHTML.replace(/<(meta name="part-|link rel="prefetch")[^>]*>/g, "") + document.title,
    story: document.querySelector("[data-testid=story]")?.textContent ?? "",
    isOpen: document.querySelector("[data-testid=open]") !== null,
  }));
  return { said: tree + dom, story, isOpen };
}

/** The class of a card's picture, by the name on the card. */
const picture = (name) => `portrait ${name.normalize("NFD").replace(/[^a-z -]/gi, "").toLowerCase().replaceAll(" ", "-")}`;

/** The names that a text says, or whose pictures it shows. */
const named = (names, text) => names.filter((name) => text.includes(name) || text.includes(picture(name)));

/** With the curtain down, the page knows no character at all. */
export async function knowsNoCharacter(page) {
  const { said } = await everythingSaid(page);
  expect(named(CHARACTERS, said)).toEqual([]);
}

/** With the curtain down, the page knows no lord, no card, and no ability but the one that all have heard declared. */
export async function knowsNoLord(page) {
  await expect(page.getByTestId("curtain")).toBeVisible();
  const reason = await page.getByTestId("reason").textContent();
  const { said } = await everythingSaid(page);
  expect(said.split(reason).length, "the question is asked and announced").toBeGreaterThan(2);
  const rest = said.replaceAll(reason, "").replaceAll("Credits and licences", "");
  expect(named([...LORDS, ...ABILITIES, "reasure", "Rank "], rest)).toEqual([]);
  expect(named(LORDS, reason), "the question itself").toEqual([]);
  expect(rest).not.toMatch(/class="[^"]*\b(card-|portrait)|data-testid="(place|own-lord|story|prize|answer)"/);
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
    for (const name of named(CHARACTERS, story)) this.#seen.add(name);
    expect(named(CHARACTERS, said).filter((name) => !this.#seen.has(name))).toEqual([]);
  }
}

/** The lords that all have heard of, as far as a game has gone. */
export class PublicLords {
  #seen = new Set();
  #shown = new Set();

  /** The open table, or its desk: no lord that the public story has not named, whatever a stop has shown before. */
  async check(page) {
    const { said, story } = await page.evaluate((rules) => {
      const copy = document.documentElement.cloneNode(true);
      const story = copy.querySelector("[data-testid=open] [data-testid=story]")?.textContent;
      for (const element of copy.querySelectorAll(rules)) element.remove();
      return { said: copy.outerHTML + document.title, story };
    }, RULES);
    // A bot may have moved while we looked; then another screen is there, and checked as such.
    if (story === undefined) return;
    for (const name of named(LORDS, story)) this.#seen.add(name);
    const told = [...this.#shown, ...named(LORDS, said)];
    expect(told.filter((name) => !this.#seen.has(name))).toEqual([]);
    this.#shown.clear();
  }

  /** A stop shows lords that the story will have named when the game goes on. */
  async note(page) {
    for (const name of named(LORDS, await page.locator("main").innerHTML())) this.#shown.add(name);
  }
}

/** Each lord lying face down is a back and nothing else, but for the one whom the eyes at the screen may know. */
export async function hidesLords(page, eyes) {
  const { places, prize } = await page.evaluate(() => {
    const places = [...document.querySelectorAll("[data-testid=place]")].map((place) => ({
      name: place.querySelector(".place-name").textContent.trim(),
      lord: place.querySelector(".place-lord").outerHTML,
      says: place.querySelector(".place-lord").textContent,
      isLook: place.querySelector(".place-lord").matches("[data-testid=look]"),
      isKnown: place.querySelector(".is-known") !== null,
      isDown: place.querySelector(".place-lord .card-back") !== null,
    }));
    return { places, prize: document.querySelector("[data-testid=prize]")?.innerHTML ?? "" };
  });
  for (const { name, lord, says, isLook } of places.filter(({ isDown }) => isDown)) {
    const back = '<span class="card-back" aria-hidden="true"></span>';
    const label = `${name} looks at the hidden lord`;
    const button = `<button type="button" class="place-lord look" data-testid="look" data-look="N" aria-label="${label}" title="${label}">${back}</button>`;
    const still = `<p class="place-lord">${back}<span class="visually-hidden">face down</span></p>`;
    expect(lord.replace(/data-look="\d+"/, 'data-look="N"')).toBe(isLook ? button : still);
    expect(says).toBe(isLook ? "" : "face down");
  }
  const known = places.filter(({ isKnown }) => isKnown).map(({ name }) => name);
  expect(known.filter((name) => name !== eyes), "another's lord is shown").toEqual([]);
  return { places, prize };
}

/** Nobody is ever addressed: lines are read by whoever holds the device. */
export async function addressesNobody(page) {
  const { story } = await everythingSaid(page);
  expect(story).not.toMatch(/\byou\b|\byour\b/i);
}
