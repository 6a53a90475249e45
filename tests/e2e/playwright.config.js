// Journeys through the release build, in the system's Chromium. `scripts/test e2e` builds and runs them.
import { defineConfig } from "@playwright/test";

import { launchOptions } from "../../scripts/browser.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  use: { launchOptions, locale: "en-GB", trace: "retain-on-failure" },
});
