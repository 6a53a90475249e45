// Who has seen what he holds: a round of looks on a phone, and counts that stand there on the smallest screen.
import { hurry, raise, setTable } from "./player.js";
import { PHONE, expect, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

test("before the first open question everybody looks once, and who has is shown", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: NAMES, first: 0, speakUp: true, looks: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada");
  await raise(page);
  await page.getByTestId("hide").tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ben");
  await expect(page.getByTestId("round")).toHaveAccessibleName(/Have looked: Ada.*Still to look: Ben, Cas and Dov/);
  await page.getByTestId("skip").tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cas");
  await page.getByTestId("skip-all").tap();
  await expect(page.getByTestId("question")).toHaveText("Does anybody declare an action?");
  // How many cards a stack has decides the privilege: it stands there on the smallest screen.
  for (const count of await page.locator(".court-place .stack-cards").all()) await expect(count).toBeVisible();
  await expect(page.locator(".court-place .stack-cards")).toHaveText(["1", "1", "1", "1"].map((count) => new RegExp(`^${count}`)));
});
