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
  use: {
    launchOptions,
    locale: "en-GB",
    // A trace of every step costs a third of the time of the steps: only a second try keeps one, or whoever asks for it
    // (`--trace on`).
    trace: "on-first-retry",
    // Most journeys are not about the service worker: it would answer in place of the network, where a journey cannot hold
    // up or break what comes. Those about it allow it.
    serviceWorkers: "block",
  },
});
