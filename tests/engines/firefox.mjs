// Firefox, by WebDriver BiDi.
import { execFileSync } from "node:child_process";
import { launch } from "puppeteer-core";

/** Starts it. What comes back can open an address, run something in the page, press a button and take a picture. */
export async function firefox() {
  const executablePath = execFileSync("bash", ["-c", "command -v firefox-esr || command -v firefox"], { encoding: "utf8" }).trim();
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: (url) => page.goto(url),
    run: (script, ...values) => page.evaluate(script, ...values),
    async press(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    release: () => page.mouse.up(),
    picture: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  };
}
