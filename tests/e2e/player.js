// Plays through the page as people do: raising curtains, choosing, confirming. One step at a time, so
// that a test can look at every screen in between.
import { expect } from "./site.js";

/** Makes every timer of the page run twenty times as fast: bots think, shows end, holds are short. */
export async function hurry(page) {
  await page.addInitScript(() => {
    for (const name of ["setTimeout", "setInterval"]) {
      const real = window[name];
      window[name] = (callback, delay, ...rest) => real(callback, delay / 20, ...rest);
    }
  });
}

/** Sets a table by the form, and deals with a fixed seed. */
export async function setTable(page, visit, { people, bots = 0, speakUp = false, seed, names, pins = {} }) {
  await visit(`#/zipang/new?seed=${seed}`);
  await page.locator(`input[name=players][value="${people + bots}"]`).check();
  await page.getByTestId("all-people").click();
  const seats = page.getByTestId("seat");
  for (let seat = 0; seat < people + bots; seat += 1) {
    const fields = seats.nth(seat);
    if (names) await fields.getByRole("textbox", { name: "Name" }).fill(names[seat]);
    if (seat >= people) await fields.getByRole("radio", { name: "Bot" }).check();
    if (pins[seat]) await page.locator(`#pin-${seat}`).fill(pins[seat]);
  }
  if (speakUp) await page.getByTestId("speak-up").check();
  await page.getByTestId("begin").click();
  await page.getByTestId("table").waitFor();
}

const KINDS = ["curtain", "show", "campaign-over", "result", "private", "open"];

/** Which kind of screen is shown, and everything that stands on it. */
export function screen(page) {
  return page.evaluate((kinds) => {
    const kind = kinds.find((name) => document.querySelector(`[data-testid="${name}"]`)) ?? "none";
    return { kind, face: document.querySelector("main").innerHTML };
  }, KINDS);
}

/** Holds the curtain's button until it rises. */
export async function raise(page) {
  await page.getByTestId("raise").hover();
  await page.mouse.down();
  await expect(page.getByTestId("curtain")).toHaveCount(0);
  await page.mouse.up();
}

/** Answers the question on the screen: the n-th allowed choice, the first allowed players. */
export async function answer(page, { prefer = 0 } = {}) {
  const allowed = page.locator("[data-testid=card]:not([aria-disabled]), [data-testid=answer]:not([aria-disabled])");
  const count = await allowed.count();
  if (count > 0) await allowed.nth(prefer % count).click();
  const confirm = page.getByTestId("confirm");
  for (let tries = 0; tries < 3 && (await confirm.getAttribute("aria-disabled")); tries += 1) {
    await page.locator('[data-testid=target][aria-pressed="false"]:not([aria-disabled])').first().click();
  }
  await confirm.click();
}

/** One step of whatever is shown; bots move by themselves, and a show may end by itself. */
export async function step(page, { kind, face }, choice) {
  if (kind === "curtain") await raise(page);
  else if (kind === "show") await page.getByTestId("seen").click({ timeout: 2000 }).catch(() => {});
  else if (kind === "campaign-over") await page.getByTestId("onwards").click();
  else if (face.includes('data-testid="go-on"')) {
    if (choice % 2) await page.getByTestId("hand").first().click();
    await page.getByTestId("go-on").click();
  } else if (face.includes('data-testid="confirm"')) await answer(page, { prefer: choice });
  await expect.poll(async () => (await screen(page)).face, { intervals: [10, 20, 50, 100] }).not.toBe(face);
}

/** Plays on to the result page; `look` sees every screen before it is answered. */
export async function play(page, look = async () => {}) {
  for (let steps = 0; steps < 600; steps += 1) {
    const now = await screen(page);
    await look(now, steps);
    if (now.kind === "result") return steps;
    await step(page, now, (steps * 7) % 5);
  }
  throw new Error("the game does not end");
}
