// Language and colours: taken from the browser, chosen by the reader, remembered.
import { expect, speak, test } from "./site.js";

const HEADLINES = {
  en: "Behind the curtain, everyone hides something",
  fr: "Derrière le rideau, chacun cache quelque chose",
  it: "Dietro la tenda, ognuno nasconde qualcosa",
};
const PAPER = { light: "rgb(245, 236, 217)", dark: "rgb(20, 22, 31)" };

const paper = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const [language, headline] of Object.entries(HEADLINES)) {
  test.describe(`a browser that speaks ${language}`, () => {
    test.use({ locale: `${language}-CH` });

    test("gets the page in its language", async ({ page, visit }) => {
      await visit();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  });

  test(`choosing ${language} changes the page at once and for the next visit`, async ({ page, visit }) => {
    await visit();
    const choice = page.getByTestId("language");
    await choice.selectOption("it");
    await choice.selectOption(language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(choice).toHaveValue(language);
  });
}

test.describe("a browser whose language we do not speak", () => {
  test.use({ locale: "eo" });

  test("gets English", async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINES.en);
  });
});

for (const scheme of ["light", "dark"]) {
  test(`a ${scheme} system gets a ${scheme} page, and keeps getting it`, async ({ page, visit }) => {
    const other = scheme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: scheme });
    await visit();
    expect(await paper(page)).toBe(PAPER[scheme]);
    await page.emulateMedia({ colorScheme: other });
    expect(await paper(page)).toBe(PAPER[other]);
  });
}

test("a chosen theme outlives the visit and beats the system's", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit();
  await page.getByTestId("theme").selectOption("dark");
  expect(await paper(page)).toBe(PAPER.dark);
  await page.reload();
  await expect(page.getByTestId("theme")).toHaveValue("dark");
  expect(await paper(page)).toBe(PAPER.dark);
  await page.getByTestId("theme").selectOption("system");
  expect(await paper(page)).toBe(PAPER.light);
});

test("a chosen theme is there before the app is", async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit();
  await page.getByTestId("theme").selectOption("dark");
  await page.route("**/*.wasm", () => {});
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("#shell")).toBeVisible();
  // The first colour there is, is the right one.
  await expect.poll(() => paper(page)).not.toBe("rgba(0, 0, 0, 0)");
  expect(await paper(page)).toBe(PAPER.dark);
});

test("where storage is forbidden everything works for the visit", async ({ page, visit, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit();
  await speak(page, "fr");
  await page.getByTestId("theme").selectOption("dark");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINES.fr);
  expect(await paper(page)).toBe(PAPER.dark);
  expect(complaints).toEqual([]);
});
