// Plays through the page as people do: raising curtains, choosing, confirming. One step at a time, so
// that a test can look at every screen in between. Both games are played alike.
import { expect, speak } from "./site.js";
import { inEveryLanguage } from "./words.js";

/** Makes every timer of the page take so many times as long. */
async function stretch(page, times) {
  await page.addInitScript((times) => {
    for (const name of ["setTimeout", "setInterval"]) {
      const real = window[name];
      window[name] = (callback, delay, ...rest) => real(callback, delay * times, ...rest);
    }
  }, times);
}

/** Everything twenty times as fast: bots think, shows end, holds are short. */
export const hurry = (page) => stretch(page, 1 / 20);

/** Bots take their time, so that a slow machine sees them think. */
export const dawdle = (page) => stretch(page, 4);

const BOT = new RegExp(`^(${inEveryLanguage("setup.bot").join("|")})$`);

/**
 * Sets a table by the form, and deals with a fixed seed. `house` names house rules to choose, `first` a seat; `language`
 * is that of the page unless told. Where people speak up, the round of looks before the first question is skipped unless
 * `looks` is wanted.
 */
export async function setTable(page, visit, table) {
  const { game = "zipang", people, bots = 0, speakUp = false, seed, names, pins = {}, house = [], first, language, looks = false } = table;
  await visit(`#/${game}/new?seed=${seed}`);
  if (language) await speak(page, language);
  await page.locator(`input[name=players][value="${people + bots}"]`).check();
  await page.getByTestId("all-people").click();
  const seats = page.getByTestId("seat");
  for (let seat = 0; seat < people + bots; seat += 1) {
    const fields = seats.nth(seat);
    if (names) await page.locator(`#name-${seat}`).fill(names[seat]);
    if (seat >= people) await fields.locator("label", { hasText: BOT }).getByRole("radio").check();
    if (pins[seat]) await page.locator(`#pin-${seat}`).fill(pins[seat]);
  }
  if (speakUp) await page.getByTestId("speak-up").check();
  if (house.length > 0 || first !== undefined) await page.locator(".setup-house > summary").click();
  for (const rule of house) await page.getByTestId(rule).check();
  if (first !== undefined) await page.locator("#first").selectOption(String(first));
  await begin(page);
  await page.getByTestId("table").waitFor();
  if (speakUp && !looks) await skipLooks(page);
}

/** Begins the game that is set, beside one that is under way, if one is. */
export async function begin(page) {
  const isAsked = (await page.getByTestId("under-way").count()) > 0;
  await page.getByTestId("begin").click();
  if (isAsked) await page.getByTestId("begin-another").click();
}

/** Lets everybody do without a look, if a round of looks is on. */
async function skipLooks(page) {
  await expect.poll(async () => (await screen(page)).kind).not.toBe("none");
  for (const skip of [page.getByTestId("skip-all"), page.getByTestId("skip")]) if (await skip.count()) await skip.click();
}

const STOPS = ["attack-over", "campaign-over", "battle-over", "revolution-over", "season-over"];
const KINDS = ["curtain", "call", "show", ...STOPS, "result", "deal-desk", "moment", "private", "open"];

/** Which kind of screen is shown, and everything that stands on it. */
export function screen(page) {
  return page.evaluate((kinds) => {
    const kind = kinds.find((name) => document.querySelector(`[data-testid="${name}"]`)) ?? "none";
    // Whether a question still sleeps is no part of it.
    const face = document.querySelector("main")?.innerHTML ?? "".replace(/<div class="sleeps"[^>]*>/, "");
    return { kind, face };
  }, KINDS);
}

/** Holds the curtain's button until it rises. */
export async function raise(page) {
  await page.getByTestId("raise").hover();
  await page.mouse.down();
  await expect(page.getByTestId("curtain")).toHaveCount(0);
  await page.mouse.up();
}

const ALLOWED = "[data-testid=card]:not([aria-disabled]), [data-testid=answer]:not([aria-disabled])";
const PASSES = [...inEveryLanguage("oriente_table.answer.pass"), ...inEveryLanguage("oriente_table.answer.stay_out")];
const REVOLUTIONS = inEveryLanguage("oriente_story.ability.revolution.name");
const DECLARING = inEveryLanguage("oriente_story.open_question.declare");

/** The allowed choices on the screen that are worth trying: a Revolution before all else, a pass only if need be. */
function choices(page) {
  return page.evaluate(
    ([allowed, passes, revolutionary]) => {
      const labels = [...document.querySelectorAll(allowed)].map((button) => button.querySelector("b")?.textContent ?? "");
      const all = labels.map((label, place) => ({ label, place }));
      const revolutions = all.filter(({ label }) => revolutionary.includes(label));
      const deeds = all.filter(({ label }) => !passes.includes(label));
      return [revolutions, deeds, all].find((some) => some.length > 0) ?? [];
    },
    [ALLOWED, PASSES, REVOLUTIONS],
  );
}

/** Names a player as a hand does: by the button, or at the place where there is no room for buttons. */
export async function name(page, button) {
  const isListed = await button.evaluate((button) => getComputedStyle(button.closest(".targets")).clipPath === "none");
  if (isListed) return button.click();
  const place = page.locator(`.place[data-seat="${await button.getAttribute("data-names")}"]`);
  // In a corner: cards at the place have their own answer to a tap.
  const { width } = await place.boundingBox();
  return place.click({ position: { x: width - 8, y: 6 } });
}

/** Puts an answer together and leaves it to be confirmed: the n-th choice worth trying, the n-th allowed players. */
export async function choose(page, { prefer = 0 } = {}) {
  const worthwhile = await choices(page);
  if (worthwhile.length > 0) {
    const choice = page.locator(ALLOWED).nth(worthwhile[prefer % worthwhile.length].place);
    // What is picked already would be done at the next tap.
    if ((await choice.getAttribute("aria-pressed")) !== "true") await choice.click();
  }
  const confirm = page.getByTestId("confirm");
  for (let tries = 0; tries < 3 && (await confirm.getAttribute("aria-disabled")); tries += 1) {
    const targets = page.locator('[data-testid=target][aria-pressed="false"]:not([aria-disabled])');
    await name(page, targets.nth(tries === 0 ? prefer % (await targets.count()) : 0));
  }
}

/** Answers the question on the screen; `look` sees the answer before it is given. */
export async function answer(page, { prefer = 0, look = async () => {} } = {}) {
  await choose(page, { prefer });
  await look();
  await page.getByTestId("confirm").click();
}

/** Raises a hand or none, and lets the others pass. Somebody always declares: a game has to move. */
async function speakUp(page, choice) {
  const hands = page.getByTestId("hand");
  const isDeclaring = DECLARING.includes(await page.getByTestId("question").textContent());
  if (isDeclaring || choice % 2) await name(page, hands.nth(choice % (await hands.count())));
  await page.getByTestId("go-on").click();
}

/** Answers what lies on the desk, accepting and refusing by turns, and goes back to the game. */
async function bargain(page, choice) {
  const answers = page.locator(`[data-testid=${choice % 2 ? "accept" : "refuse"}]:not([aria-disabled])`);
  if (await answers.count()) await answers.first().click();
  else await page.getByTestId("close-desk").click();
}

/** Answers what is offered, accepting and refusing by turns, and lets the game go on. */
async function letRun(page, choice) {
  const answers = page.locator(`[data-testid=${choice % 2 ? "accept" : "refuse"}]:not([aria-disabled])`);
  if (await answers.count()) await answers.first().click();
  else await page.getByTestId("let-run").click();
}

/** What deciding about this screen means, if it asks for a decision. `look` sees an answer before it is given. */
function decision({ kind, face }, look) {
  if (kind === "deal-desk") return bargain;
  if (kind === "moment") return letRun;
  if (["curtain", "call", "show", ...STOPS].includes(kind)) return undefined;
  if (face.includes('data-testid="go-on"')) return speakUp;
  if (face.includes('data-testid="confirm"')) return (page, choice) => answer(page, { prefer: choice, look });
  return undefined;
}

/**
 * One step of whatever is shown; bots move by themselves, and a show may end by itself. `look` sees an answer before it
 * is given.
 */
export async function step(page, now, choice, look) {
  const { kind, face } = now;
  if (kind === "curtain") await raise(page);
  else if (kind === "call") await page.getByTestId("everyone").click();
  // In a round of looks there is nothing to decide: whoever has looked hides it again.
  else if (face.includes('data-testid="hide"')) await page.getByTestId("hide").click();
  else if (kind === "show") await page.getByTestId("seen").click({ timeout: 2000 }).catch(() => {});
  else if (STOPS.includes(kind)) await page.getByTestId("onwards").click();
  else await decision(now, look)?.(page, choice);
  await expect.poll(async () => (await screen(page)).face, { intervals: [10, 20, 50, 100] }).not.toBe(face);
}

/**
 * Plays on to the result page; `look` sees every screen before it is answered, `lookAtAnswer` every answer before it is
 * given. What is chosen depends on how many decisions came before, never on how many screens were caught while bots
 * moved: the same seed is the same game.
 */
export async function play(page, look = async () => {}, lookAtAnswer = async () => {}) {
  let decisions = 0;
  for (let steps = 0; steps < 900; steps += 1) {
    const now = await screen(page);
    await look(now, steps);
    if (now.kind === "result") return steps;
    await step(page, now, (decisions * 7) % 5, () => lookAtAnswer(now));
    if (decision(now)) decisions += 1;
  }
  throw new Error("the game does not end");
}

/** Everything that makes the curtain fall by itself. */
export const FALLS = {
  "the tab is hidden": (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }),
  "the window loses the focus": (page) => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
  "Escape is pressed": (page) => page.keyboard.press("Escape"),
  "nobody touches anything for a minute": (page) =>
    page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 61_000;
    }),
};
