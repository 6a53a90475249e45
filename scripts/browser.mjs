// How we start the system's Chromium: one place for the tests and for the pictures.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const lib = join(dirname(fileURLToPath(import.meta.url)), "lib.sh");

/** Launch options for Playwright. No GPU, no sandbox (CI runs as root), no calls home. */
export const launchOptions = {
  executablePath: execFileSync("bash", ["-c", `. "${lib}"; find_chromium`], { encoding: "utf8" }).trim(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
