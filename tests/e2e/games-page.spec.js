// The games kept in this browser: listed, gone on with, named, copied, deleted and put back, taken along as files.
import { readFile } from "node:fs/promises";

import { fits } from "./looks.js";
import { answer, hurry, play, raise, setTable } from "./player.js";
import { hidesLords } from "./secrecy.js";
import { expect, PHONE, speak, test } from "./site.js";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

/** Sets a table that is kept, and goes to the list. */
async function keepOne(page, visit, table) {
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben", "Cy", "Di"], ...table });
  await expect(page).toHaveURL(/\?game=/);
  await page.waitForTimeout(150);
  await page.evaluate(() => (location.hash = "#/games"));
  await page.getByRole("heading", { level: 1 }).waitFor();
}

test("the home page offers to go on first, and leads behind the curtain after a new visit", async ({ page, visit }) => {
  await keepOne(page, visit, { game: "oriente", people: 4 });
  await hidesLords(page);
  await visit("#/");
  await hidesLords(page);
  await page.getByTestId("continue").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
});

test("a game is named, copied, deleted and put back", async ({ page, visit }) => {
  await keepOne(page, visit, {});
  const games = page.getByTestId("kept-game");
  await expect(games).toHaveCount(1);
  await page.getByTestId("kept-rename").click();
  await expect(games.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Sunday");
  await page.keyboard.press("Enter");
  await expect(games).toContainText("Sunday");
  await page.getByTestId("kept-duplicate").click();
  await expect(games).toHaveCount(2);
  await page.getByTestId("kept-delete").first().click();
  await expect(games).toHaveCount(1);
  await page.getByTestId("undo-delete").click();
  await expect(games).toHaveCount(2);
});

test("all games go into one file, and come back from it into an empty browser", async ({ page, visit }) => {
  await keepOne(page, visit, {});
  await keepOne(page, visit, { game: "oriente", people: 4 });
  await expect(page.getByTestId("kept-game")).toHaveCount(2);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-all").click()]);
  const text = await readFile(await download.path(), "utf8");
  await page.evaluate(() => localStorage.clear());
  await visit("#/games");
  await expect(page.getByTestId("kept-game")).toHaveCount(0);
  const file = (text) => ({ name: "games.noren", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByTestId("import").setInputFiles(file(text.replace("Ada", "Eve")));
  await expect(page.getByTestId("kept-game")).toHaveCount(1);
  await page.getByTestId("import").setInputFiles(file("a letter"));
  await expect(page.getByTestId("kept-game")).toHaveCount(1);
  await page.getByTestId("import").setInputFiles(file(text));
  await expect(page.getByTestId("kept-game")).toHaveCount(3);
  await page.getByTestId("kept-open").first().click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  const first = await page.locator("h1").textContent();
  await raise(page);
  await answer(page);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(page.locator("h1")).not.toHaveText(first);
});

test("a finished game is told in the chronicle, which is emptied and put back in another language", async ({ page, visit }) => {
  test.setTimeout(180_000);
  await setTable(page, visit, { people: 2, bots: 1, seed: 3, names: ["Ada", "Ben", "Cy"] });
  await play(page);
  await page.waitForTimeout(150);
  await keepOne(page, visit, {});
  const chronicle = page.getByTestId("chronicle");
  await expect(page.getByTestId("kept-game")).toHaveCount(2);
  // Bots are not listed, and neither is what is still played.
  await expect(chronicle.locator("tbody tr")).toHaveCount(2);
  await expect(chronicle.getByRole("rowheader")).toHaveText([/^(Ada|Ben)$/, /^(Ada|Ben)$/]);
  const first = chronicle.locator("tbody tr").first();
  await expect(first.locator(".chronicle-number").first()).toContainText("1");
  const replay = await page.getByTestId("kept-replay").last().getAttribute("href");
  expect(replay).toMatch(/^#\/zipang\/replay\/[a-z0-9]+$/);
  await expect(first.getByTestId("best-game")).toHaveAttribute("href", replay);
  await expect(first.getByTestId("best-game")).toHaveText(/^Zipang Portable, place [123] of 3 \d/);

  // A copy is the same game, whether or not somebody has looked at it.
  const before = await chronicle.locator("tbody").innerText();
  await page.getByTestId("kept-duplicate").last().click();
  await expect(page.getByTestId("kept-game")).toHaveCount(3);
  await page.getByTestId("kept-open").last().click();
  await expect(page.getByTestId("result")).toBeVisible();
  await page.waitForTimeout(150);
  await page.evaluate(() => (location.hash = "#/games"));
  await expect(chronicle).toBeVisible();
  expect(await chronicle.locator("tbody").innerText()).toBe(before);

  await page.getByTestId("empty-chronicle").focus();
  await page.keyboard.press("Enter");
  await expect(chronicle).toHaveCount(0);
  await expect(page.getByTestId("kept-game")).toHaveCount(1);
  await expect(page.getByTestId("games-status")).toHaveText("2 finished games are deleted.");
  await expect(page.getByTestId("undo-delete")).toBeFocused();
  await speak(page, "fr");
  await expect(page.getByTestId("games-status")).toHaveText("2 parties terminées sont supprimées.");
  await page.getByTestId("undo-delete").click();
  await expect(page.getByTestId("kept-game")).toHaveCount(3);
  await expect(chronicle.locator("tbody tr")).toHaveCount(2);
  await expect(chronicle.locator("tbody")).toContainText(/[123],0/);
  await expect(page.getByTestId("undo-delete")).toHaveCount(0);

  // On a phone everybody is a card, and nothing reaches beyond the page.
  await page.setViewportSize(PHONE);
  await expect(chronicle.locator(".chronicle-label").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a game that is deleted while it lies on its table does not come back with the next move", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  await expect(page).toHaveURL(/\?game=/);
  await raise(page);
  await answer(page);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await page.waitForTimeout(150);
  const table = new URL(page.url()).hash;
  const question = await page.locator("h1").first().textContent();
  const go = (hash) => page.evaluate((hash) => (location.hash = hash), hash);
  await go("#/games");
  await page.getByTestId("kept-delete").click();
  await expect(page.getByTestId("kept-game")).toHaveCount(0);
  await go(table);
  await expect(page.getByTestId("trouble")).toContainText("no such game");
  await go("#/");
  await expect(page.getByTestId("continue")).toHaveCount(0);
  await expect(page.locator(".doorway").getByTestId("play")).toHaveCount(0);
  await go("#/games");
  await expect(page.getByTestId("kept-game")).toHaveCount(0);
  await page.getByTestId("undo-delete").click();
  await page.getByTestId("kept-open").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(page.locator("h1").first()).toHaveText(question);
});

test("twenty games are listed, the newest first, and each is gone on with where it was", async ({ page, visit }) => {
  test.setTimeout(90_000);
  const names = (number) => [`Ada ${number}`, `Ben ${number}`];
  await setTable(page, visit, { people: 2, seed: 1, names: names(1) });
  await page.waitForTimeout(150);
  const [key, save] = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith("noren.save.")));
  await visit("#/games");
  for (let number = 2; number <= 20; number += 1) await page.getByTestId("kept-duplicate").first().click();
  const games = page.getByTestId("kept-game");
  await expect(games).toHaveCount(20);
  expect(save.length).toBeLessThan(5_000);
  await fits(page, "twenty games");
  await page.setViewportSize(PHONE);
  await fits(page, "twenty games on a phone");
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("noren.save.")).length);
  expect(stored).toBeGreaterThanOrEqual(20);
  // The one that was there first goes on as if it were alone.
  const [, , id] = key.split(".");
  await visit(`#/zipang/table?game=${id}`);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await visit("#/games");
  await games.nth(13).getByTestId("kept-open").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
});
