// The built site, served under a path as deep and arbitrary as any host's, and what we watch on it.
import { test as base, expect } from "@playwright/test";

import { serve } from "../../scripts/server.mjs";

export const PAGES = {
  home: "#/",
  oriente: "#/oriente",
  zipang: "#/zipang",
  orienteSetup: "#/oriente/new",
  zipangSetup: "#/zipang/new",
  games: "#/games",
  about: "#/about",
  lost: "#/no/such/page",
};

export const PHONE = { width: 360, height: 640 };
export const WIDE = { width: 1280, height: 800 };

export const test = base.extend({
  // One server per worker, on whatever port is free.
  site: [
    async ({}, use) => {
      const server = await serve({ port: 0, base: "/any/sub/path/" });
      await use(server.url);
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site),

  /** Everything the browser complains about while the test runs. Read it; nothing fails by itself. */
  complaints: async ({ page }, use) => {
    const complaints = [];
    page.on("console", (message) => {
      // Most journeys block the worker, and Playwright says so in the page's own console.
      const isOurs = message.text() === "Service Worker registration blocked by Playwright";
      if (["error", "warning"].includes(message.type()) && !isOurs) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
    await use(complaints);
  },

  /** Opens a page of the app as a first visitor does, and waits until it is there. */
  visit: async ({ page }, use) => {
    await use(async (hash = "#/") => {
      await page.goto("about:blank");
      await page.goto(hash === "#/" ? "" : hash);
      await page.getByRole("heading", { level: 1 }).waitFor();
    });
  },
});

/** Chooses a language, and waits for it: its texts are fetched when they are first wanted. */
export async function speak(page, language) {
  await page.getByTestId("language").selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

export { expect };
