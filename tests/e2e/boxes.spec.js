// Every kind of screen in every size: nothing scrolls sideways, no word is cut, no box lies on another, fingers hit
// what they should, and on a desk's screen the table is seen whole.
import { closeDesk, openDesk, putCard } from "./desk.js";
import { fitsWell } from "./measure.js";
import { LONG } from "./names.js";
import { hurry, screen, setTable, step } from "./player.js";
import { WIDE, expect, speak, test } from "./site.js";

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  WIDE,
  { width: 1920, height: 1080 },
  // A desk's screen enlarged to twice its size.
  { width: 640, height: 400 },
];

const TABLES = [
  { game: "oriente", people: 4, seed: 2 },
  { game: "oriente", people: 12, seed: 11 },
  { game: "zipang", people: 2, seed: 3 },
  { game: "zipang", people: 6, seed: 11 },
  { game: "oriente", people: 12, seed: 11, language: "fr" },
  { game: "oriente", people: 12, seed: 11, language: "it" },
  { game: "zipang", people: 6, seed: 11, language: "fr" },
  { game: "zipang", people: 6, seed: 11, language: "it" },
];

/** Screens that have to be measured; in other languages those with many words. */
const WORDY = {
  oriente: ["set-up", "desk composed", "curtain", "private", "private picked among others", "open"],
  zipang: ["set-up", "curtain", "private", "private picked", "open"],
};
const KINDS = {
  oriente: [...WORDY.oriente, "private picked", "open picked", "battle-over", "season-over", "result"],
  zipang: [...WORDY.zipang, "attack-over", "campaign-over", "result"],
};

/** Measures one screen of each kind in all sizes. */
class Measure {
  constructor(page) {
    this.page = page;
    this.kinds = new Set();
  }

  has(kinds) {
    return kinds.every((kind) => this.kinds.has(kind));
  }

  async look(kind) {
    if (this.kinds.has(kind)) return;
    this.kinds.add(kind);
    for (const size of SIZES) {
      await this.page.setViewportSize(size);
      await fitsWell(this.page, `${kind} at ${size.width}×${size.height}`);
    }
    await this.page.setViewportSize(WIDE);
  }
}

/** Plays on until all these kinds of screens have been measured. */
async function playUntilMeasured(page, measure, kinds) {
  for (let steps = 0; !measure.has(kinds); steps += 1) {
    const now = await screen(page);
    // A show passes by itself; it is drawn like the end of a campaign.
    const isLook = now.face.includes('data-testid="hide"');
    if (now.kind !== "show") await measure.look(isLook ? "look" : now.kind);
    if (now.kind === "result") break;
    await step(page, now, (steps * 7) % 5, async () => {
      const named = await page.getByTestId("target").count();
      await measure.look(`${now.kind} picked${named > 0 ? " among others" : ""}`);
    });
  }
  expect([...measure.kinds]).toEqual(expect.arrayContaining(kinds));
}

/** The desk, empty and with an offer under way. */
async function atDesk(page, measure) {
  await openDesk(page);
  await measure.look("desk");
  await putCard(page, "gives");
  await measure.look("desk composed");
  await closeDesk(page);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

for (const table of TABLES) {
  const { game, people, language = "en" } = table;
  test(`every screen of ${game} fits in every size: ${people} seats in ${language}`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    const measure = new Measure(page);
    await visit(`#/${game}/new`);
    await speak(page, language);
    await page.locator(`input[name=players][value="${people}"]`).check();
    await page.getByTestId("all-people").click();
    await measure.look("set-up");
    await setTable(page, visit, { ...table, names: LONG, speakUp: true, looks: true });
    if (game === "oriente") await atDesk(page, measure);
    await playUntilMeasured(page, measure, (language === "en" ? KINDS : WORDY)[game]);
  });
}

for (const [game, people, language] of [["oriente", 12, "fr"], ["oriente", 12, "it"], ["zipang", 6, "fr"]]) {
  test(`lifting a forgotten PIN fits in every size: ${people} seats of ${game} in ${language}`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    const measure = new Measure(page);
    const pins = Object.fromEntries(LONG.slice(0, people).map((_, seat) => [seat, "1234"]));
    await setTable(page, visit, { game, people, seed: 11, language, names: LONG, pins });
    await measure.look("curtain with a PIN");
    await page.getByTestId("forgotten").click();
    await measure.look("lifting");
    const agrees = page.getByTestId("agrees");
    for (let seat = 0; seat < people - 1; seat += 1) await agrees.nth(seat).click();
    await expect(page.getByTestId("lifted")).toBeVisible();
    await measure.look("lifted");
  });
}
