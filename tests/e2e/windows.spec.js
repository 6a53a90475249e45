// The windows over a table, help and settings: they open when they are asked to, and stay until they are closed.
import { openDesk } from "./desk.js";
import { dawdle, setTable } from "./player.js";
import { expect, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];

for (const game of ["oriente", "zipang"]) {
  for (const window of ["help", "settings"]) {
    test(`the ${window} of ${game} stay open while bots move`, async ({ page, visit }) => {
      await dawdle(page);
      await setTable(page, visit, { game, people: 1, bots: 3, seed: 3, names: NAMES, first: 1 });
      const question = page.locator("[data-question]");
      await expect(question).toContainText("is thinking");
      const before = await question.textContent();
      await page.getByTestId(window).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(question).not.toHaveText(before, { timeout: 20_000 });
      await expect(page.getByRole("dialog")).toBeVisible({ timeout: 100 });
    });
  }
}

test("a question mark in a promise is a question mark", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: NAMES, first: 0, speakUp: true });
  await openDesk(page);
  const fields = page.getByTestId("asks");
  await fields.getByTestId("promise-kind").selectOption({ label: "In words of their own" });
  await fields.getByTestId("sentence").pressSequentially("tea?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(fields.getByTestId("sentence")).toHaveValue("tea?");
});
