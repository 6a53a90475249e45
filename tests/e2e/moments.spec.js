// Bargaining by touch: the table waits before bots answer, common deals lie at hand, a debt is asked about in time.
import { closeDesk, openDesk, putCard, putPromise, stackOf, strike } from "./desk.js";
import { name, setTable } from "./player.js";
import { PHONE, expect, test } from "./site.js";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

const ALONE = { game: "oriente", people: 1, bots: 4, seed: 5, names: ["Ada", "Chie", "Bartholomew", "Dov", "Emiko"], first: 0 };

/** Ada declares an attack on the first who may be attacked. */
async function attack(page) {
  await page.getByTestId("answer").filter({ hasText: "Attack a lord" }).tap();
  await name(page, page.locator('[data-testid=target]:not([aria-disabled])').first());
  await page.getByTestId("confirm").tap();
  await expect(page.getByTestId("moment")).toBeVisible();
}

/** Everything in an element that a finger has to hit and that is too small for one. */
const tooSmall = (page, within) =>
  page.locator(`${within} :is(button, select, input, summary)`).evaluateAll((all) =>
    all
      .map((one) => ({ text: one.textContent.slice(0, 30), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );

test("help is asked for in a few taps, before any bot has answered", async ({ page, visit }) => {
  await setTable(page, visit, ALONE);
  await attack(page);
  await expect(page.getByTestId("at-hand")).toContainText("You turn up a Ninja and declare an attack on Chie.");
  await expect(page.locator(".board")).toBeVisible();
  expect(await tooSmall(page, ".moment")).toEqual([]);
  await page.evaluate(() => {
    window.taps = 0;
    window.addEventListener("click", () => (window.taps += 1), true);
  });
  await page.getByTestId("common-deal").filter({ hasText: "Ask for help" }).tap();
  await expect(page.getByTestId("reading")).toContainText("to help the attacker");
  await page.getByTestId("make-offer").tap();
  await expect(page.getByTestId("remarks").locator("li")).toHaveCount(1);
  await page.getByTestId("close-desk").tap();
  await page.getByTestId("let-run").tap();
  expect(await page.evaluate(() => window.taps)).toBeLessThanOrEqual(5);
});

test("a draft survives a look at the table, and the desk fits a finger", async ({ page, visit }) => {
  await setTable(page, visit, ALONE);
  await openDesk(page);
  await page.getByTestId("partner").filter({ hasText: "Chie" }).tap();
  const card = await putCard(page, "gives");
  await page.getByTestId("asks").getByTestId("promise-kind").selectOption({ label: "Pay later" });
  expect(await tooSmall(page, ".desk")).toEqual([]);
  const widths = await page.locator(".payment select").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(110);
  const lines = await page.locator(".desk .target-name").evaluateAll((all) => all.map((one) => [one.textContent, Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))]));
  expect(lines.filter(([, count]) => count > 1), "a name of one word stands on one line").toEqual([]);
  await putPromise(page, "asks", { kind: "Spare … this season", whom: "Ada" });
  await closeDesk(page);
  await openDesk(page);
  await expect(page.getByTestId("reading")).toContainText("to spare you this season");
  await expect(page.getByTestId("gives").locator('[aria-pressed="true"]')).toHaveCount(1);
  // To somebody else it is the same offer.
  await page.getByTestId("partner").filter({ hasText: "Dov" }).tap();
  await expect(page.getByTestId("reading")).toContainText("You offer Dov");
  await expect(page.getByTestId("gives").locator('[aria-pressed="true"]')).toHaveAttribute("aria-label", new RegExp(`^${card}`));
});

test("a debt is asked about before the season ends, and paid with a tap", async ({ page, visit }) => {
  await setTable(page, visit, { ...ALONE, people: 4, bots: 0, names: ["Ada", "Ben", "Cas", "Dov"], seed: 3, speakUp: true });
  const [debt] = await stackOf(page, "Ben");
  await openDesk(page);
  await strike(page, "Ada", "Ben", { kind: "Pay later", card: debt, due: "by the end of this season" });
  await closeDesk(page);
  await expect(page.getByTestId("moment-title")).toHaveText("Ben: a debt falls due");
  await page.getByTestId("pay").tap();
  await expect(page.getByTestId("moment")).toHaveCount(0);
  await expect(page.getByTestId("story")).toContainText(/Ben pays Ada .*, as promised\./);
});

test("the table counts down where it is told to, until it is touched, and does not wait where it is not", async ({ page, visit }) => {
  const remember = (word) => page.evaluate((word) => localStorage.setItem("noren.moments", word), word);
  await visit("");
  await remember("count");
  await setTable(page, visit, ALONE);
  await attack(page);
  const letRun = page.getByTestId("let-run");
  await expect(letRun).toHaveText(/\(\d\)$/);
  await page.getByTestId("moment-title").tap();
  await expect(letRun).toHaveText("Let it run");
  await remember("off");
  await setTable(page, visit, ALONE);
  await page.getByTestId("answer").filter({ hasText: "Attack a lord" }).tap();
  await name(page, page.locator('[data-testid=target]:not([aria-disabled])').first());
  await page.getByTestId("confirm").tap();
  await expect(page.getByTestId("story")).toContainText("declares an attack");
  await expect(page.getByTestId("let-run").filter({ hasText: "Let it run" })).toHaveCount(0);
});
