// Takes pictures of the built app. Called by scripts/screens.
import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

import { launchOptions } from "./browser.mjs";
import { serve } from "./server.mjs";

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
const PAGES = { home: "", oriente: "#/oriente", zipang: "#/zipang", setup: "#/zipang/new", "setup-oriente": "#/oriente/new", about: "#/about", lost: "#/nowhere" };

const browser = await chromium.launch(launchOptions);

/** Opens a page of the app as a reader with these preferences sees it. */
async function open(url, { size, colorScheme, locale, hash }) {
  const page = await browser.newPage({ viewport: size, colorScheme, locale, reducedMotion: "reduce" });
  await page.goto(url + hash);
  await page.locator("main h1").waitFor();
  return page;
}

/** Holds the curtain's button until it rises. */
async function raise(page) {
  await page.getByTestId("raise").hover();
  await page.mouse.down();
  await page.getByTestId("private").waitFor();
  await page.mouse.up();
}

/** A table of eight in Oriente, where somebody attacks and help is sought. */
async function battle(url) {
  const hash = "#/oriente/new?seed=21";
  const court = await open(url, { size: SIZES.wide, colorScheme: "light", locale: "en", hash });
  await court.locator('input[name=players][value="8"]').check();
  await court.getByTestId("all-people").click();
  await court.getByTestId("speak-up").check();
  await court.getByTestId("begin").click();
  await court.getByTestId("hand").first().click();
  await court.getByTestId("go-on").click();
  await raise(court);
  await court.getByTestId("answer").filter({ hasText: "Attack a lord" }).click();
  await court.getByTestId("target").nth(3).click();
  await court.getByTestId("confirm").click();
  await court.getByTestId("go-on").click();
  await court.getByTestId("battle").waitFor();
  await court.screenshot({ path: "docs/pictures/court.png" });
}

/** The pictures of the README: the home page, a battle in Oriente, and a table of Zipang where somebody is about to attack. */
async function readme(url) {
  const size = { width: 1280, height: 1040 };
  const page = await open(url, { size, colorScheme: "light", locale: "en", hash: "" });
  await page.screenshot({ path: "docs/pictures/home.png" });
  await battle(url);
  const table = await open(url, { size: SIZES.wide, colorScheme: "light", locale: "en", hash: "#/zipang/new?seed=5" });
  await table.locator('input[name=players][value="5"]').check();
  await table.getByTestId("all-people").click();
  await table.getByTestId("begin").click();
  await table.getByTestId("curtain").waitFor();
  await table.screenshot({ path: "docs/pictures/curtain.png" });
  await raise(table);
  await table.locator("[data-testid=card]:not([aria-disabled])").last().click();
  await table.mouse.move(0, 0);
  await table.screenshot({ path: "docs/pictures/table.png" });
}

/** Every page, size, theme and language, into target/screens: to look at, not to keep. */
async function all(url) {
  await mkdir("target/screens", { recursive: true });
  for (const [pageName, hash] of Object.entries(PAGES)) {
    for (const [sizeName, size] of Object.entries(SIZES)) {
      for (const colorScheme of ["light", "dark"]) {
        for (const locale of ["en", "fr", "it"]) {
          const page = await open(url, { size, colorScheme, locale, hash });
          const name = `${pageName}-${sizeName}-${colorScheme}-${locale}`;
          await page.screenshot({ path: `target/screens/${name}.png`, fullPage: true });
          await page.close();
        }
      }
    }
  }
}

/** The icons that must be pixels, drawn from the one that is not. */
async function icons() {
  const svg = await readFile("public/icon.svg", "utf8");
  for (const side of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    await page.screenshot({ path: `public/icon-${side}.png` });
    await page.close();
  }
}

const wanted = process.argv[2];
const server = await serve({ port: 0 });
if (wanted === "readme") await readme(server.url);
if (wanted === "all") await all(server.url);
if (wanted === "icons") await icons();
server.close();
await browser.close();
