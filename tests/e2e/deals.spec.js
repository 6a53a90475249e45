// Bargaining at the desk of Oriente: offers and their answers, promises and what becomes of them.
import { between, closeDesk, offerCardFor, openDesk, putCard, putPromise, stackOf, strike, wordOf } from "./desk.js";
import { hurry, raise, screen, setTable, step } from "./player.js";
import { expect, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];
const FOUR = { game: "oriente", people: 4, seed: 3, names: NAMES, first: 0, speakUp: true };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

/** A table of four at the open question of the first season, its desk open. */
async function atDesk(page, visit, table = {}) {
  await setTable(page, visit, { ...FOUR, ...table });
  await openDesk(page);
}

/** Nobody declares: the season is over, and the next one begins. */
async function passSeason(page) {
  await page.getByTestId("go-on").click();
  await expect(page.getByTestId("season-over")).toBeVisible();
  await page.getByTestId("onwards").click();
  await expect(page.getByTestId("open")).toBeVisible();
}

/** What the ledger says of the promises that are settled. */
async function settled(page) {
  const details = page.getByTestId("ledger").locator("details");
  await details.locator("summary").click();
  return details.getByTestId("entry");
}

const story = (page) => page.getByTestId("story");

test("a card now for a promise, which is kept", async ({ page, visit }) => {
  await atDesk(page, visit);
  const [before, others] = [await stackOf(page, "Ada"), await stackOf(page, "Ben")];
  await between(page, "Ada", "Ben");
  const card = await putCard(page, "gives");
  await putPromise(page, "asks", { kind: "Spare … this season", whom: "Cas" });
  await expect(page.getByTestId("reading")).toContainText("to spare Cas this season");
  await page.getByTestId("make-offer").click();
  await expect(page.getByTestId("offer")).toContainText("Ada offers Ben");
  expect(await stackOf(page, "Ada"), "an offer moves nothing yet").toEqual(before);
  await page.getByTestId("accept").click();
  await expect(page.getByTestId("entry")).toContainText("Ben promises Ada to spare Cas this season");
  await expect(page.getByTestId("entry").locator(".standing")).toHaveText("open");
  expect(await stackOf(page, "Ada")).toEqual([]);
  expect((await stackOf(page, "Ben")).join()).toContain(card);
  expect(before).toEqual([card]);
  expect(others).toHaveLength(1);
  await closeDesk(page);
  await expect(wordOf(page, "Ben")).toHaveText("…1");
  await passSeason(page);
  await expect(wordOf(page, "Ben")).toHaveAccessibleName("Promises open: 0 · kept: 1 · broken: 0");
  await expect(wordOf(page, "Ben")).toHaveText("✓1");
  await expect(story(page)).toContainText("Ben has kept the promise to spare Cas this season.");
  await openDesk(page);
  await expect((await settled(page)).locator(".standing.kept")).toHaveText("kept");
});

test("whoever attacks the one he promised to spare has broken his word", async ({ page, visit }) => {
  await atDesk(page, visit);
  await strike(page, "Ada", "Ben", { kind: "Spare … this season", whom: "Cas" });
  await closeDesk(page);
  await page.getByTestId("hand").filter({ hasText: "Ben" }).click();
  await page.getByTestId("go-on").click();
  await expect(page.locator("[data-question]")).toHaveText("Ben");
  await raise(page);
  await page.getByTestId("answer").filter({ hasText: "Attack a lord" }).click();
  await page.getByTestId("target").filter({ hasText: "Cas" }).click();
  await page.getByTestId("confirm").click();
  for (let steps = 0; steps < 4 && (await screen(page)).kind !== "open"; steps += 1) await step(page, await screen(page), 0);
  await expect(wordOf(page, "Ben")).toHaveAccessibleName("Promises open: 0 · kept: 0 · broken: 1");
  await expect(wordOf(page, "Ben")).toHaveText("✗1");
  await openDesk(page);
  await expect((await settled(page)).locator(".standing.broken")).toHaveText("broken");
});

test("words of their own are judged by the one they were given to", async ({ page, visit }) => {
  await atDesk(page, visit);
  await strike(page, "Ada", "Ben", { kind: "In words of their own", words: "a song for <Ada> & co." });
  await strike(page, "Cas", "Dov", { kind: "In words of their own", words: "the next tea" });
  const entry = (words) => page.getByTestId("entry").filter({ hasText: words });
  await expect(entry("song")).toContainText("Ben promises Ada “a song for <Ada> & co.”");
  await expect(entry("song")).toContainText("Ada says what became of it");
  await entry("song").getByTestId("judge-kept").click();
  await entry("tea").getByTestId("judge-broken").click();
  const entries = await settled(page);
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: "song" }).locator(".standing")).toHaveText("kept");
  await expect(entries.filter({ hasText: "tea" }).locator(".standing")).toHaveText("broken");
  await expect(page.getByTestId("judge-kept")).toHaveCount(0);
  await expect(wordOf(page, "Ben")).toHaveText("✓1");
  await expect(wordOf(page, "Dov")).toHaveText("✗1");
});

test("a debt is promised, and paid when its debtor pays it", async ({ page, visit }) => {
  await atDesk(page, visit);
  const [debt] = await stackOf(page, "Ben");
  const card = await strike(page, "Ada", "Ben", { kind: "Pay later", card: debt, due: "by the end of the next season" });
  await expect(page.getByTestId("entry")).toContainText("by the end of the next season");
  await page.getByTestId("pay").click();
  await expect(page.getByTestId("pay")).toHaveCount(0);
  expect(await stackOf(page, "Ada")).toEqual([debt]);
  expect(await stackOf(page, "Ben")).toEqual([card]);
  await expect(wordOf(page, "Ben")).toHaveText("✓1");
  await expect(story(page)).toContainText(/Ben pays Ada .*, as promised\./);
});

test("a debt that cannot be paid yet says why, and is broken when its time is over", async ({ page, visit }) => {
  await atDesk(page, visit);
  await strike(page, "Ada", "Ben", { kind: "Pay later", card: "Shōgun", due: "by the end of this season" });
  const pay = page.getByTestId("pay");
  await expect(pay).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByTestId("entry").locator(".why-not")).toHaveText("Those cards are not in that prize stack.");
  await pay.click({ force: true });
  await expect(pay).toBeVisible();
  await closeDesk(page);
  await passSeason(page);
  await expect(wordOf(page, "Ben")).toHaveText("✗1");
});

test("an offer is refused, countered, withdrawn", async ({ page, visit }) => {
  await atDesk(page, visit);
  const before = await Promise.all(NAMES.map((name) => stackOf(page, name)));
  const promise = { kind: "Spare … this season", whom: "Ada" };
  await offerCardFor(page, "Ada", "Ben", promise);
  await page.getByTestId("refuse").click();
  await expect(page.getByTestId("offer")).toHaveCount(0);
  await expect(story(page)).toContainText("Ben refuses the offer of Ada.");

  await offerCardFor(page, "Ada", "Ben", promise);
  await page.getByTestId("withdraw").click();
  await expect(page.getByTestId("offer")).toHaveCount(0);
  await expect(story(page)).toContainText("Ada withdraws the offer to Ben.");

  const card = await offerCardFor(page, "Ada", "Ben", promise);
  await page.getByTestId("counter").click();
  await expect(page.getByRole("heading", { name: "A counter-offer to Ada" })).toBeVisible();
  await expect(page.getByTestId("gives").getByTestId("promised")).toContainText("to spare Ada this season");
  await putPromise(page, "asks", { kind: "Spare … this season", whom: "Ben" });
  await page.getByTestId("make-offer").click();
  await expect(page.getByTestId("offer")).toHaveCount(1);
  await expect(page.getByTestId("offer")).toContainText("Ben proposes to Ada");
  expect(await Promise.all(NAMES.map((name) => stackOf(page, name)))).toEqual(before);
  await page.getByTestId("accept").click();
  await expect(page.getByTestId("entry")).toHaveCount(2);
  expect((await stackOf(page, "Ben")).join()).toContain(card);
});

test("nobody offers without end", async ({ page, visit }) => {
  await atDesk(page, visit);
  for (let offers = 0; offers < 3; offers += 1) {
    await offerCardFor(page, "Ada", "Ben", { kind: "Spare … this season", whom: "Ada" });
    await page.getByTestId("refuse").click();
  }
  await between(page, "Ada", "Cas");
  await putCard(page, "gives");
  await putCard(page, "asks");
  await expect(page.getByTestId("reading").locator(".why-not")).toHaveText("No more offers from this player for now.");
  await expect(page.getByTestId("make-offer")).toHaveAttribute("aria-disabled", "true");
});

test("an offer lapses when its moment is over", async ({ page, visit }) => {
  await atDesk(page, visit);
  await offerCardFor(page, "Ada", "Ben", { kind: "Spare … this season", whom: "Ada" });
  await closeDesk(page);
  // Whoever leaves with an offer open is asked about it first.
  await expect(page.getByTestId("moment-title")).toHaveText("An offer for Ben");
  await page.getByTestId("let-run").click();
  await passSeason(page);
  await expect(story(page)).toContainText("The offer of Ada to Ben lapses.");
  await openDesk(page);
  await expect(page.getByTestId("offer")).toHaveCount(0);
  await expect(page.getByText("Nothing is offered.")).toBeVisible();
});

test("a gift for nothing is refused, and the reason said", async ({ page, visit }) => {
  await atDesk(page, visit);
  await between(page, "Ada", "Ben");
  await putCard(page, "gives");
  await expect(page.getByTestId("reading").locator(".why-not")).toHaveText("No gifts: both sides have to bring something.");
  await expect(page.getByTestId("reading")).toContainText("gives nothing. No gifts");
  const make = page.getByTestId("make-offer");
  await expect(make).toHaveAttribute("aria-disabled", "true");
  await make.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("offer")).toHaveCount(0);
  await expect(page.getByTestId("reading").locator(".why-not")).toHaveText("No gifts: both sides have to bring something.");
});

test("what cannot be promised now stands in the list with its reason", async ({ page, visit }) => {
  await atDesk(page, visit);
  const kinds = page.getByTestId("gives").getByTestId("promise-kind").locator("option");
  await expect(kinds.filter({ hasText: "Join the revolution" }).first()).toHaveText("Join the revolution — There is no revolution to speak of now.");
  await expect(kinds.filter({ hasText: "Stay out" })).toHaveText("Stay out of the battle — There is no battle to speak of now.");
  await expect(kinds.filter({ hasText: "Stay out" })).toBeDisabled();
});

test("a table of cards and help only promises nothing else", async ({ page, visit }) => {
  await atDesk(page, visit, { house: ["talk-help"] });
  const kinds = page.getByTestId("gives").getByTestId("promise-kind").locator("option");
  await expect(kinds.filter({ hasText: "Pay later" })).toHaveText("Pay later — This table bargains over cards and help only.");
});

test("a bot answers an offer at once, with a remark", async ({ page, visit }) => {
  await atDesk(page, visit, { people: 2, bots: 2 });
  await between(page, "Ada", "Dov");
  await putCard(page, "gives");
  await putPromise(page, "asks", { kind: "Spare … this season", whom: "Ada" });
  await page.getByTestId("make-offer").click();
  await expect(page.getByTestId("remarks").locator("li")).toHaveCount(1);
  await expect(page.getByTestId("remarks").locator("b")).toHaveText("Dov");
  await expect(page.getByTestId("remarks").locator("q")).toHaveText(/\S.*[.!]$/);
  await expect(page.getByTestId("offer").filter({ hasText: "Ada offers Dov" })).toHaveCount(0);
});

test("one person alone bargains with bots", async ({ page, visit }) => {
  await atDesk(page, visit, { people: 1, bots: 3, speakUp: false });
  await expect(page.getByTestId("maker")).toHaveCount(0);
  await page.getByTestId("partner").filter({ hasText: "Cas" }).click();
  await putCard(page, "gives");
  await putPromise(page, "asks", { kind: "Pay later", card: "Nōfu" });
  await page.getByTestId("make-offer").click();
  await expect(page.getByTestId("remarks")).toContainText("Cas");
});

test("a table without bargaining has no desk", async ({ page, visit }) => {
  await setTable(page, visit, { ...FOUR, speakUp: false, house: ["talk-none"] });
  for (let steps = 0; steps < 12; steps += 1) {
    await expect(page.getByTestId("desk")).toHaveCount(0);
    await step(page, await screen(page), steps);
  }
});
