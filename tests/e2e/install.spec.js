// The app among one's own: what a browser wants to know before it installs it, and how it is offered.
import { setTable } from "./player.js";
import { expect, test } from "./site.js";

const offer = (page) => page.getByTestId("install-offer");

test("the browser finds nothing wrong with the manifest, and all its pictures are as large as it says", async ({ page, visit, context, request, site }) => {
  await visit();
  const browser = await context.newCDPSession(page);
  const { errors, data, url } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures.filter(({ type }) => type === "image/png")) {
    const png = await (await request.get(new URL(src, url).href)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(expect.arrayContaining(["wide", "narrow"]));
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  // The path is the app's identity: one that is written down would be read from the root of the origin, and all copies share it.
  expect(manifest.id).toBeUndefined();
  expect((await browser.send("Page.getAppId")).appId).toBe(site);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito")).toEqual([]);
  for (const { url: shortcut } of manifest.shortcuts) {
    await visit(new URL(shortcut, site).hash);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Nothing behind this curtain");
  }
});

test("the browser's offer to install waits at the end of the home page until it is wanted", async ({ page, visit }) => {
  await visit();
  await expect(offer(page)).toHaveCount(0);
  const isHeldBack = await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: () => (window.isPrompted = true) });
    return !dispatchEvent(event);
  });
  expect(isHeldBack).toBe(true);
  await page.getByTestId("install").click();
  expect(await page.evaluate(() => window.isPrompted)).toBe(true);
  await expect(offer(page)).toHaveCount(0);
});

test("where it is installed by hand and begins empty, the games are offered as a file before", async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "standalone", { value: false }));
  await visit();
  await expect(offer(page)).toContainText("Add to Home Screen");
  await expect(page.getByTestId("take-along")).toHaveCount(0);
  await setTable(page, visit, { people: 2, seed: 3 });
  await visit();
  const file = page.waitForEvent("download");
  await page.getByTestId("take-along").click();
  expect((await file).suggestedFilename()).toMatch(/\.noren$/);
});

test("the shortcut goes on with the game that was played last, and back from it does not come there again", async ({ page, visit }) => {
  await visit("#/?go=on");
  await expect(page.getByTestId("game")).toHaveCount(2);
  await setTable(page, visit, { people: 2, seed: 3 });
  await visit();
  await page.evaluate(() => (location.hash = "#/?go=on"));
  await expect(page.getByTestId("curtain")).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId("game")).toHaveCount(2);
});

test("the browser is asked to keep what is kept, once, when the first game is", async ({ page, visit }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    StorageManager.prototype.persist = () => Promise.resolve((window.asked += 1));
  });
  await visit();
  expect(await page.evaluate(() => window.asked)).toBe(0);
  await page.evaluate(() => (location.hash = "#/zipang/new"));
  await page.getByTestId("begin").click();
  await expect.poll(() => page.evaluate(() => window.asked)).toBe(1);
  await page.reload();
  await page.getByTestId("table").waitFor();
  expect(await page.evaluate(() => window.asked)).toBe(0);
});
