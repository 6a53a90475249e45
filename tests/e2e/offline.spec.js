// After one visit everything plays with the network off; a new version waits until it is asked for, and breaks no game.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readManifest } from "../../scripts/manifest.mjs";
import { test } from "./builds.js";
import { hurry, play, raise, screen, setTable, step } from "./player.js";
import { expect, speak } from "./site.js";
import { LANGUAGES, words } from "./words.js";

test.use({ serviceWorkers: "allow" });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

const heading = (page) => page.getByRole("heading", { level: 1 });
const caches = (page) => page.evaluate(async () => (await window.caches.keys()).filter((name) => name.startsWith("noren")));
const fresh = (page) => page.locator("html[data-fresh]");
/** Until the service worker has a whole build and answers this page. */
const isKept = (page) => expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
/** As much as is under way is over: the worker has taken what there is, or given up. */
const hasLooked = async (page, host, times) => {
  await expect.poll(() => host.asked.filter((path) => path.endsWith("/build.json")).length).toBeGreaterThanOrEqual(times);
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held.filter(({ name }) => name.startsWith("taking")).length)).toBe(0);
};

test("after one visit to the home page everything plays with the network off", async ({ page, visit, host }) => {
  test.setTimeout(120_000);
  await visit();
  await isKept(page);
  host.close();
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const [hash, title] of [["#/", words(language, "home.title")], ["#/oriente", "Oriente"], ["#/zipang", "Zipang Portable"], ["#/games", words(language, "kept.title")]]) {
      await page.evaluate((hash) => (location.hash = hash), hash);
      await expect(heading(page)).toHaveText(title);
    }
  }
  for (const [game, bots, language] of [["zipang", 2, "fr"], ["oriente", 3, "it"]]) {
    await setTable(page, visit, { game, people: 1, bots, seed: 4, language });
    for (let steps = 0; steps < 3; steps += 1) await step(page, await screen(page), steps);
    await page.reload();
    await page.getByTestId("table").waitFor();
    await play(page);
    await expect(page.getByTestId("result")).toBeVisible();
  }
  const broken = await page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
  expect(broken).toBe(0);
});

test("a new version waits until it is asked for: the old one goes on with its own parts, and no game is lost", async ({ page, visit, host, build }) => {
  await visit();
  await isKept(page);
  const [old] = await caches(page);
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  const whose = await heading(page).textContent();
  host.deploy(await build("A newer headline"));
  await page.reload();
  await expect(fresh(page)).toHaveCount(1);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(page.getByTestId("fresh")).toHaveCount(0);
  await raise(page);
  await page.locator(".table-bar .wordmark").click();
  await expect(heading(page)).toHaveText(words("en", "home.title"));
  await expect(page.getByTestId("fresh")).toContainText("A new version is here.");
  // A page of the old one is open: a reload does not force the new one upon it.
  await page.reload();
  await expect(heading(page)).toHaveText(words("en", "home.title"));
  await expect(page.getByTestId("fresh")).toBeVisible();
  // Nor while a table is being set. The host no longer has the part that plays it.
  await page.evaluate(() => (location.hash = "#/oriente/new"));
  await expect(page.getByTestId("begin")).toBeVisible();
  await expect(page.getByTestId("fresh")).toHaveCount(0);
  await page.getByTestId("begin").click();
  await expect(page.getByTestId("table")).toHaveAttribute("data-game", "Oriente");
  expect(await caches(page)).toHaveLength(2);
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByTestId("renew").click();
  await expect(heading(page)).toHaveText("A newer headline");
  await expect(page.getByTestId("fresh")).toHaveCount(0);
  await expect.poll(() => caches(page)).toHaveLength(1);
  expect(await caches(page)).not.toContain(old);
  await page.getByTestId("all-games").click();
  await expect(page.getByTestId("kept-game")).toHaveCount(2);
  await page.locator("[data-testid=kept-game]", { hasText: "Ada" }).getByRole("link", { name: "Continue" }).click();
  await expect(heading(page)).toHaveText(whose);
  await expect(page.getByTestId("curtain")).toBeVisible();
});

test("where one tab goes over to the new version, another goes on with the old one; whoever comes later gets the new", async ({ page, visit, host, build, context }) => {
  await visit();
  await isKept(page);
  host.deploy(await build("A newer headline"));
  const other = await context.newPage();
  await hurry(other);
  await other.goto("");
  await expect(other.getByTestId("renew")).toBeVisible();
  await expect(page.getByTestId("renew")).toBeVisible();
  await other.getByTestId("renew").click();
  await expect(heading(other)).toHaveText("A newer headline");
  // Its part is not on the host, nor in the newer build.
  await page.evaluate(() => (location.hash = "#/zipang/new"));
  await page.getByTestId("begin").click();
  await expect(page.getByTestId("table")).toBeVisible();
  expect(await caches(page)).toHaveLength(2);
  await page.close();
  await other.reload();
  await expect(heading(other)).toHaveText("A newer headline");
  await expect.poll(() => caches(other)).toHaveLength(1);
});

test("a build of which a file is damaged on its way is refused, and the old one stays", async ({ page, visit, host, build }) => {
  await visit();
  await isKept(page);
  const before = await caches(page);
  const damaged = await build("A damaged headline");
  const [, wasm] = (await readManifest(damaged)).parts.zipang;
  await writeFile(join(damaged, wasm), (await readFile(join(damaged, wasm))).subarray(1));
  host.deploy(damaged);
  await page.reload();
  // In vain: from wherever it may be had, then past the caches.
  await expect.poll(() => host.asked.filter((path) => path.endsWith(wasm)).length).toBe(2);
  await hasLooked(page, host, 2);
  expect(await caches(page)).toEqual(before);
  await expect(fresh(page)).toHaveCount(0);
  host.close();
  await visit();
  await expect(heading(page)).toHaveText(words("en", "home.title"));
});

test("a deploy while the page loads is followed by a second try, and one while the worker takes a build does no harm", async ({ page, visit, host, build }) => {
  const [second, third] = [await build("The second"), await build("The third")];
  host.before = (path) => path.endsWith("_bg.wasm") && host.deploy(second);
  await visit();
  await expect(heading(page)).toHaveText("The second");
  // The worker has the manifest of the second and finds the files of the third.
  host.before = (path) => /\/zipang-.*js$/.test(path) && host.deploy(third);
  await hasLooked(page, host, 2);
  host.before = () => {};
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(await caches(page)).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText("The third");
  await isKept(page);
});

test("where no worker may be, a deploy that has taken a part away is told, and reloading helps", async ({ page, visit, host, build }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
  await visit();
  host.deploy(await build("A newer headline"));
  await page.evaluate(() => (location.hash = "#/zipang/table"));
  await expect(page.getByRole("alertdialog")).toContainText("A new version of Noren has taken the place of this one.");
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.evaluate(() => (location.hash = "#/zipang/table"));
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.getByRole("link", { name: "Noren, home page" }).click();
  await expect(heading(page)).toHaveText("A newer headline");
});

test("two copies on one origin do not meet", async ({ page, host, build, context }) => {
  const copies = { a: await build("Copy a"), b: await build("Copy b") };
  const at = (copy) => new URL(`/${copy}/`, host.url).href;
  const ids = [];
  for (const [copy, dir] of Object.entries(copies)) {
    host.sites[`/${copy}/`] = dir;
    await page.goto(at(copy));
    await isKept(page);
    ids.push((await (await context.newCDPSession(page)).send("Page.getAppId")).appId);
  }
  expect(ids).toEqual([at("a"), at("b")]);
  expect(await caches(page)).toHaveLength(2);
  await page.goto(`${at("a")}#/zipang/new`);
  await page.getByTestId("begin").click();
  await page.getByTestId("table").waitFor();
  // One goes away and leaves the other as it is.
  await writeFile(join(copies.b, "build.json"), JSON.stringify({ files: {} }));
  await page.goto(at("b"));
  await expect.poll(() => caches(page)).toHaveLength(1);
  await expect(page.getByTestId("continue")).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => scope)))).toEqual([at("a")]);
  await page.reload();
  await expect(heading(page)).toHaveText("Copy b");
  host.close();
  await page.goto(at("a"));
  await expect(heading(page)).toHaveText("Copy a");
  await expect(page.getByTestId("continue")).toBeVisible();
});

for (const [what, forbid] of Object.entries({
  "service workers and storage are forbidden": () => {
    const denied = {
      get() {
        window.isRefused = true;
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", denied);
    Object.defineProperty(Navigator.prototype, "serviceWorker", denied);
    Object.defineProperty(window, "caches", denied);
  },
  "a worker may not be registered": () => {
    if (!window.ServiceWorkerContainer) return;
    ServiceWorkerContainer.prototype.register = () => {
      window.isRefused = true;
      return Promise.reject(new DOMException("denied", "SecurityError"));
    };
  },
})) {
  test(`where ${what} the app plays as before`, async ({ page, visit, complaints }) => {
    await page.addInitScript(forbid);
    await setTable(page, visit, { people: 2, seed: 3 });
    await raise(page);
    await expect(page.getByTestId("private")).toBeVisible();
    await page.waitForFunction(() => window.isRefused);
    expect(complaints).toEqual([]);
  });
}
