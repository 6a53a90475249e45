// Nothing is lost: a reload, a full or forbidden storage, a second tab.
import { readFile } from "node:fs/promises";

import { answer, hurry, raise, screen, setTable, step } from "./player.js";
import { hidesLords, knowsNoCharacter } from "./secrecy.js";
import { expect, test } from "./site.js";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

/** Waits until the last move is kept. */
const isKept = (page) => page.waitForTimeout(150);

/** What a screen is called once somebody comes back to it: whoever stood before the curtain stands there no more. */
const afterwards = (kind) => ({ private: "curtain", show: "call" })[kind] ?? kind;

/** What a screen is for: an open question is more than the open table. */
const purpose = ({ kind, face }) => (kind === "open" && face.includes('data-testid="go-on"') ? "hands" : kind);

/** The kinds of screens that a whole game of each has at least. */
const KINDS = {
  oriente: { hides: hidesLords, kinds: ["curtain", "private", "hands", "moment", "deal-desk", "season-over", "battle-over", "result"] },
  zipang: { hides: knowsNoCharacter, kinds: ["curtain", "private", "hands", "campaign-over", "result"] },
};

test("a game that was kept before keys named the copy of the app is found", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  await isKept(page);
  await visit("#/about");
  await page.evaluate(() => {
    for (const [key, save] of Object.entries(localStorage).filter(([key]) => key.startsWith("noren.save."))) {
      localStorage.removeItem(key);
      localStorage.setItem(key.split("@")[0], save);
    }
  });
  await visit();
  await page.getByTestId("continue").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
});

for (const [game, { hides, kinds }] of Object.entries(KINDS)) {
  test(`a reload leads back to every kind of screen of ${game}, behind the curtain`, async ({ page, visit }) => {
    test.setTimeout(240_000);
    await setTable(page, visit, { game, people: 3, bots: 1, speakUp: true, seed: 11 });
    const seen = new Set();
    for (let steps = 0; steps < 600 && !seen.has("result"); steps += 1) {
      const before = await screen(page);
      const what = purpose(before);
      if (seen.has(what) || what === "open") {
        await step(page, before, steps % 5);
        continue;
      }
      seen.add(what);
      const question = await page.locator("h1").first().textContent();
      await isKept(page);
      await page.reload();
      await expect.poll(async () => purpose(await screen(page)), { message: what }).toBe(afterwards(what));
      if (afterwards(what) === what) await expect(page.locator("h1").first()).toHaveText(question);
      if (what === "curtain") await hides(page);
      if (what === "moment") await page.getByTestId("bargain").click();
    }
    expect([...seen]).toEqual(expect.arrayContaining(kinds));
  });
}

test("the only person among bots finds the game again where it was, with everything he may know", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 1, bots: 4, seed: 3 });
  await expect(page.getByTestId("confirm")).toBeVisible();
  const [question, places] = [await page.locator("h1").first().textContent(), await page.locator(".ring").innerText()];
  await isKept(page);
  await page.reload();
  await expect(page.locator("h1").first()).toHaveText(question);
  expect(await page.locator(".ring").innerText()).toBe(places);
});

test("after a reload the game goes on, and a move that was given is not asked for again", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  const first = await page.locator("h1").textContent();
  await raise(page);
  await answer(page);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await isKept(page);
  await page.reload();
  await expect(page.locator("h1")).not.toHaveText(first);
  await raise(page);
  await expect(page.getByTestId("news")).toContainText(first);
});

test("where nothing may be kept the game goes on, says so once, and can be had as a file", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await setTable(page, visit, { people: 2, seed: 3 });
  const line = page.getByTestId("not-kept");
  await expect(line).toContainText("This browser keeps nothing here");
  const [download] = await Promise.all([page.waitForEvent("download"), line.getByTestId("to-file").click()]);
  expect(download.suggestedFilename()).toBe("noren-zipang.noren");
  await page.getByTestId("keeping-read").click();
  await expect(line).toHaveCount(0);
  await raise(page);
  await answer(page);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("a storage that is full is said to be, and used again when there is room", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  await isKept(page);
  const isFull = await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (let number = 0; ; number += 1) localStorage.setItem(`ballast.${size}.${number}`, "x".repeat(size));
      } catch {
        // No room for so much.
      }
    }
    return JSON.stringify(localStorage).length;
  });
  expect(isFull).toBeGreaterThan(5_000_000);
  await raise(page);
  await answer(page);
  await expect(page.getByTestId("not-kept")).toContainText("no room left");
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ballast")).forEach((key) => localStorage.removeItem(key)));
  await raise(page);
  await answer(page);
  await expect(page.getByTestId("not-kept")).toHaveCount(0);
});

const WITHOUT = "without the browser's locks";
for (const how of ["by the browser's locks", WITHOUT]) {
  test(`a second tab is told, may go on instead, and the first one is told then, ${how}`, async ({ page, visit, context }) => {
    if (how === WITHOUT) await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
    await setTable(page, visit, { people: 2, seed: 3 });
    await isKept(page);
    const second = await context.newPage();
    await second.emulateMedia({ reducedMotion: "reduce" });
    await hurry(second);
    await second.goto(page.url());
    await expect(second.getByTestId("trouble")).toContainText("another tab");
    await expect(page.getByTestId("curtain")).toBeVisible();
    await second.getByTestId("take-over").click();
    await expect(second.getByTestId("curtain")).toBeVisible();
    await expect(page.getByTestId("trouble")).toContainText("another tab");
    await raise(second);
    await answer(second);
    await expect(second.getByTestId("curtain")).toBeVisible();
    await isKept(second);
    // Whoever leaves lets others have it.
    const url = second.url();
    await second.close();
    await page.goto("about:blank");
    await page.goto(url);
    await expect(page.getByTestId("curtain")).toBeVisible();
  });
}

test("whoever asks for a game that another tab plays is not shown the one that lies here", async ({ page, visit, context }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  const second = await context.newPage();
  await hurry(second);
  const visitSecond = async (hash) => second.goto(page.url().replace(/#.*/, hash));
  await setTable(second, visitSecond, { people: 3, seed: 4 });
  await expect(second).toHaveURL(/game=/);
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.getByTestId("continue")).toBeVisible();
  await page.evaluate((hash) => (location.hash = hash), new URL(second.url()).hash);
  await expect(page.getByTestId("trouble")).toContainText("another tab");
  await expect(page.getByTestId("curtain")).toHaveCount(0);
});

test("what was kept and is damaged, or gone, is said in a sentence", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  await isKept(page);
  const address = new URL(page.url()).hash;
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith("noren.save."))) {
      localStorage.setItem(key, localStorage.getItem(key).replace("plan", "plam"));
    }
  });
  await page.goto("about:blank");
  await visit(address);
  await expect(page.getByTestId("trouble")).toContainText("damaged");
  await visit("#/zipang/table?game=nothing");
  await expect(page.getByTestId("trouble")).toContainText("no such game");
});

test("when the app has stopped, the game that was kept last can be had as a file", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  await isKept(page);
  const kept = await page.evaluate(() => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith("noren.save."))));
  await page.evaluate(() => setTimeout(() => WebAssembly.Module && new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11])))));
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("has stopped");
  const [download] = await Promise.all([page.waitForEvent("download"), dialog.locator("#rescue").click()]);
  expect(await readFile(await download.path(), "utf8")).toBe(kept);
  await dialog.locator("#reload").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
});
