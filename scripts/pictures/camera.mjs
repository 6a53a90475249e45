// The browser of the pictures, and what it has photographed.
import { mkdir, rm } from "node:fs/promises";
import { chromium } from "@playwright/test";

import { launchOptions } from "../browser.mjs";

export const SIZES = {
  wide: { width: 1280, height: 800 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 640 },
};

const FOLDER = "target/screens";

export const browser = await chromium.launch(launchOptions);

/** A page of the app as a reader with these preferences sees it, and the way to visit its addresses. */
export async function reader(url, { size, colorScheme = "light", language = "en" }) {
  const page = await browser.newPage({ viewport: size, colorScheme, locale: language, reducedMotion: "reduce", serviceWorkers: "block" });
  page.on("dialog", (dialog) => dialog.accept());
  const visit = async (hash = "") => {
    await page.goto("about:blank");
    await page.goto(url + hash);
    await page.locator("main h1").waitFor();
  };
  return { page, visit };
}

/** Makes the folder of the pictures; empties it where all of them are taken anew. */
export async function prepareFolder({ empty }) {
  if (empty) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

/** The pictures of one tour, one of each kind of screen and theme. */
export class Album {
  /** @param {string} name what all its pictures have in common @param {string[]} themes the colours to take them in */
  constructor(name, themes) {
    this.name = name;
    this.themes = themes;
    this.kinds = new Set();
    this.pictures = [];
  }

  /** Takes a picture of everything there is to scroll to, unless there is one of this kind already. */
  async take(page, kind) {
    if (this.kinds.has(kind)) return;
    this.kinds.add(kind);
    await page.mouse.move(0, 0);
    const { height } = page.viewportSize();
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const colorScheme of this.themes) {
      await page.emulateMedia({ colorScheme });
      const path = `${FOLDER}/${this.name}-${colorScheme}-${kind}.png`;
      await page.screenshot({ path, fullPage: true });
      const label = whole > height ? `${kind} (${whole} px high)` : kind;
      this.pictures.push({ path, label, sheet: `${this.name}-${colorScheme}` });
    }
    await page.emulateMedia({ colorScheme: this.themes[0] });
  }
}
