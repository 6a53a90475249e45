// What makes a table comfortable: one tap to it, bots at the pace one likes, and language and colours without leaving it.
import { readFile } from "node:fs/promises";

import { dawdle, hurry, raise, screen, setTable, step } from "./player.js";
import { knowsNoCharacter } from "./secrecy.js";
import { PHONE, WIDE, expect, test } from "./site.js";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`on a ${name} screen one tap plays, without scrolling, and the last table comes back`, async ({ page, visit }) => {
    await page.setViewportSize(size);
    await visit();
    for (const game of ["oriente", "zipang"]) {
      for (const way of ["play", "set"]) await expect(page.getByTestId(`${way}-${game}`)).toBeInViewport({ ratio: 1 });
    }
    await page.getByTestId("play-zipang").click();
    await expect(page.getByTestId("table")).toHaveAttribute("data-game", "Zipang Portable");
    await expect(page.getByTestId("curtain")).toHaveCount(0);
    await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
    await visit();
    await expect(page.getByTestId("continue")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".play-now")).toContainText("2 people");
    await page.getByTestId("play-zipang").click();
    await page.getByTestId("begin-another").click();
    await expect(page.getByTestId("curtain")).toContainText(/Ada|Ben/);
  });
}

test("where there is no chance to be had, that is said", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new DOMException("none", "OperationError");
    };
  });
  await visit();
  await page.getByTestId("play-oriente").click();
  await expect(page.locator(".play-now")).toContainText("gives no random numbers");
});

test("a key hurries bots too", async ({ page, visit }) => {
  await dawdle(page);
  await setTable(page, visit, { people: 1, bots: 3, seed: 3, first: 1 });
  await expect(page.locator("[data-question]")).toContainText("is thinking");
  const before = await page.getByTestId("story").textContent();
  await page.keyboard.press("h");
  await expect(page.getByTestId("story")).not.toHaveText(before, { timeout: 2000 });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("a tap on the table hurries bots, and hits nothing that comes up", async ({ page, visit }) => {
    await dawdle(page);
    await setTable(page, visit, { people: 1, bots: 3, seed: 3, names: ["Ada", "Ben", "Cas", "Dov"], first: 1 });
    await expect(page.locator("[data-question]")).toContainText("Ben is thinking");
    const story = page.getByTestId("story");
    const before = await story.textContent();
    // A table that has just come up sleeps for a moment; by himself he would take more than four seconds.
    await expect(async () => {
      await page.touchscreen.tap(6, 120);
      await expect(story).not.toHaveText(before, { timeout: 250 });
    }).toPass({ timeout: 3500 });
    const [isUntouched, isTouched] = await page.evaluate(async () => {
      const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
      const tap = (selector) => {
        const init = { bubbles: true, cancelable: true, detail: 1 };
        [...document.querySelectorAll(selector)].at(-1).dispatchEvent(new MouseEvent("click", init));
      };
      const main = document.querySelector("main");
      while (document.querySelector("[data-question]").textContent.includes("is thinking")) {
        tap(".table");
        await wait(0);
      }
      // One more tap, meant for a bot, falls on what has come up meanwhile.
      const up = "[data-testid=card]:not([aria-disabled]), [data-testid=answer]:not([aria-disabled]), .stop button";
      const face = main.innerHTML;
      tap(up);
      await wait(0);
      const isUntouched = main.innerHTML === face;
      await wait(450);
      tap(up);
      await wait(0);
      return [isUntouched, main.innerHTML !== face];
    });
    expect(isUntouched, "a tap within a moment").toBe(true);
    expect(isTouched, "a tap after it").toBe(true);
  });
});

test("language, colours and the bots' pace are changed at the table, and nothing is lost by it", async ({ page, visit }) => {
  await hurry(page);
  await setTable(page, visit, { people: 1, bots: 3, seed: 3, names: ["Ada", "Ben", "Cas", "Dov"], first: 0 });
  await page.locator("[data-testid=card]:not([aria-disabled])").first().click();
  const picked = page.locator("[data-testid=card][aria-pressed=true]");
  const place = async () => [await picked.getAttribute("data-choice"), await picked.getAttribute("data-copy")];
  const before = await place();
  await page.getByTestId("settings").click();
  const window = page.getByRole("dialog");
  await window.getByTestId("tempo-at-once").check({ force: true });
  await window.getByTestId("theme").selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await window.getByTestId("language").selectOption("fr");
  await expect(window).toContainText("Réglages");
  await expect(window.getByTestId("language")).toBeFocused();
  await window.getByTestId("close").click();
  await expect(page.getByTestId("confirm")).toBeVisible();
  expect(await place()).toEqual(before);
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("noren.tempo"))).toBe("at-once");
});

test("while another language is chosen, a curtain that is down shows nothing, and one that is up falls", async ({ page, visit }) => {
  await hurry(page);
  await setTable(page, visit, { people: 2, seed: 3 });
  await raise(page);
  await page.getByTestId("settings").click();
  await page.getByRole("dialog").getByTestId("language").selectOption("it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.getByTestId("curtain")).toBeAttached();
  await knowsNoCharacter(page);
});

test("whoever is out of a campaign has it played out with one tap", async ({ page, visit }) => {
  test.setTimeout(60_000);
  await hurry(page);
  await setTable(page, visit, { people: 1, bots: 5, seed: 11, first: 0 });
  // From then on bots take twenty times as long as they do, unless nobody waits for them.
  const runOn = () =>
    page.evaluate(() => {
      const button = document.querySelector("[data-testid=run-on]");
      if (!button) return false;
      const real = window.setTimeout;
      window.setTimeout = (callback, delay, ...rest) => real(callback, delay * 400, ...rest);
      button.click();
      return true;
    });
  for (let steps = 0; steps < 300 && !(await runOn()); steps += 1) await step(page, await screen(page), steps % 5);
  await expect(page.getByTestId("campaign-over")).toBeVisible();
  // What comes up after a tap that hurried bots takes a moment before it answers to another: twenty times as long here, too.
  await page.getByTestId("go-home").click({ timeout: 20_000 });
  await expect(page.getByTestId("continue")).toBeVisible();
});

test("a result says why nothing is dealt again", async ({ page }) => {
  await page.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new DOMException("none", "OperationError");
    };
  });
  const link = (await readFile("tests/data/links/zipang-1.txt", "utf8")).trim();
  await page.goto(`#/zipang/replay/~${link}?step=end`);
  await page.getByTestId("again").click();
  await expect(page.getByTestId("not-dealt")).toContainText("gives no random numbers");
});
