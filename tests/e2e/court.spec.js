// The table of Oriente: for every eye and hand, on a wide screen and on a phone, and its curtain.
import { openDesk, strike } from "./desk.js";
import { axe, fits, scrolls, tabTo } from "./looks.js";
import { LONG, SHORT } from "./names.js";
import { FALLS, begin, hurry, play, raise, screen, setTable, step } from "./player.js";
import { hidesLords, knowsNoLord } from "./secrecy.js";
import { PHONE, WIDE, expect, speak, test } from "./site.js";
import { LANGUAGES, group } from "./words.js";

const FOUR = { game: "oriente", people: 4, seed: 3, names: SHORT, first: 0 };
const TWELVE = { game: "oriente", people: 12, seed: 11, names: LONG };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

async function openPrivate(page, visit) {
  await setTable(page, visit, FOUR);
  await knowsNoLord(page);
  await raise(page);
  await expect(page.getByTestId("own-lord")).toBeVisible();
}

/** The open question of a table that speaks up, with a look of Ben's asked for. */
async function askForLook(page, visit, table = {}) {
  await setTable(page, visit, { ...FOUR, speakUp: true, ...table });
  await expect(page.getByTestId("look")).toHaveCount(4);
  await page.getByRole("button", { name: "Ben looks at the hidden lord" }).click();
  await expect(page.locator("[data-question]")).toHaveText("Ben");
  await knowsNoLord(page);
}

for (const [what, happens] of Object.entries(FALLS)) {
  test(`the curtain falls when ${what}`, async ({ page, visit }) => {
    await openPrivate(page, visit);
    await happens(page);
    await knowsNoLord(page);
  });

  test(`a look at one's own lord is over when ${what}`, async ({ page, visit }) => {
    await askForLook(page, visit);
    await raise(page);
    await expect(page.getByTestId("own-lord")).toBeVisible();
    await happens(page);
    await expect(page.getByTestId("open")).toBeVisible();
    await expect(page.getByTestId("own-lord")).toHaveCount(0);
    await hidesLords(page);
  });
}

test("back and forward reveal nothing", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await page.goBack();
  await expect(page.getByTestId("begin")).toBeVisible();
  await page.goForward();
  await knowsNoLord(page);
});

test("a look at one's own lord has a curtain of its own, and is hidden again", async ({ page, visit }) => {
  await askForLook(page, visit);
  await expect(page.getByTestId("reason")).toContainText("Ben");
  await raise(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The lord of Ben");
  await expect(page.getByTestId("own-lord").locator(".card-name")).toBeVisible();
  await hidesLords(page, "Ben");
  await expect(page.getByTestId("confirm")).toHaveCount(0);
  await page.getByTestId("hide").click();
  await expect(page.getByTestId("question")).toHaveText("Does anybody declare an action?");
  await expect(page.getByTestId("own-lord")).toHaveCount(0);
  await hidesLords(page);
});

test("a look asks for the PIN of whoever wants it", async ({ page, visit }) => {
  await askForLook(page, visit, { pins: { 1: "2468" } });
  await page.getByTestId("raise").hover();
  await page.mouse.down();
  await expect(page.getByTestId("pin")).toBeFocused();
  await page.mouse.up();
  await page.getByTestId("pin").pressSequentially("1357");
  await knowsNoLord(page);
  await page.getByTestId("pin").pressSequentially("2468");
  await expect(page.getByTestId("own-lord")).toBeVisible();
});

test("a look in the middle of another's answer shows the one nothing of the other", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await page.getByRole("button", { name: "Cas looks at the hidden lord" }).click();
  await knowsNoLord(page);
  await expect(page.locator("[data-question]")).toHaveText("Cas");
  await raise(page);
  await hidesLords(page, "Cas");
  await page.getByTestId("hide").click();
  await knowsNoLord(page);
  await expect(page.locator("[data-question]")).toHaveText("Ada");
});

test("a pass can be taken back until somebody has learned something", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await expect(page.getByTestId("undo")).toHaveCount(0);
  await page.getByTestId("answer").filter({ hasText: "Let it pass" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.locator("[data-question]")).toHaveText("Ben");
  await page.getByTestId("undo").click();
  await knowsNoLord(page);
  await expect(page.locator("[data-question]")).toHaveText("Ada");
  await expect(page.getByTestId("undo")).toHaveCount(0);
  await raise(page);
  await page.getByTestId("answer").filter({ hasText: "Attack" }).click();
  await page.getByTestId("target").first().click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("private")).toHaveCount(0);
  await expect(page.getByTestId("undo")).toHaveCount(0);
});

test("what may not be done is grey, is reached by keyboard, and says why", async ({ page, visit }) => {
  await openPrivate(page, visit);
  const all = page.locator("[data-testid=answer][aria-disabled=true]");
  const count = await all.count();
  expect(count).toBeGreaterThan(3);
  await tabTo(page, ".others-could summary");
  await page.keyboard.press("Enter");
  const told = new Set();
  for (let reached = 0; reached < count; reached += 1) {
    await tabTo(page, "[data-testid=answer][aria-disabled=true]");
    const refused = page.locator("[data-testid=answer]:focus");
    const why = await refused.locator(".why-not").textContent();
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("preview")).toHaveText(why);
    await expect(refused).toHaveAttribute("aria-pressed", "false");
    told.add(await refused.locator("b").textContent());
  }
  expect(told.size).toBe(count);
  await expect(page.getByTestId("confirm")).toHaveAttribute("aria-disabled", "true");
});

for (const [game, reasonsOf] of Object.entries({ oriente: "oriente_story.refusal", zipang: "zipang_story.refusal" })) {
  test(`the help of ${game} lists every reason in three languages`, async ({ page, visit }) => {
    page.on("dialog", (dialog) => dialog.accept());
    const all = [];
    for (const language of LANGUAGES) {
      await visit(`#/${game}/new?seed=3`);
      await speak(page, language);
      await page.getByTestId("one-person").click();
      await page.locator(".setup-house > summary").click();
      await page.locator("#first").selectOption("0");
      await begin(page);
      await page.getByTestId("private").waitFor();
      await page.keyboard.press("?");
      const reasons = page.getByTestId("forbidden").locator("li");
      const written = Object.values(group(language, reasonsOf));
      await expect(reasons).toHaveCount(written.length);
      const sentences = await reasons.locator("span").allTextContents();
      const rules = await reasons.locator("small").allTextContents();
      expect(sentences.toSorted(), language).toEqual(written.toSorted());
      expect(rules).toHaveLength(written.length);
      expect([...sentences, ...rules].filter((text) => text.trim().length < 2)).toEqual([]);
      all.push(...sentences);
    }
    expect(new Set(all).size, "no reason sounds like another, in whatever language").toBe(all.length);
  });
}

test("the question mark shows the lords, Escape closes it and leaves the curtain up", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog");
  await expect(help.locator(".summary-cast li")).toHaveCount(Object.keys(group("en", "oriente.lords")).length);
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await expect(page.getByTestId("private")).toBeVisible();
});

test("names are text, whatever they look like", async ({ page, visit, complaints }) => {
  await setTable(page, visit, { ...FOUR, speakUp: true, names: ["<b>Ada</b>", "Ben & \"Co\"", "{{ name }}", "Dov's <img>"] });
  const names = page.getByTestId("place").locator(".place-name");
  await expect(names).toHaveText(["<b>Ada</b>", "Ben & \"Co\"", "{{ name }}", "Dov's <img>"]);
  await expect(page.locator(".board b b, .board img")).toHaveCount(0);
  await expect(page.getByTestId("story")).toContainText("{{ name }}");
  expect(complaints).toEqual([]);
});

/** A step by keyboard alone: the curtain is held, hands go up, something is declared whenever it can be. */
async function stepByKeyboard(page, { kind, face }, steps) {
  const press = async (matches, key) => {
    await tabTo(page, matches);
    await page.keyboard.press(key);
  };
  if (kind === "curtain") {
    const key = steps % 2 ? "Enter" : "Space";
    await tabTo(page, "[data-testid=raise]");
    await page.keyboard.down(key);
    await expect(page.getByTestId("curtain")).toHaveCount(0);
    await page.keyboard.up(key);
  } else if (face.includes('data-testid="go-on"')) {
    await press("[data-testid=hand]", "Space");
    await press("[data-testid=go-on]", "Enter");
  } else if (face.includes('data-testid="confirm"')) {
    await press("[data-testid=answer]:not([aria-disabled]):not(:first-child), [data-testid=answer]:not([aria-disabled]):only-child", "Space");
    const confirm = page.getByTestId("confirm");
    if (await confirm.getAttribute("aria-disabled")) await press("[data-testid=target]:not([aria-disabled])", "Space");
    await press("[data-testid=confirm]", "Enter");
  } else await press("[data-testid=onwards], [data-testid=hide]", "Enter");
}

test("a game of four is played by keyboard alone", async ({ page, visit }) => {
  test.setTimeout(180_000);
  await visit("#/oriente/new?seed=3");
  await tabTo(page, "input[name=players]");
  for (let players = 12; players > 4 && !(await page.locator("input[name=players][value='4']").isChecked()); players -= 1) {
    await page.keyboard.press("ArrowLeft");
  }
  await expect(page.getByTestId("seat")).toHaveCount(4);
  await tabTo(page, "[data-testid=all-people]");
  await page.keyboard.press("Enter");
  await tabTo(page, "[data-testid=pass]");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByTestId("speak-up")).toBeChecked();
  await tabTo(page, "[data-testid=begin]");
  await page.keyboard.press("Enter");
  await page.getByTestId("curtain").waitFor();
  for (let steps = 0; steps < 300; steps += 1) {
    const now = await screen(page);
    await expect(page.locator("[data-question]")).toBeFocused();
    if (now.kind === "result") return;
    await stepByKeyboard(page, now, steps);
    await expect.poll(async () => (await screen(page)).face).not.toBe(now.face);
  }
  throw new Error("the game does not end");
});

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`twelve people with long names fit a ${name} screen`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await setTable(page, visit, { ...TWELVE, speakUp: true });
    for (let steps = 0; steps < 30; steps += 1) {
      const now = await screen(page);
      await fits(page, `${now.kind} ${steps}`);
      await step(page, now, steps);
    }
  });

  test(`the desk of twelve fits a ${name} screen`, async ({ page, visit }) => {
    await page.setViewportSize(size);
    await setTable(page, visit, { ...TWELVE, speakUp: true });
    await openDesk(page);
    await fits(page, "empty desk");
    await strike(page, LONG[0], LONG[1], { kind: "Pay later", card: "Mahō-tsukai" });
    await strike(page, LONG[2], LONG[3], { kind: "In words of their own", words: "W".repeat(120) });
    await fits(page, "desk with promises");
  });
}

for (const language of ["fr", "it"]) {
  test(`twelve people fit a phone screen in ${language}`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(PHONE);
    await visit("#/oriente/new");
    await speak(page, language);
    await setTable(page, visit, TWELVE);
    for (let steps = 0; steps < 16; steps += 1) {
      const now = await screen(page);
      await fits(page, `${now.kind} ${steps}`);
      await step(page, now, steps);
    }
  });
}

for (const speakUp of [true, false]) {
  test(`at 1280×800 the table of twelve does not scroll, ${speakUp ? "speaking up" : "passing the device"}`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(WIDE);
    await setTable(page, visit, { ...TWELVE, speakUp });
    for (let steps = 0; steps < 16; steps += 1) {
      const now = await screen(page);
      if (["private", "open", "curtain"].includes(now.kind)) expect(await scrolls(page), `${now.kind} ${steps}`).toEqual({ page: 0, board: 0 });
      await step(page, now, steps);
    }
  });
}

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing on the way through a game of Oriente in ${colorScheme}`, async ({ page, visit }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    await visit("#/oriente/new");
    await page.locator(".setup-house > summary").click();
    await axe(page, "set-up");
    await setTable(page, visit, { ...FOUR, first: undefined });
    await openDesk(page);
    await strike(page, "Ada", "Ben", { kind: "In words of their own", words: "tea" });
    await strike(page, "Cas", "Dov", { kind: "Pay later", card: "Nōfu" });
    const seen = new Set();
    await play(page, async ({ kind, face }) => {
      const name = kind + (face.includes('data-testid="answer"') ? " answer" : "");
      if (seen.has(name)) return;
      seen.add(name);
      await axe(page, name);
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(["deal-desk", "curtain", "private answer", "open answer", "battle-over", "revolution-over", "season-over", "result"]),
    );
    await page.setViewportSize(WIDE);
  });
}
