// Nothing on the screen jumps while people play, motion and all.
//
// Every shift of the layout counts, summed over the whole journey, which is stricter than the usual measure of the worst
// five seconds. One kind does not count: what moves within the question's own panel, or is gone, right after somebody
// tapped something. Opening what was asked for is what a tap is for.
import { hurry, screen, setTable, step } from "./player.js";
import { PHONE, WIDE, expect, test } from "./site.js";

const LIMIT = 0.05;
const STEPS = 24;

/** Notes every shift from now on in `window.shifts`. */
async function watchShifts(page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => (node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement)).filter((node) => node?.isConnected);
        const isAnswer = hadRecentInput && moved.every((element) => element.closest(".panel"));
        const corner = ({ x, y, width, height }) => `${width}×${height} at ${x},${y}`;
        const ways = sources.map(({ previousRect, currentRect }) => `${corner(previousRect)} → ${corner(currentRect)}`);
        const names = moved.map((element) => `${element.localName}.${[...element.classList].join(".")}`);
        if (!isAnswer) window.shifts.push({ value, names, ways });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Waits until what has been observed so far is told: some frames later. */
const settle = (page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

for (const game of ["oriente", "zipang"]) {
  for (const size of [WIDE, PHONE]) {
    test(`nothing jumps while four play ${game} at ${size.width} px`, async ({ page, visit }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await hurry(page);
      await watchShifts(page);
      await setTable(page, visit, { game, people: 4, seed: 3, speakUp: true });
      // The way from the form to the table is a change of pages.
      await settle(page);
      await page.evaluate(() => (window.shifts = []));
      for (let steps = 0; steps < STEPS; steps += 1) await step(page, await screen(page), steps);
      await settle(page);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((sum, { value }) => sum + value, 0);
      test.info().annotations.push({ type: "layout shift", description: sum.toFixed(4) });
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(LIMIT);
    });
  }
}
