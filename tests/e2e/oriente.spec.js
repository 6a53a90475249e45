// Whole games of Oriente through the page, with fixed seeds, to the result; every screen on the way is
// searched for what it may not say.
import { closeDesk, openDesk, strike } from "./desk.js";
import { SHORT } from "./names.js";
import { hurry, play, setTable } from "./player.js";
import { PublicLords, addressesNobody, addressesOnly, hidesLords, knowsNoLord, ownLords } from "./secrecy.js";
import { expect, test } from "./site.js";
import { pattern } from "./words.js";

const TABLES = [
  { people: 4, seed: 3, revolution: true },
  { people: 8, seed: 5, speakUp: true, revolution: true },
  { people: 8, seed: 5 },
  { people: 12, seed: 11, speakUp: true, revolution: true },
  { people: 12, seed: 11 },
  { people: 2, bots: 6, seed: 8 },
  { people: 3, bots: 2, seed: 6, speakUp: true },
  { people: 1, bots: 4, seed: 2 },
  { people: 4, seed: 3, revolution: true, speakUp: true, language: "fr" },
  { people: 2, bots: 2, seed: 4, language: "it" },
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

/** Looks at every screen for what it may not say; remembers which kinds there were, and who was called to the device. */
function watch(page, kinds, alone) {
  const open = new PublicLords();
  const own = ownLords();
  let called = alone;
  return async ({ kind, face }) => {
    kinds.add(kind);
    if (kind === "curtain") {
      await knowsNoLord(page);
      called = await page.locator("[data-question]").textContent();
    } else if (face.includes('data-testid="private"')) {
      await (alone ? addressesOnly(page, alone) : addressesNobody(page));
      await hidesLords(page, called);
      await own.check(page, called);
    } else if (face.includes('data-testid="open"')) {
      await open.check(page);
      await hidesLords(page);
    } else if (kind !== "result") await open.note(page);
  };
}

for (const table of TABLES) {
  const { people, bots = 0, speakUp = false, revolution = false, language = "en" } = table;
  const pace = speakUp ? "speaking up" : "passing the device";
  const wins = ["title", "title_ninja", "title_shared"].map((title) => pattern(language, `oriente_table.result.${title}`).source);
  test(`${people} people and ${bots} bots play to the end, ${pace}, in ${language}`, async ({ page, visit, complaints }) => {
    test.setTimeout(600_000);
    await setTable(page, visit, { game: "oriente", names: SHORT, ...table });
    const kinds = new Set();
    await play(page, watch(page, kinds, people === 1 ? SHORT[0] : undefined));
    expect(kinds.has("curtain")).toBe(people > 1);
    expect(kinds.has("open")).toBe(people > 1);
    if (revolution) expect([...kinds]).toContain("revolution-over");
    expect([...kinds]).toEqual(expect.arrayContaining(["private", "battle-over", "season-over"]));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(new RegExp(wins.join("|"), "u"));
    await expect(page.getByTestId("ranking").locator("tbody tr")).toHaveCount(people + bots);
    await expect(page.locator(".chart-crest")).toHaveCount(people + bots);
    expect(complaints).toEqual([]);
  });
}

test("a word kept and a word broken are counted at the end of the game they were given in", async ({ page, visit }) => {
  test.setTimeout(180_000);
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: SHORT, first: 0, speakUp: true });
  await openDesk(page);
  // Nobody will pay it: the season's end breaks it. The song is judged by the one it was promised to.
  await strike(page, "Ada", "Ben", { kind: "Pay later", card: "Shōgun", due: "by the end of this season" });
  await strike(page, "Cas", "Dov", { kind: "In words of their own", words: "a song" });
  await page.getByTestId("judge-kept").click();
  await closeDesk(page);
  const kinds = new Set();
  await play(page, watch(page, kinds));
  expect([...kinds]).toContain("revolution-over");
  const word = (name) => page.getByTestId("word").locator("tbody tr").filter({ hasText: name }).locator("td");
  await expect(word("Ben")).toHaveText(["0", "1"]);
  await expect(word("Dov")).toHaveText(["1", "0"]);
});
