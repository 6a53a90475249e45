// For every eye and hand: axe on each page, the keyboard, reduced motion.
import { AxeBuilder } from "@axe-core/playwright";

import { PAGES, PHONE, WIDE, expect, test } from "./site.js";

for (const [name, hash] of Object.entries(PAGES)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing on ${name} in ${colorScheme}, wide and narrow`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        await visit(hash);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      }
    });
  }
}

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing on the failure notice in ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(site);
    await expect(page.getByRole("alertdialog")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("#failure").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test("the first stop of the keyboard skips to the content", async ({ page, visit }) => {
  await visit();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play Oriente" })).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
});

test("the keyboard goes through the page in reading order, visibly", async ({ page, visit }) => {
  await visit();
  const stops = [];
  for (let i = 0; i < 15; i += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      const name = document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim();
      return { name, visible: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 };
    });
    stops.push(stop);
  }
  expect(stops.map(({ name }) => name)).toEqual([
    "Skip to the content",
    "Noren, home page",
    "Oriente",
    "Zipang",
    "Saved",
    "About",
    "Language",
    "Colours",
    "Play Oriente",
    "Set the table",
    "Play Zipang Portable",
    "Set the table",
    "Meet the lords",
    "Meet the characters",
    "Credits and licences",
  ]);
  expect(stops.filter(({ visible }) => !visible)).toEqual([]);
});

test("those who want no motion get none", async ({ page, visit }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit();
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moving()).toBe(0);
});
