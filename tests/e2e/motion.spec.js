// Motion and sound: what travels shows nothing that does not lie open, obeys the reader, and waits for nobody.
import { hurry, play, raise, screen, setTable, step } from "./player.js";
import { knowsNoCharacter, knowsNoLord } from "./secrecy.js";
import { PHONE, expect, test } from "./site.js";

/** Notes every ghost at the moment it appears, with the names of all cards that lie open on the table then. */
async function watchGhosts(page, { holdStill = false } = {}) {
  await page.addInitScript((holdStill) => {
    window.ghosts = [];
    window.atCurtain = 0;
    const OPEN = "[data-at=discards] > .card-small, [data-at=taken] .card-small, .place-lord:not(.is-known) > .card-small, .stack-fan > .card-small";
    const name = (card) => card.getAttribute("aria-label")?.replace(/ ×.*/, "");
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.classList?.contains("ghost"));
      if (document.querySelector("[data-testid=curtain]") && document.querySelector(".ghost")) window.atCurtain += 1;
      if (added.length === 0) return;
      const open = [...document.querySelectorAll(OPEN)].map(name);
      for (const ghost of added) {
        const faces = [...ghost.querySelectorAll("[aria-label]")].map(name);
        window.ghosts.push({ kind: ghost.className, inside: ghost.innerHTML, faces, hidden: faces.filter((face) => !open.includes(face)) });
      }
      if (holdStill) document.getAnimations().forEach((animation) => animation.pause());
    }).observe(document, { childList: true, subtree: true });
  }, holdStill);
}

const ghosts = (page) => page.evaluate(() => window.ghosts);

const GAMES = {
  oriente: { table: { game: "oriente", people: 4, seed: 3 }, atCurtain: knowsNoLord },
  zipang: { table: { people: 3, seed: 5 }, atCurtain: knowsNoCharacter },
};

test.beforeEach(({ page }) => hurry(page));

for (const [game, { table, atCurtain }] of Object.entries(GAMES)) {
  test(`${game}: nothing is seen on the way that does not lie open at its end`, async ({ page, visit }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await watchGhosts(page);
    await setTable(page, visit, table);
    for (let steps = 0; steps < 36; steps += 1) {
      const now = await screen(page);
      if (now.kind === "result") break;
      if (now.kind === "curtain") await atCurtain(page);
      await step(page, now, (steps * 7) % 5);
    }
    const seen = await ghosts(page);
    expect(seen.filter(({ hidden }) => hidden.length > 0)).toEqual([]);
    expect(seen.filter(({ faces }) => faces.length > 1)).toEqual([]);
    const backs = seen.filter(({ kind, faces }) => kind === "ghost" && faces.length === 0).map(({ inside }) => inside);
    expect(new Set(backs)).toEqual(new Set(['<span class="ghost-card"><span class="card-back"></span></span>']));
    expect(seen.some(({ kind, faces }) => kind.includes("ghost-turned") && faces.length === 1)).toBe(true);
    expect(seen.some(({ kind }) => kind.includes("ghost-drops"))).toBe(true);
    expect(await page.evaluate(() => window.atCurtain), "ghosts before a curtain").toBe(0);
  });

  test(`${game}: with reduced motion nothing moves at all`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchGhosts(page);
    await setTable(page, visit, table);
    for (let steps = 0; steps < 30; steps += 1) {
      const now = await screen(page);
      expect(await page.evaluate(() => document.getAnimations().length), now.kind).toBe(0);
      if (now.kind === "result") break;
      await step(page, now, (steps * 7) % 5);
    }
    expect(await ghosts(page)).toEqual([]);
    expect(await page.locator("[data-awaits], [data-counts]").count()).toBe(0);
  });
}

/** Plays on until something of this kind travels, and holds it still in the air. */
async function playUntil(page, selector) {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await page.locator(selector).count()) return;
    await step(page, await screen(page), (steps * 7) % 5);
  }
  throw new Error(`no ${selector} in sixty steps`);
}

test("a card that turns shows its back on the first half of its way and its face on the second", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchGhosts(page, { holdStill: true });
  await setTable(page, visit, GAMES.zipang.table);
  await playUntil(page, ".ghost-turned");
  const turned = await page.locator(".ghost-turned .ghost-card").first().evaluate((card) => {
    const [turning] = card.getAnimations();
    const { delay, duration } = turning.effect.getTiming();
    const sides = [0.05, 0.25, 0.45, 0.55, 0.75, 0.95].map((part) => {
      turning.currentTime = delay + part * duration;
      return Math.sign(new DOMMatrix(getComputedStyle(card).transform).m11);
    });
    return { sides, backfaces: [...card.children].map((side) => getComputedStyle(side).backfaceVisibility) };
  });
  expect(turned).toEqual({ sides: [-1, -1, -1, 1, 1, 1], backfaces: ["hidden", "hidden"] });
});

for (const [name, end] of Object.entries({
  "a tap": async (page) => page.locator("[data-testid=card]:not([aria-disabled])").first().click(),
  "a key": async (page) => page.keyboard.press("Tab"),
})) {
  test(`${name} ends all motion and is answered at once`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize(PHONE);
    await watchGhosts(page, { holdStill: true });
    await setTable(page, visit, GAMES.zipang.table);
    await raise(page);
    await expect(page.locator(".ghost").first()).toBeAttached();
    const focused = await page.evaluate(() => document.activeElement.outerHTML);
    await end(page);
    const isAnswered = await page.evaluate(
      (focused) => document.querySelector("[data-testid=card][aria-pressed=true]") !== null || document.activeElement.outerHTML !== focused,
      focused,
    );
    expect(isAnswered).toBe(true);
    await expect(page.locator(".ghost")).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().filter(({ animationName }) => animationName).length)).toBe(0);
  });
}

test("a number that rolls says its final value from the start", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchGhosts(page, { holdStill: true });
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3 });
  await playUntil(page, "[data-counts]");
  const number = page.locator("[data-counts]").first();
  const { says, rolls } = await number.evaluate((element) => ({
    says: element.textContent,
    rolls: element.style.getPropertyValue("--now"),
  }));
  expect(says).toBe(rolls);
  expect(says).not.toBe(await number.evaluate((element) => element.style.getPropertyValue("--was")));
});

test("the cloth parts once for each raise, over a table that answers beneath it", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watchGhosts(page, { holdStill: true });
  await setTable(page, visit, { people: 2, seed: 3 });
  await expect(page.locator(".cloth-parting")).toHaveCount(0);
  await raise(page);
  await expect(page.locator(".cloth-parting")).toHaveCount(1);
  await page.locator("[data-testid=card]:not([aria-disabled])").first().click();
  await expect(page.locator(".cloth-parting")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("private")).toHaveCount(0);
  await expect(page.locator(".cloth-parting")).toHaveCount(0);
});

/** Counts how often the page sets up audio. */
const countAudio = (page) =>
  page.addInitScript(() => {
    window.audio = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(...rest) {
        super(...rest);
        window.audio += 1;
      }
    };
  });

test("no sound unless it is asked for: then it is remembered, for both games", async ({ page, visit, complaints }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countAudio(page);
  await setTable(page, visit, { people: 2, seed: 3 });
  for (let steps = 0; steps < 8; steps += 1) await step(page, await screen(page), steps);
  expect(await page.evaluate(() => window.audio)).toBe(0);
  while ((await screen(page)).kind !== "private") await step(page, await screen(page), 0);
  await page.getByTestId("settings").click();
  await expect(page.getByTestId("sound")).not.toBeChecked();
  await page.getByTestId("sound").check();
  await page.keyboard.press("Escape");
  for (let steps = 0; steps < 4; steps += 1) await step(page, await screen(page), steps);
  expect(await page.evaluate(() => window.audio)).toBe(1);
  page.on("dialog", (dialog) => dialog.accept());
  await visit("#/oriente/new");
  await page.locator(".setup-house > summary").click();
  await expect(page.getByTestId("sound")).toBeChecked();
  expect(complaints).toEqual([]);
});

test("a whole game with motion and sound ends like any other", async ({ page, visit, complaints }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("noren.sound", "yes");
  });
  await setTable(page, visit, { people: 2, seed: 5 });
  await play(page);
  expect(complaints).toEqual([]);
});
