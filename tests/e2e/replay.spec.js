// Games seen again: step by step, through the eyes that may, from a slot, from a link and from another tab.
import { readFile } from "node:fs/promises";

import { axe, fits } from "./looks.js";
import { answer, hurry, raise, setTable } from "./player.js";
import { hidesLords, knowsNoCharacter } from "./secrecy.js";
import { PHONE, WIDE, expect, test } from "./site.js";

/** A game of Zipang that is over, and one of Oriente that is not. */
const OVER = "tests/data/reports/zipang-played.noren";
const RUNNING = "tests/data/reports/oriente-played.noren";

/** Cards that lie open before the players. */
const HELD = "[data-testid=place] [data-card]";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

/** Takes a game in from a file, and opens its replay. */
async function seeAgain(page, visit, file) {
  await visit("#/games");
  await page.getByTestId("import").setInputFiles(file);
  await expect(page.getByTestId("kept-game")).toHaveCount(1);
  await page.getByTestId("kept-replay").click();
  await expect(page.getByTestId("replay")).toBeVisible();
}

/** The step that is shown, and how many there are. */
const steps = async (page) => (await page.getByTestId("replay").locator("h1").textContent()).match(/\d+/g).map(Number);

test("a game that is over is walked through with everyone's eyes", async ({ page, visit }) => {
  await seeAgain(page, visit, OVER);
  const [first, last] = await steps(page);
  expect([first, last > 20]).toEqual([0, true]);
  await page.keyboard.press("End");
  await expect(page.getByTestId("result")).toBeVisible();
  expect(await steps(page)).toEqual([last, last]);
  const winner = await page.getByTestId("result").locator("h1").textContent();
  await page.getByTestId("back").click();
  await expect(page.getByTestId("result")).toHaveCount(0);
  await page.getByTestId("first").click();
  const seen = {};
  for (const option of await page.getByTestId("eyes").locator("option").allTextContents()) {
    await page.getByTestId("eyes").selectOption({ label: option });
    seen[option] = await page.locator(HELD).count();
  }
  expect(seen).toEqual({ "A bystander": 0, "All cards open": 7, Aiko: 3, Botan: 2, Chie: 2 });
  await page.getByTestId("eyes").selectOption({ label: "Botan" });
  for (let step = 1; step <= last; step += 1) {
    await page.getByTestId("on").click();
    await expect(page.getByTestId("replay").locator("h1")).toHaveText(`Step ${step} of ${last}`);
  }
  await expect(page.getByTestId("result").locator("h1")).toHaveText(winner);
});

test("keys, slider, speeds and landmarks lead through a game, and a reload back to the step", async ({ page, visit }) => {
  await seeAgain(page, visit, OVER);
  const [, last] = await steps(page);
  for (const [key, step] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", last], ["Home", 0]]) {
    await page.keyboard.press(key);
    expect((await steps(page))[0], key).toBe(step);
  }
  await page.keyboard.press("Shift+ArrowRight");
  const campaign = (await steps(page))[0];
  expect(campaign).toBeGreaterThan(1);
  await expect(page.locator(".table-name")).toContainText("2");
  await page.getByTestId("sought").selectOption({ label: "Attacks" });
  await page.getByTestId("sought-before").click();
  expect((await steps(page))[0]).toBeLessThan(campaign);
  await page.getByTestId("slider").fill("7");
  expect((await steps(page))[0]).toBe(7);
  await page.reload();
  await expect(page.getByTestId("replay").locator("h1")).toHaveText(`Step 7 of ${last}`);
  await page.getByTestId("speed").selectOption({ label: "Quick" });
  await page.getByTestId("play").click();
  await expect.poll(async () => (await steps(page))[0], { timeout: 20_000 }).toBe(last);
  await expect(page.getByTestId("play")).toHaveAttribute("aria-label", "Play");
});

test("of a game that goes on, only what all may know is seen again", async ({ page, visit }) => {
  await seeAgain(page, visit, RUNNING);
  const [, last] = await steps(page);
  await expect(page.getByTestId("eyes").locator("option")).toHaveCount(1);
  await expect(page.getByTestId("play-on")).toHaveCount(0);
  for (const step of [0, 1, Math.floor(last / 2), last]) {
    await page.getByTestId("slider").fill(String(step));
    await hidesLords(page);
  }
  await page.getByTestId("to-table").click();
  // A bot has made an offer, over which it was left.
  await expect(page.getByTestId("deal-desk")).toBeVisible();
  await hidesLords(page);
});

test("one plays on from a moment of a game that is over, as a game of its own", async ({ page, visit }) => {
  await seeAgain(page, visit, OVER);
  await page.getByTestId("slider").fill("4");
  await page.getByTestId("play-on").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await knowsNoCharacter(page);
  await raise(page);
  await answer(page);
  await page.waitForTimeout(150);
  await page.evaluate(() => (location.hash = "#/games"));
  await expect(page.getByTestId("kept-game")).toHaveCount(2);
});

test("a game that is over goes along in a link, and is seen again in a fresh profile", async ({ page, visit, browser, site }) => {
  await seeAgain(page, visit, OVER);
  await page.keyboard.press("End");
  const winner = await page.getByTestId("result").locator("h1").textContent();
  await page.keyboard.press("ArrowLeft");
  await page.getByTestId("share").click();
  await expect(page.getByTestId("link-text")).toContainText(/\d\.\d kB/);
  const link = await page.getByTestId("link").inputValue();
  expect(link).toContain(new URL(site).pathname);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("copy").click();
  await expect(page.getByTestId("remark")).toHaveText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByTestId("replay")).toBeVisible();
  await other.keyboard.press("End");
  await expect(other.getByTestId("result").locator("h1")).toHaveText(winner);
  await other.goto("about:blank");
  await other.goto(link.slice(0, -9));
  await expect(other.getByTestId("trouble")).toContainText("link");
  await other.context().close();
});

test("nobody plays on while that would lose the game on the table", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  await expect(page.getByTestId("not-kept")).toBeVisible();
  const link = (await readFile("tests/data/links/zipang-1.txt", "utf8")).trim();
  await page.evaluate((link) => (location.hash = `#/zipang/replay/~${link}`), link);
  await page.getByTestId("play-on").click();
  await expect(page.getByTestId("remark")).toContainText("kept nowhere");
  await page.evaluate(() => (location.hash = "#/zipang/table"));
  await expect(page.getByTestId("curtain")).toBeVisible();
});

test("a second tab watches the game that another one plays", async ({ page, visit, context }) => {
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  await expect(page).toHaveURL(/\?game=/);
  await page.waitForTimeout(150);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByTestId("watch").click();
  await expect(second.getByTestId("replay").locator("h1")).toHaveText("Step 0 of 0");
  await raise(page);
  await answer(page);
  await expect(second.getByTestId("replay").locator("h1")).toHaveText(/Step [1-9]\d* of [1-9]/);
  await expect(second.locator(HELD)).toHaveCount(0);
});

test("a replay fits its screen, and axe finds nothing", async ({ page, visit }) => {
  await seeAgain(page, visit, RUNNING);
  await page.getByTestId("slider").fill("12");
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await fits(page, `a replay, ${size.width} wide`);
  }
  await axe(page, "a replay");
});
