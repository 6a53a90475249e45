// Whether the search for secrets finds them: what it must not miss is planted, and it has to see it.
import { SHORT } from "./names.js";
import { hurry, raise, screen, setTable, step } from "./player.js";
import { CHARACTERS, COURT, LORDS, PublicCards, PublicLords, given, knowsNoCharacter, knowsNoLord, ownHands, ownLords } from "./secrecy.js";
import { expect, test } from "./site.js";
import { LANGUAGES } from "./words.js";

const ZIPANG = { game: "zipang", people: 3, seed: 5, names: SHORT, first: 0, speakUp: true };
const ORIENTE = { game: "oriente", people: 4, seed: 3, names: SHORT, first: 0, speakUp: true };

test("every card is found by its code, its picture and its names, and taken for no other", () => {
  for (const cards of [CHARACTERS, COURT]) {
    for (const { key, code, names, picture } of cards) {
      for (const name of names) expect(given(cards, `<p title="${name}, face up">`), name).toEqual([key]);
      expect(given(cards, `<i data-card="${code}"></i>`)).toEqual([key]);
      const alike = cards.filter((card) => card.picture === picture).map((card) => card.key);
      expect(given(cards, `<i class="large portrait ${picture}"></i>`)).toEqual(alike);
    }
    expect(given(cards, '<p class="card-back" data-seat="3">Four founders, 12 seats</p>')).toEqual([]);
  }
  expect(given(CHARACTERS, "due Contadini, deux Paysans")).toEqual(["peasant"]);
});

/** Everything that may give a card away. */
const LEAKS = {
  name: ({ name }) => ({ text: `… ${name} …` }),
  label: ({ name }) => ({ attribute: ["aria-label", name] }),
  picture: ({ picture }) => ({ attribute: ["class", `portrait ${picture}`] }),
  code: ({ code }) => ({ attribute: ["data-card", String(code)] }),
  title: ({ name }) => ({ title: name }),
  "live region": ({ name }) => ({ live: name }),
};

/** Plants a leak; returns how to take it out again. */
async function plant(page, leak) {
  const before = await page.evaluate(({ text, attribute, title = "", live = "" }) => {
    const region = document.querySelector("[data-testid=live]");
    const before = { title: document.title, live: region.textContent };
    const element = Object.assign(document.createElement("span"), { id: "leak", textContent: text ?? "" });
    if (attribute) element.setAttribute(...attribute);
    document.querySelector("main").append(element);
    document.title += title;
    region.textContent += live;
    return before;
  }, leak);
  return () =>
    page.evaluate(({ title, live }) => {
      document.querySelector("#leak").remove();
      document.title = title;
      document.querySelector("[data-testid=live]").textContent = live;
    }, before);
}

/** Finds nothing on the page as it is, and the leak of a card, however it is planted and in whatever language. */
async function findsLeaks(page, check, card) {
  await check(page);
  for (const [kind, leak] of Object.entries(LEAKS)) {
    for (const name of new Set(card.names)) {
      const takeOut = await plant(page, leak({ ...card, name }));
      await expect(check(page), `${kind}: ${name}`).rejects.toThrow(card.key);
      await takeOut();
    }
  }
  await check(page);
}

/** A card that the page does not speak of. */
async function unheardOf(page, cards) {
  const said = given(cards, await page.content());
  return cards.find(({ key }) => !said.includes(key));
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

/** Goes on to a kind of screen. */
async function goOnTo(page, wanted) {
  for (let steps = 0; steps < 60; steps += 1) {
    const now = await screen(page);
    if (now.kind === wanted) return;
    await step(page, now, 0);
  }
  throw new Error(`no ${wanted} came`);
}

for (const language of LANGUAGES) {
  test(`Zipang in ${language}: a leak is seen at the curtain, on the open table and on one's own screen`, async ({ page, visit }) => {
    await setTable(page, visit, { ...ZIPANG, language });
    for (const card of [CHARACTERS[0], CHARACTERS.at(-1)]) await findsLeaks(page, knowsNoCharacter, card);
    await raise(page);
    const own = ownHands();
    await findsLeaks(page, (page) => own.check(page, "Ada"), await unheardOf(page, CHARACTERS));
    await goOnTo(page, "open");
    const open = new PublicCards();
    await findsLeaks(page, (page) => open.check(page), await unheardOf(page, CHARACTERS));
  });

  test(`Oriente in ${language}: a leak is seen at the curtain, on the open table and on one's own screen`, async ({ page, visit }) => {
    await setTable(page, visit, { ...ORIENTE, language });
    const open = new PublicLords();
    await findsLeaks(page, (page) => open.check(page), await unheardOf(page, LORDS));
    await goOnTo(page, "curtain");
    for (const card of [COURT[0], COURT.at(-1)]) await findsLeaks(page, knowsNoLord, card);
    await raise(page);
    const own = ownLords();
    await findsLeaks(page, (page) => own.check(page, "Ada"), await unheardOf(page, LORDS));
  });
}
