// From a tap to the picture that answers it: a table of Oriente with twelve seats on a phone whose CPU is four times as
// slow, with real touches and the browser's own clock (Event Timing), beside a page that has nothing but a button.
// Called by scripts/taps. The device goes round: a move ends in a curtain, and raising it by a tap draws the table anew.
import { chromium } from "@playwright/test";

import { screen } from "../tests/e2e/player.js";
import { inEveryLanguage } from "../tests/e2e/words.js";
import { launchOptions } from "./browser.mjs";
import { serve } from "./server.mjs";

/** So many taps at least, and of each kind so many. */
const TAPS = 40;
const KINDS = { choice: 8, place: 5, move: 8 };
const SLOWER = 4;
const PHONE = { width: 360, height: 640 };
const PLAIN = '<!doctype html><meta name="viewport" content="width=device-width"><button onclick="this.textContent = Number(this.textContent) + 1">0</button>';

/** The browser tells of nothing shorter. */
const SHORTEST = 16;

/** Notes how long each tap takes: the longest of what one finger sets off, as the browser pairs it. */
function watch(SHORTEST) {
  window.taps = new Map();
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries()) {
      if (!["click", "pointerup"].includes(name) || !interactionId) continue;
      window.taps.set(interactionId, Math.max(window.taps.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: SHORTEST });
}

/** A page as a slow phone has it. */
async function phone(browser) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watch, SHORTEST);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** Lets the page come to rest, so that a tap is measured alone. */
const rest = (page) => page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 100)), 250)));

/** Touches a point of an element, its middle unless told; returns how long the answer took. */
async function tap(page, target, { corner = false } = {}) {
  await target.scrollIntoViewIfNeeded();
  await rest(page);
  await page.evaluate(() => window.taps.clear());
  const { x, y, width, height } = await target.boundingBox();
  // In a corner of a place: cards there have their own answer to a tap.
  await page.touchscreen.tap(x + (corner ? width - 8 : width / 2), y + (corner ? 6 : height / 2));
  await rest(page);
  const times = await page.evaluate(() => [...window.taps.values()]);
  return times.length > 0 ? Math.max(...times) : SHORTEST;
}

const PASSES = [...inEveryLanguage("oriente_table.answer.pass"), ...inEveryLanguage("oriente_table.answer.stay_out")];

/** What may be chosen, and is more than a pass if there is more. */
async function choices(page) {
  const allowed = page.locator("[data-testid=answer]:not([aria-disabled])");
  const labels = await allowed.evaluateAll((answers) => answers.map((answer) => answer.querySelector("b")?.textContent ?? ""));
  const deeds = labels.flatMap((label, place) => (PASSES.includes(label) ? [] : [place]));
  const worthwhile = deeds.length > 0 ? deeds : labels.map((_, place) => place);
  return worthwhile.map((place) => allowed.nth(place));
}

/** Answers the question of the screen by taps: one choice and another, whom it names after some thought, and the move. */
async function answer(page, note) {
  for (const choice of (await choices(page)).toReversed().slice(-2)) {
    // What is picked already would be done.
    if ((await choice.getAttribute("aria-pressed")) !== "true") await note("choice", choice);
  }
  const confirm = page.getByTestId("confirm");
  if (await confirm.getAttribute("aria-disabled")) {
    const allowed = page.locator("[data-testid=target]:not([aria-disabled])");
    const seats = await allowed.evaluateAll((targets) => targets.map((target) => target.getAttribute("data-names")));
    for (const seat of seats.slice(0, 5)) await note("place", page.locator(`.place[data-seat="${seat}"]`), { corner: true });
  }
  await note("move", confirm);
}

/** Plays by taps until enough of them are measured. */
async function play(page, times, raised) {
  const note = async (kind, target, how) => times.push({ kind, time: await tap(page, target, how) });
  const isEnough = () => times.length >= TAPS && Object.entries(KINDS).every(([kind, least]) => times.filter((time) => time.kind === kind).length >= least);
  while (!isEnough()) {
    const { kind, face } = await screen(page);
    // How a stop ends is not measured: there is less to draw.
    if (kind === "curtain") raised.push({ kind, time: await tap(page, page.getByTestId("raise")) });
    else if (face.includes('data-testid="confirm"')) await answer(page, note);
    else await tap(page, page.locator("[data-testid=onwards], [data-testid=seen]").first());
  }
}

/** The button of the plain page, tapped so often. */
async function plainTaps(page, times, count) {
  for (let taps = 0; taps < count; taps += 1) times.push({ kind: "plain", time: await tap(page, page.locator("button")) });
}

/** Sets a table for twelve people, who raise the curtain by a tap. */
async function setTable(page, url) {
  await page.goto(`${url}#/oriente/new?seed=7`);
  await page.locator('input[name=players][value="12"]').check();
  await page.getByTestId("all-people").click();
  await page.locator(".setup-house > summary").click();
  await page.getByTestId("tap-is-enough").check();
  await page.getByTestId("begin").click();
  await page.getByTestId("curtain").waitFor();
}

/** The value below which this part of all lies. */
const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * part) - 1)];

const server = await serve({ port: 0 });
const browser = await chromium.launch(launchOptions);
try {
  const plain = await phone(browser);
  await plain.goto("about:blank");
  await plain.setContent(PLAIN);
  await plain.evaluate(watch, SHORTEST);
  const table = await phone(browser);
  await setTable(table, server.url);
  const times = [];
  const raised = [];
  // A plain page before and after: a machine may be busier at one time than at another.
  const plainTimes = [];
  await plain.bringToFront();
  await plainTaps(plain, plainTimes, TAPS / 2);
  await table.bringToFront();
  await play(table, times, raised);
  await plain.bringToFront();
  await plainTaps(plain, plainTimes, TAPS / 2);

  const rows = { "a plain page": plainTimes, "the table": times };
  for (const kind of Object.keys(KINDS)) rows[`  ${kind}s`] = times.filter((time) => time.kind === kind);
  rows["a curtain"] = raised;
  const base = quantile(plainTimes.map(({ time }) => time), 0.5);
  console.log(`From tap to picture, CPU ${SLOWER} times as slow, ${PHONE.width}×${PHONE.height}, twelve seats of Oriente:`);
  for (const [name, some] of Object.entries(rows)) {
    const [median, most] = [0.5, 0.95].map((part) => quantile(some.map(({ time }) => time), part));
    console.log(`${name.padEnd(13)} ${String(some.length).padStart(3)} taps   median ${String(median).padStart(4)} ms   95 % within ${String(most).padStart(4)} ms   ${(median / base).toFixed(1)} times a plain page`);
  }
} finally {
  await browser.close();
  server.close();
}
