// How long a game of twelve takes to be written down after every move, and to be opened again, on a phone whose CPU is four
// times as slow. Called by scripts/saves. The game is one of the tests' (tests/data/reports), gone on with by its bots.
import { readFile } from "node:fs/promises";

import { chromium } from "@playwright/test";

import { screen, step } from "../tests/e2e/player.js";
import { launchOptions } from "./browser.mjs";
import { serve } from "./server.mjs";

const SLOWER = 4;
const PHONE = { width: 360, height: 640 };
const GAME = "tests/data/reports/oriente-twelve.noren";
const TIMES = 8;
const WRITES = 6;

/** Notes how long each piece of work takes that writes a save, and how long each opening does. */
function watch() {
  window.writes = [];
  let isWritten = false;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    isWritten ||= key.startsWith("noren.save.");
    return setItem.call(this, key, text);
  };
  const later = window.setTimeout;
  window.setTimeout = (work, delay, ...rest) =>
    later(() => {
      isWritten = false;
      const begun = performance.now();
      work();
      if (isWritten) window.writes.push(performance.now() - begun);
    }, delay, ...rest);
  // A game is opened when the browser says that this tab may write it.
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (name, options, held) {
    return request.call(this, name, options, (lock) => {
      const begun = performance.now();
      const kept = held(lock);
      window.opened = performance.now() - begun;
      return kept;
    });
  };
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
const said = (times) => `median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`;

const server = await serve({ port: 0 });
const browser = await chromium.launch(launchOptions);
try {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const save = await readFile(GAME, "utf8");
  const [opened, writes] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    await page.goto(server.url);
    await page.evaluate((save) => {
      localStorage.clear();
      localStorage.setItem("noren.save.measured.a", save);
    }, save);
    await page.goto("about:blank");
    await page.goto(`${server.url}#/oriente/table?game=measured`);
    await page.getByTestId("table").waitFor();
    await page.waitForFunction(() => window.opened !== undefined);
    while ((await page.evaluate(() => window.writes.length)) < WRITES) {
      const now = await screen(page);
      if (now.kind === "result") break;
      await step(page, now, 0);
    }
    opened.push(await page.evaluate(() => window.opened));
    writes.push(...(await page.evaluate(() => window.writes)));
  }
  console.log(`A save of ${save.length} characters, CPU ${SLOWER} times as slow, ${TIMES} times:`);
  console.log(`  to open     ${said(opened)}`);
  console.log(`  to write    ${said(writes)} (${writes.length} times)`);
} finally {
  await browser.close();
  server.close();
}
