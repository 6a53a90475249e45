// What no screen may give away: checked on the DOM, its attributes, the title, the live region and the
// accessibility tree at once. A card is given away by its name in any language, by its picture or by its code.
import { readdirSync } from "node:fs";

import { expect } from "./site.js";
import { LANGUAGES, group, words } from "./words.js";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A name within sentences: of one or of several, as the three languages form it. */
const forms = (name) => `${escaped(name)}(?:e?s|x)?|${escaped(name).replace(/[aeo]$/, "i")}`;

const PICTURES = readdirSync(new URL("../../src/app/art/pictures", import.meta.url)).map((file) => file.replace(/\.svg$/, ""));

/** The picture on a card: a drawing that is called like the card. */
function pictureOf(name) {
  const called = name.normalize("NFD").replace(/[^a-z -]/gi, "").toLowerCase().replaceAll(" ", "-");
  const picture = PICTURES.find((picture) => called === picture || called.startsWith(`${picture}-`));
  if (!picture) throw new Error(`no picture of ${name}`);
  return picture;
}

/** All cards whose names stand at a path of the texts, which has them in the order of their codes. */
function cardsAt(path, nameOf) {
  return Object.keys(group("en", path)).map((key, code) => {
    const names = LANGUAGES.map((language) => nameOf(group(language, path)[key]));
    const pattern = new RegExp(`(?:${[...new Set(names)].map(forms).join("|")})(?!\\p{Ll})`, "u");
    return { key, code, names, picture: pictureOf(names[0]), pattern };
  });
}

/** The characters of Zipang. */
export const CHARACTERS = cardsAt("zipang.people", ({ name }) => name);

/** The cards of Oriente: its lords, and the treasures, which lie open to all. */
export const COURT = cardsAt("oriente_story.name", (name) => name);
export const LORDS = COURT.filter(({ picture }) => picture !== "treasure");

/** Cards of the same kind have the same picture: treasures do. */
const TREASURES = LANGUAGES.map((language) => words(language, "oriente_story.name.treasure_two").split(" ")[0].slice(1).replace(/[eo]$/, ""));

/**
 * What only some lord can do, but for an attack: the word of each that says most, as it is called and as it is declared.
 */
const ABILITIES = LANGUAGES.flatMap((language) =>
  Object.entries(group(language, "oriente_story.ability"))
    .filter(([key]) => key !== "attack")
    .flatMap(([key, { name }]) => {
      const word = name.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest));
      const declared = group(language, "oriente_story.destiny")[key] ?? "";
      return [word, word.toLowerCase()].filter((form) => name.includes(form) || declared.includes(form));
    }),
);

/** How the rank of a lord is announced. */
const RANKS = LANGUAGES.map((language) => words(language, "oriente_table.table.rank").split("{{")[0]);

/** Texts that are the same whoever lies hidden: what each ability does, why not, and the lists of the desk. */
const RULES = ".why-not, .then, .others-could, [data-testid=preview], select";

/** On one's own screen also answers that may not be given: to lay a Monk, whoever has none. */
const REFUSED = "[data-testid=answer][aria-disabled=true]";

/** A text with plain spaces, wherever a typesetter wants others and however HTML writes those. */
const plain = (text) => text.replace(/&nbsp;|[\u00a0\u202f]/g, " ");

/** Everything the page says, in whatever way, and what its story says of it. */
async function everythingSaid(page) {
  const tree = await page.locator("body").ariaSnapshot();
  const { dom, story, isOpen } = await page.evaluate(() => ({
    // Which files there are is the same for everybody.
    dom: document.documentElement.outerHTML.replace(/<(meta name="part-|link rel="prefetch")[^>]*>/g, "") + document.title,
    story: document.querySelector("[data-testid=story]")?.textContent ?? "",
    isOpen: document.querySelector("[data-testid=open]") !== null,
  }));
  return { said: plain(tree + dom), story: plain(story), isOpen };
}

/** Every value of an attribute in a text of HTML. */
const valuesOf = (attribute, html) => [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value]) => value);

/** The cards that a text gives away, by their keys: it says their names, or as HTML has their pictures or codes. */
export function given(cards, text) {
  const classes = new Set(valuesOf("class", text).flatMap((value) => value.split(/\s+/)));
  const codes = new Set(valuesOf("data-card", text).map(Number));
  return cards.filter(({ code, picture, pattern }) => pattern.test(text) || classes.has(picture) || codes.has(code)).map(({ key }) => key);
}

/** Which language the page is in. */
const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

/** Faces of cards, whosoever they are, and what has them. */
const FACES = /\sdata-card=|\sclass="[^"]*\b(card-|portrait)/;

/** With the curtain down, the page knows no character at all. */
export async function knowsNoCharacter(page) {
  const { said } = await everythingSaid(page);
  expect(given(CHARACTERS, said)).toEqual([]);
  expect(said).not.toMatch(FACES);
}

/** With the curtain down, the page knows no lord, no card, and no ability but the one that all have heard declared. */
export async function knowsNoLord(page) {
  await expect(page.getByTestId("curtain")).toBeVisible();
  const reason = plain(await page.getByTestId("reason").textContent());
  const { said } = await everythingSaid(page);
  expect(said.split(reason).length, "the question is asked and announced").toBeGreaterThan(2);
  const rest = said.replaceAll(reason, "").replaceAll(words(await languageOf(page), "shell.footer_credits"), "");
  expect(given(COURT, rest)).toEqual([]);
  expect([...ABILITIES, ...TREASURES, ...RANKS].filter((word) => rest.includes(word))).toEqual([]);
  expect(given(LORDS, reason), "the question itself").toEqual([]);
  expect(rest).not.toMatch(FACES);
  expect(rest).not.toMatch(/data-testid="(place|own-lord|story|prize|answer)"/);
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
    for (const card of given(CHARACTERS, story)) this.#seen.add(card);
    expect(given(CHARACTERS, said).filter((card) => !this.#seen.has(card))).toEqual([]);
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
    for (const lord of given(LORDS, story)) this.#seen.add(lord);
    const told = [...this.#shown, ...given(LORDS, said)];
    expect(told.filter((lord) => !this.#seen.has(lord))).toEqual([]);
    this.#shown.clear();
  }

  /** A stop shows lords that the story will have named when the game goes on. */
  async note(page) {
    for (const lord of given(LORDS, await page.locator("main").innerHTML())) this.#shown.add(lord);
  }
}

/**
 * What each player has learned of the cards, as far as a game has gone: the own ones, and what the story has told. Texts
 * that are the same whoever lies hidden are left out, as on the open table.
 */
class OwnScreen {
  #cards;
  #own;
  #learned = new Map();

  constructor(cards, own) {
    [this.#cards, this.#own] = [cards, own];
  }

  /** The screen of the eyes that are on it: no card that they have not learned of. */
  async check(page, eyes) {
    const { said, known } = await page.evaluate(
      ([rules, own]) => {
        const copy = document.documentElement.cloneNode(true);
        const known = [...copy.querySelectorAll(`[data-testid=private] :is([data-testid=story], ${own})`)].map((part) => part.outerHTML);
        for (const element of copy.querySelectorAll(rules)) element.remove();
        return { said: copy.outerHTML + document.title, known };
      },
      [`${RULES}, ${REFUSED}`, this.#own],
    );
    // A bot may have moved while we looked; then another screen is there, and checked as such.
    if (known.length === 0) return;
    const learned = this.#learned.get(eyes) ?? new Set();
    this.#learned.set(eyes, learned);
    for (const card of given(this.#cards, known.join(""))) learned.add(card);
    expect(given(this.#cards, said).filter((card) => !learned.has(card)), `the screen of ${eyes}`).toEqual([]);
  }
}

/** The screens of players of Zipang, each with a hand. */
export const ownHands = () => new OwnScreen(CHARACTERS, "[data-testid=own-hand]");

/** The screens of players of Oriente, each with a lord. */
export const ownLords = () => new OwnScreen(LORDS, "[data-testid=own-lord]");

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
  const language = await languageOf(page);
  const faceDown = words(language, "oriente_table.table.face_down");
  for (const { name, lord, says, isLook } of places.filter(({ isDown }) => isDown)) {
    const back = '<span class="card-back" aria-hidden="true"></span>';
    const label = words(language, "oriente_table.table.look_at").replace("{{ name }}", name);
    const button = `<button type="button" class="place-lord look" data-testid="look" data-look="N" aria-label="${label}" title="${label}">${back}</button>`;
    const still = `<p class="place-lord">${back}<span class="visually-hidden">${faceDown}</span></p>`;
    expect(lord.replace(/data-look="\d+"/, 'data-look="N"')).toBe(isLook ? button : still);
    expect(says).toBe(isLook ? "" : faceDown);
  }
  const known = places.filter(({ isKnown }) => isKnown).map(({ name }) => name);
  expect(known.filter((name) => name !== eyes), "another's lord is shown").toEqual([]);
  return { places, prize };
}

/** How each language would address a reader. */
const ADDRESSES = {
  en: /(?<!\p{L})(you|your)(?!\p{L})/iu,
  fr: /(?<!\p{L})(vous|votre|vos|tu|toi)(?!\p{L})/iu,
  it: /(?<!\p{L})(tu|tuo|tua|tuoi|tue|voi|vostr[oaie])(?!\p{L})/iu,
};

/** Where several people share the device nobody is addressed: lines are read by whoever holds it. */
export async function addressesNobody(page) {
  const { story } = await everythingSaid(page);
  expect(story).not.toMatch(ADDRESSES[await languageOf(page)]);
}

/** Whoever plays alone is spoken to: no line has his name. */
export async function addressesOnly(page, name) {
  const { story } = await everythingSaid(page);
  // The deal desk lies where the story is told.
  if (story) expect(story).toMatch(ADDRESSES[await languageOf(page)]);
  expect(story).not.toContain(name);
}
