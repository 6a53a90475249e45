// Plays through the page as people do: raising curtains, choosing, confirming. One step at a time, so
// that a test can look at every screen in between.
import { expect } from "./site.js";

/** Sets a table by the form, and deals with a fixed seed. */
export async function setTable(page, visit, { people, bots = 0, speakUp = false, seed, names, pins = {} }) {
  await visit(`#/zipang/new?seed=${seed}`);
  await page.locator(`input[name=players][value="${people + bots}"]`).check({ force: true });
  await page.getByTestId("all-people").click();
  const seats = page.getByTestId("seat");
  for (let seat = 0; seat < people + bots; seat += 1) {
    const fields = seats.nth(seat);
    if (names) await fields.getByRole("textbox", { name: "Name" }).fill(names[seat]);
    if (seat >= people) await fields.getByRole("radio", { name: "Bot" }).check({ force: true });
    if (pins[seat]) await page.locator(`#pin-${seat}`).fill(pins[seat]);
  }
  if (speakUp) await page.getByTestId("speak-up").check();
  await page.getByTestId("begin").click();
  await page.getByTestId("table").waitFor();
}

/** Which kind of screen is shown. */
export function screen(page) {
  return page.evaluate(() => {
    const kinds = ["curtain", "show", "campaign-over", "result", "private", "open"];
    return kinds.find((kind) => document.querySelector(`[data-testid="${kind}"]`)) ?? "none";
  });
}

/** Holds the curtain's button until it rises. */
export async function raise(page) {
  const button = page.getByTestId("raise");
  await button.hover();
  await page.mouse.down();
  await page.clock.fastForward(700);
  await expect(page.getByTestId("curtain")).toHaveCount(0);
  await page.mouse.up();
}

/** What stands on the page now; it changes with every step. */
const face = (page) => page.locator("main").innerHTML();

/** Waits until the page is another one. */
async function changed(page, before) {
  await expect.poll(() => face(page)).not.toBe(before);
}

/** Answers the question on the screen: the n-th allowed choice, the first allowed players. */
export async function answer(page, { prefer = 0 } = {}) {
  const allowed = page.locator('[data-testid=card]:not([aria-disabled]), [data-testid=answer]:not([aria-disabled])');
  const count = await allowed.count();
  if (count > 0) await allowed.nth(prefer % count).click();
  const confirm = page.getByTestId("confirm");
  for (let tries = 0; tries < 3 && (await confirm.getAttribute("aria-disabled")); tries += 1) {
    await page.locator('[data-testid=target][aria-pressed="false"]:not([aria-disabled])').first().click();
  }
  await confirm.click();
}

/** One step of whatever is shown. */
export async function step(page, kind, choice) {
  const before = await face(page);
  if (kind === "curtain") await raise(page);
  else if (kind === "show") await page.getByTestId("seen").click();
  else if (kind === "campaign-over") await page.getByTestId("onwards").click();
  else if (await page.getByTestId("go-on").count()) {
    const hands = page.getByTestId("hand");
    if (choice % 2) await hands.first().click();
    await page.getByTestId("go-on").click();
  } else if (await page.getByTestId("confirm").count()) await answer(page, { prefer: choice });
  else await page.clock.fastForward(1200);
  await changed(page, before);
}

/** Plays on to the result page; `look` sees every screen before it is answered. */
export async function play(page, look = async () => {}) {
  for (let steps = 0; steps < 600; steps += 1) {
    const kind = await screen(page);
    await look(kind, steps);
    if (kind === "result") return steps;
    await step(page, kind, (steps * 7) % 5);
  }
  throw new Error("the game does not end");
}
