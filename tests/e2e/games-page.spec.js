// The games kept in this browser: listed, gone on with, named, copied, deleted and put back, taken along as files.
import { readFile } from "node:fs/promises";

import { hurry, setTable } from "./player.js";
import { hidesLords } from "./secrecy.js";
import { expect, test } from "./site.js";

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
});
