// Fingers on a phone: nothing is hit that a tap did not aim at.
import { hurry, raise, screen, setTable, step } from "./player.js";
import { PHONE, expect, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** A finger, which comes down and is lifted when the test says so. */
async function finger(page) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    async down(target) {
      const { x, y, width, height } = await target.boundingBox();
      await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
    },
    up: () => touch("touchEnd", []),
  };
}

/** The middle of something, to be tapped whatever lies there later. */
async function middle(target) {
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Holds the curtain's button by touch, and lifts the finger wherever the curtain was. */
async function raiseByTouch(page) {
  await expect(page.getByTestId("sleeps")).toBeHidden();
  const hand = await finger(page);
  await hand.down(page.getByTestId("raise"));
  await expect(page.getByTestId("curtain")).toHaveCount(0);
  await hand.up();
  await expect(page.getByTestId("sleeps")).toBeHidden();
}

test("the finger that raised the curtain chooses nothing beneath it, and hides nothing", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3, names: NAMES });
  await raiseByTouch(page);
  await expect(page.getByTestId("private")).toBeVisible();
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: NAMES, speakUp: true });
  await page.getByTestId("look").first().tap();
  await raiseByTouch(page);
  await expect(page.getByTestId("own-lord")).toBeVisible();
  // Another tap does what it aims at.
  await page.getByTestId("hide").tap();
  await expect(page.getByTestId("own-lord")).toHaveCount(0);
});

test("a double tap answers one question, not the next one too", async ({ page, visit }) => {
  // In this deal an attack is declared: those who could call the privilege may help afterwards.
  await setTable(page, visit, { game: "oriente", people: 4, seed: 5, names: NAMES, speakUp: true, first: 0 });
  const question = page.getByTestId("question");
  for (let steps = 0; steps < 12 && !(await question.getByText("privilege").count()); steps += 1) {
    const now = await screen(page);
    await step(page, now, now.kind === "private" ? 0 : 1);
  }
  await expect(question).toContainText("privilege");
  await expect(page.getByTestId("sleeps")).toBeHidden();
  const [x, y] = await middle(page.getByTestId("go-on"));
  // Both at once, as a hand does: whatever the machine took in between would be time to read.
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
  await expect(question).toContainText("help");
  await expect(page.getByTestId("sleeps")).toBeHidden();
  await expect(question).toContainText("help");
  await page.touchscreen.tap(x, y);
  await expect(question).toHaveCount(0);
});

for (const people of [4, 12]) {
  test(`whoever may do one thing only does it at one tap, in sight: ${people} at the table`, async ({ page, visit }) => {
    await hurry(page);
    await setTable(page, visit, { game: "oriente", people, seed: 7 });
    const barred = page.getByTestId("barred");
    const isBarred = async () => (await barred.getByText("Barred for now.").count()) > 0;
    for (let steps = 0; !(await isBarred()); steps += 1) await step(page, await screen(page), (steps * 7) % 5);
    const allowed = page.locator("[data-testid=answer]:not([aria-disabled])");
    await expect(allowed).toHaveCount(1);
    await expect(allowed).toBeInViewport({ ratio: 1 });
    await expect(allowed).toHaveAttribute("aria-pressed", "true");
    await expect(barred.locator("[aria-disabled]").first()).toBeHidden();
    // However much is unfolded, the deed stays where it is.
    await barred.locator("summary").tap();
    await expect(barred.locator("[aria-disabled]").first()).toBeVisible();
    await expect(page.getByTestId("confirm")).toBeInViewport({ ratio: 1 });
    await page.getByTestId("confirm").tap();
    await expect(barred).toHaveCount(0);
  });
}

/** Counts what a hand does: a tap, and a hold that raises the curtain, are one each. */
class Taps {
  constructor(page) {
    this.page = page;
    this.count = 0;
  }

  async tap(target, options) {
    this.count += 1;
    await target.tap(options);
  }

  async hold(target) {
    this.count += 1;
    await expect(this.page.getByTestId("sleeps")).toBeHidden();
    const hand = await finger(this.page);
    await hand.down(target);
    await expect(this.page.getByTestId("private")).toBeVisible();
    await hand.up();
  }
}

test("a look at one's own lord takes two taps among twelve, and a finger hits the card", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 12, seed: 7, speakUp: true });
  await expect(page.getByTestId("sleeps")).toBeHidden();
  const look = page.getByTestId("look").nth(4);
  // As large as a finger, wherever it comes down.
  const size = await look.evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    const isHit = (x, y) => button.contains(document.elementFromPoint(x, y));
    const length = (hits) => Array.from({ length: 120 }, (_, at) => hits(at - 60)).filter(Boolean).length;
    return [length((x) => isHit(left + x, top + height / 2)), length((y) => isHit(left + 8, top + height / 2 + y))];
  });
  expect(Math.min(...size)).toBeGreaterThanOrEqual(43);
  const held = new Taps(page);
  await held.hold(look);
  await expect(page.getByTestId("own-lord")).toBeVisible();
  await held.tap(page.getByTestId("hide"));
  await expect(page.getByTestId("own-lord")).toHaveCount(0);
  expect(held.count).toBe(2);
  // By a tap it is the same with the curtain in between.
  const tapped = new Taps(page);
  await tapped.tap(look);
  await tapped.hold(page.getByTestId("raise"));
  await expect(page.getByTestId("own-lord")).toBeVisible();
  expect(tapped.count).toBe(2);
});
