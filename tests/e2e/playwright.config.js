// Journeys through the release build, in the system's Chromium. `scripts/test e2e` builds and runs them.
import { defineConfig } from "@playwright/test";

import { launchOptions } from "../../scripts/browser.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that many share stumbles at times. Whatever needed its second try is named at the end of scripts/test.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["./again.js"]],
  // A trace of every step costs a third of the time of the steps: only a second try keeps one, or whoever asks for it
  // (`--trace on`).
  use: { launchOptions, locale: "en-GB", trace: "on-first-retry" },
});
