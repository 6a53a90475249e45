// What a visitor finds on the pages, and how one gets from one to the next.
import { PAGES, PHONE, expect, speak, test } from "./site.js";

test("the home page names both games with players and length", async ({ page, visit }) => {
  await visit();
  const [oriente, zipang] = await page.getByTestId("game").all();
  await expect(oriente).toContainText("4–12");
  await expect(oriente).toContainText("until the Geisha comes");
  await expect(zipang).toContainText("2–6");
  await expect(zipang).toContainText("10–20 minutes");
});

test("from the home page to a game, to the other one, and back", async ({ page, visit }) => {
  await visit();
  await page.getByRole("link", { name: "Meet the lords" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oriente");
  await expect(page.getByTestId("member")).toHaveCount(9);
  await expect(page).toHaveTitle("Oriente · Noren");
  await page.getByRole("link", { name: "Also played here: Zipang Portable" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zipang Portable");
  await expect(page.getByTestId("member")).toHaveCount(14);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle("Noren");
});

test("a new page starts at its top, with the focus on its heading", async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  await visit();
  const link = page.getByRole("link", { name: "Meet the characters" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Zipang Portable" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the navigation marks the page one is on", async ({ page, visit }) => {
  await visit(PAGES.zipang);
  const current = page.getByRole("navigation").locator("[aria-current=page]");
  await expect(current).toHaveText("Zipang");
});

test("an unknown address says so and leads home", async ({ page, visit }) => {
  await visit(PAGES.lost);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing behind this curtain");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByTestId("game")).toHaveCount(2);
});

test("the credits name the designers and publishers and say that this is unofficial", async ({ page, visit }) => {
  await visit(PAGES.about);
  const main = page.getByRole("main");
  for (const name of ["Luca Coppola", "daVinci Editrice", "Ko Sasahara", "Engine-ID", "not made, endorsed or sponsored"]) {
    await expect(main).toContainText(name);
  }
});

test("headings keep an apostrophe close to its letters", async ({ page, visit }) => {
  await visit();
  const [apostrophe, space] = await page.evaluate(async () => {
    const face = '700 100px "Kaisei Tokumin"';
    await document.fonts.load(face, "d’une");
    const paper = document.createElement("canvas").getContext("2d");
    paper.font = face;
    return ["d’une", "d une"].map((words) => paper.measureText(words).width - paper.measureText("dune").width);
  });
  expect(space, "the face has come").toBeCloseTo(25, 0);
  expect(apostrophe).toBeLessThan(26);
});

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`nothing scrolls sideways at ${width} pixels`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const hash of Object.values(PAGES)) {
      await visit(hash);
      for (const locale of ["en", "fr", "it"]) {
        await speak(page, locale);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${hash} in ${locale}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("everything one can tap on a phone is at least 44 pixels high", async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  for (const hash of Object.values(PAGES)) {
    await visit(hash);
    for (const target of await page.locator("a:visible, button:visible, select:visible").all()) {
      const box = await target.boundingBox();
      expect(box.height, await target.textContent()).toBeGreaterThanOrEqual(44);
    }
  }
});
