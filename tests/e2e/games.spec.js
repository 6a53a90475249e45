// Whole games of Zipang through the page, with fixed seeds, to the result; every screen on the way is
// searched for what it may not say.
import { hurry, play, setTable } from "./player.js";
import { PublicCards, addressesNobody, knowsNoCharacter, ownHands } from "./secrecy.js";
import { expect, test } from "./site.js";
import { pattern } from "./words.js";

const TABLES = [
  { people: 2, seed: 5 },
  { people: 3, seed: 5, speakUp: true },
  { people: 6, seed: 11, speakUp: true },
  { people: 2, bots: 2, seed: 8 },
  { people: 3, bots: 1, seed: 21, speakUp: true },
  { people: 1, bots: 3, seed: 2 },
  { people: 3, seed: 5, speakUp: true, language: "fr" },
  { people: 3, bots: 1, seed: 21, language: "it" },
];

for (const table of TABLES) {
  const { people, bots = 0, speakUp = false, language = "en" } = table;
  const pace = speakUp ? "speaking up" : "passing the device";
  test(`${people} people and ${bots} bots play to the end, ${pace}, in ${language}`, async ({ page, visit, complaints }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await hurry(page);
    await setTable(page, visit, table);
    const open = new PublicCards();
    const own = ownHands();
    const kinds = new Set();
    let called = "the only one";
    await play(page, async ({ kind }) => {
      kinds.add(kind);
      if (kind === "curtain") {
        await knowsNoCharacter(page);
        called = await page.locator("[data-question]").textContent();
      }
      if (kind === "open") await open.check(page);
      if (kind === "private") {
        if (people > 1) await addressesNobody(page);
        await own.check(page, called);
      }
    });
    expect(kinds.has("curtain")).toBe(people > 1);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(pattern(language, "zipang_table.result_title"));
    await expect(page.getByTestId("ranking").locator("tbody tr")).toHaveCount(people + bots);
    await expect(page.getByTestId("hidden").getByRole("img").first()).toBeVisible();
    await expect(page.locator(".chart-crest")).toHaveCount(people + bots);
    expect(complaints).toEqual([]);
  });
}

test("the same people play again", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
  await setTable(page, visit, { people: 2, seed: 5, names: ["Ada", "Ben"] });
  await play(page);
  await page.getByTestId("again").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ada|Ben/);
});
