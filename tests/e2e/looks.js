// What every table has to be, whatever the game: within the screen, in reach of the keyboard, quick, fit for axe.
import { AxeBuilder } from "@axe-core/playwright";

import { faultsOf } from "./measure.js";
import { PHONE, WIDE, expect, test } from "./site.js";

/** Nothing is wrong with the layout of this screen. */
export async function fits(page, name) {
  expect(await faultsOf(page), name).toEqual([]);
}

/** How far the page, and the board within it, have to be scrolled to be seen whole. */
export const scrolls = (page) =>
  page.evaluate(() => {
    const board = document.querySelector(".board");
    return {
      page: Math.max(document.documentElement.scrollHeight - innerHeight, 0),
      board: board ? Math.max(board.scrollHeight - board.clientHeight, 0) : 0,
    };
  });

/** Axe finds nothing, on a wide screen and on a phone. What it finds is told at the end, with what it finds elsewhere. */
export async function axe(page, name) {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
    expect.soft(found, `${name}, ${size.width} wide`).toEqual([]);
  }
}

/** Goes on by keyboard to the next stop that matches. */
export async function tabTo(page, matches) {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement.matches(selector), matches)) return;
  }
  throw new Error(`the keyboard does not reach ${matches}`);
}

/** What a plain page of 800 lines takes with the CPU slowed four times, on a machine that has nothing else to do. */
const PLAIN = 150;

/** The slowest of all taps that match, and a plain page, in milliseconds: on both sides the quickest of six counts. */
function measureTaps(page, taps) {
  return page.evaluate(async (taps) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const timed = async (deed) => {
      const start = performance.now();
      deed();
      await frame();
      return performance.now() - start;
    };
    const lines = document.createElement("div");
    lines.innerHTML = "<p><b>plain</b> <i>words</i></p>".repeat(800);
    const quickest = new Map();
    const note = (what, time) => quickest.set(what, Math.min(quickest.get(what) ?? Infinity, time));
    for (let round = 0; round < 6; round += 1) {
      note("plain", (await timed(() => document.body.append(lines))) + (await timed(() => lines.remove())));
      for (const [place, button] of [...document.querySelectorAll(taps)].entries()) note(place, await timed(() => button.click()));
    }
    const plain = quickest.get("plain");
    quickest.delete("plain");
    return { tap: Math.max(...quickest.values()), plain };
  }, taps);
}

/**
 * Taps all that match, one after the other, with the CPU slowed four times: the longest time to the next picture, in
 * milliseconds of a machine that has nothing else to do. A busy one is slower at plain things, too, and may try again.
 */
export async function slowestTap(page, taps) {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let slowest = Infinity;
  for (let tries = 0; tries < 4 && slowest >= 100; tries += 1) {
    const { tap, plain } = await measureTaps(page, taps);
    slowest = Math.min(slowest, tap * Math.min(1, PLAIN / plain));
    const told = `${tap.toFixed(0)} ms beside ${plain.toFixed(0)} ms for a plain page`;
    test.info().annotations.push({ type: "slowest tap", description: told });
    console.log(`slowest tap: ${told}`);
  }
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return slowest;
}
