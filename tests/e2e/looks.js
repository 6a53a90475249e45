// What every table has to be, whatever the game: within the screen, in reach of the keyboard, fit for axe.
import { AxeBuilder } from "@axe-core/playwright";

import { faultsOf } from "./measure.js";
import { PHONE, WIDE, expect } from "./site.js";

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
