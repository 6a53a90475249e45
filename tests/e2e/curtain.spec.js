// The curtain: who may look, when it rises, and everything that makes it fall.
import { FALLS, answer, hurry, raise, screen, setTable, step } from "./player.js";
import { PublicCards, knowsNoCharacter } from "./secrecy.js";
import { expect, test } from "./site.js";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function openPrivate(page, visit) {
  await hurry(page);
  await setTable(page, visit, { people: 3, seed: 5 });
  await raise(page);
  await expect(page.getByTestId("private")).toBeVisible();
  await expect(page.getByTestId("card").first()).toBeVisible();
}

for (const [what, happens] of Object.entries(FALLS)) {
  test(`it falls when ${what}`, async ({ page, visit }) => {
    await openPrivate(page, visit);
    await happens(page);
    await expect(page.getByTestId("curtain")).toBeVisible();
    await knowsNoCharacter(page);
  });
}

test("it says some seconds before that it will fall, and a touch keeps it up", async ({ page, visit }) => {
  await openPrivate(page, visit);
  const later = (seconds) =>
    page.evaluate((seconds) => {
      const now = Date.now;
      Date.now = () => now() + seconds * 1000;
    }, seconds);
  await later(52);
  await expect(page.getByTestId("falls-soon")).toBeVisible();
  await expect(page.getByTestId("live")).toContainText("about to fall");
  await page.getByTestId("question").click();
  await expect(page.getByTestId("falls-soon")).toHaveCount(0);
  await later(45);
  await expect(page.getByTestId("private")).toBeVisible();
});

test("it is down before the first turn and rises only when held", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  await knowsNoCharacter(page);
  await page.getByTestId("raise").click();
  await page.waitForTimeout(700);
  await expect(page.getByTestId("curtain")).toBeVisible();
  await page.getByTestId("raise").hover();
  // Looked at from within: however slow the machine, timers of a page end in their order.
  const isDownForAWhile = page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => done(document.querySelector("[data-testid=curtain]") !== null);
        addEventListener("pointerdown", () => setTimeout(look, 200), { once: true, capture: true });
      }),
  );
  await page.mouse.down();
  expect(await isDownForAWhile).toBe(true);
  await expect(page.getByTestId("private")).toBeVisible();
  await page.mouse.up();
});

test("a tap is enough for those who say so, now and on the next visit", async ({ page, visit }) => {
  await visit("#/zipang/new?seed=3");
  await page.locator("summary").click();
  await page.getByTestId("tap-is-enough").check();
  await page.getByTestId("all-people").click();
  await page.getByTestId("begin").click();
  await page.getByTestId("raise").click();
  await expect(page.getByTestId("private")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await visit("#/zipang/new");
  await page.locator("summary").click();
  await expect(page.getByTestId("tap-is-enough")).toBeChecked();
});

test("a PIN keeps the others out", async ({ page, visit }) => {
  await hurry(page);
  await setTable(page, visit, { people: 2, seed: 3, pins: { 0: "1234", 1: "1234" } });
  await page.getByTestId("raise").hover();
  await page.mouse.down();
  const pin = page.getByTestId("pin");
  await expect(pin).toBeFocused();
  await page.mouse.up();
  await pin.pressSequentially("4321");
  await expect(page.getByRole("alert")).toContainText("not the PIN");
  await knowsNoCharacter(page);
  await pin.pressSequentially("1234");
  await expect(page.getByTestId("private")).toBeVisible();
});

test("a PIN that somebody has forgotten is lifted when all the others agree, for the rest of the game", async ({ page, visit }) => {
  await hurry(page);
  await setTable(page, visit, { people: 3, seed: 3, pins: { 0: "1234", 1: "1234", 2: "1234" } });
  const owner = await page.getByRole("heading", { level: 1 }).textContent();
  const agrees = page.getByTestId("agrees");
  await page.getByTestId("forgotten").click();
  // The others are asked over the open table, which shows nobody's hand.
  await expect(page.getByTestId("question")).toContainText(owner);
  await new PublicCards().check(page);
  await expect(agrees).toHaveCount(2);
  await expect(agrees.filter({ hasText: owner })).toHaveCount(0);
  await page.getByTestId("never-mind").click();
  await knowsNoCharacter(page);
  await page.getByTestId("forgotten").click();
  // By keyboard: whoever agrees keeps the focus, and can think again.
  await agrees.first().focus();
  await page.keyboard.press("Enter");
  await expect(agrees.first()).toHaveAttribute("aria-pressed", "true");
  await expect(agrees.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(agrees.first()).toHaveAttribute("aria-pressed", "false");
  await agrees.first().click();
  await expect(agrees).toHaveCount(2);
  await agrees.last().click();
  await expect(page.getByTestId("lifted")).toBeFocused();
  const said = `By common consent, the PIN of ${owner} is not asked for again in this game.`;
  await expect(page.getByTestId("news")).toContainText(said);
  await expect(page.getByTestId("live")).toContainText(said);
  await page.getByTestId("to-curtain").click();
  await knowsNoCharacter(page);
  await expect(page.getByTestId("forgotten")).toHaveCount(0);
  // A game that is kept keeps it.
  await page.reload();
  await knowsNoCharacter(page);
  await raise(page);
  await expect(page.getByTestId("private")).toBeVisible();
  await expect(page.getByTestId("story")).toContainText(said);
});

test("back and forward reveal nothing, and back leads to where the game goes on", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await page.goBack();
  await expect(page.getByTestId("under-way")).toContainText("Campaign 1");
  await page.goForward();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await knowsNoCharacter(page);
  const first = page.url();
  await page.goBack();
  // Beginning another asks, and both are kept.
  await page.getByTestId("begin").click();
  await expect(page.getByRole("dialog")).toContainText("both can be played on");
  await page.getByTestId("resume-instead").click();
  await expect(page).toHaveURL(first);
  await page.goBack();
  await page.getByTestId("begin").click();
  await page.getByTestId("begin-another").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.locator("body").evaluate(() => (location.hash = "#/games"));
  await expect(page.getByTestId("kept-game")).toHaveCount(2);
});

test("before it all may look at the open table, and nobody at more", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await answer(page);
  for (let steps = 0; steps < 12 && (await screen(page)).kind !== "curtain"; steps += 1) await step(page, await screen(page), 0);
  const asked = await page.getByTestId("reason").textContent();
  await page.getByTestId("show-table").click();
  await expect(page.getByTestId("open")).toBeVisible();
  await expect(page.locator("[data-question]")).toHaveText(asked);
  await new PublicCards().check(page);
  await page.getByTestId("to-curtain").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await knowsNoCharacter(page);
});

test("leaving for the home page keeps the game, and the way back leads to the curtain", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await page.locator(".table-bar .wordmark").click();
  await page.getByTestId("continue").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
});

test("reloading in mid-game asks nothing, for nothing is lost", async ({ page, visit }) => {
  await openPrivate(page, visit);
  page.on("dialog", () => {
    throw new Error("nobody is to be asked");
  });
  await page.reload();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await knowsNoCharacter(page);
});

test("without a game the table says so and leads to the set-up", async ({ page, visit }) => {
  for (const game of ["oriente", "zipang"]) {
    await visit(`#/${game}/table`);
    await page.getByRole("link", { name: "Set the table" }).click();
    await expect(page.getByTestId("begin")).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#/${game}/new`);
  }
});

test("what happened is told first, in the language of the page, and once", async ({ page, visit }) => {
  await openPrivate(page, visit);
  await expect(page.getByTestId("news").locator("li").first()).toContainText("Campaign 1 begins");
  await answer(page);
  for (let steps = 0; steps < 12; steps += 1) {
    const { kind } = await screen(page);
    if (kind === "curtain") await raise(page);
    else break;
    if (await page.getByTestId("news").getByText("Campaign 1 begins").count()) await answer(page);
    else return;
  }
});

test("an answer that showed nothing can be taken back", async ({ page, visit }) => {
  await hurry(page);
  // In this deal the first player attacks two others, one of whom lets it happen.
  await setTable(page, visit, { people: 6, seed: 11 });
  await raise(page);
  await answer(page);
  for (let steps = 0; steps < 40; steps += 1) {
    if (await page.getByTestId("undo").count()) break;
    const { kind } = await screen(page);
    if (kind === "curtain") await raise(page);
    else if (kind === "campaign-over" || kind === "attack-over") await page.getByTestId("onwards").click();
    else if (kind === "call") await page.getByTestId("everyone").click();
    else if (kind === "show") await page.getByTestId("seen").click();
    else await page.getByTestId("answer").count() ? await answer(page, { prefer: 9 }) : await answer(page);
  }
  const now = await page.getByRole("heading", { level: 1 }).textContent();
  await expect(page.getByTestId("undo")).toHaveText(/^Take back \p{Letter}+’s answer$/u);
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(page.getByTestId("undo")).toHaveCount(0);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe(now);
});
