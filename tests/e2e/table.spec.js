// The set-up and the table: for every eye and hand, on a wide screen and on a phone.
import { axe, fits, scrolls, tabTo } from "./looks.js";
import { LONG } from "./names.js";
import { hurry, play, raise, screen, setTable, step } from "./player.js";
import { PHONE, WIDE, expect, speak, test } from "./site.js";
import { group } from "./words.js";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`six people with long names fit a ${name} screen`, async ({ page, visit }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(size);
    await setTable(page, visit, { people: 6, seed: 11, names: LONG, speakUp: true });
    for (let steps = 0; steps < 24; steps += 1) {
      const now = await screen(page);
      await fits(page, `${now.kind} ${steps}`);
      await step(page, now, steps);
    }
  });
}

test("at 1280×800 the table does not scroll", async ({ page, visit }) => {
  await page.setViewportSize(WIDE);
  await setTable(page, visit, { people: 6, seed: 11 });
  await raise(page);
  expect((await scrolls(page)).page).toBe(0);
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing on the way through a game in ${colorScheme}`, async ({ page, visit }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    await visit("#/zipang/new");
    await page.locator("summary").click();
    await axe(page, "set-up");
    await setTable(page, visit, { people: 3, seed: 5, speakUp: true });
    const seen = new Set();
    await play(page, async ({ kind, face }) => {
      const name = kind + (face.includes('data-testid="answer"') ? " answer" : "");
      // A show passes too quickly here; it is drawn like the end of a campaign.
      if (seen.has(name) || kind === "show") return;
      seen.add(name);
      await axe(page, name);
    });
    expect([...seen]).toEqual(expect.arrayContaining(["curtain", "private", "open", "call", "attack-over", "campaign-over", "result"]));
    await page.setViewportSize(WIDE);
  });
}

test("a game of two is played by keyboard alone", async ({ page, visit }) => {
  test.setTimeout(90_000);
  await visit("#/zipang/new?seed=3");
  await tabTo(page, "input[name=players]");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByTestId("seat")).toHaveCount(2);
  await tabTo(page, "[data-testid=all-people]");
  await page.keyboard.press("Enter");
  await tabTo(page, "[data-testid=begin]");
  await page.keyboard.press("Enter");
  await page.getByTestId("curtain").waitFor();
  for (let steps = 0; steps < 200; steps += 1) {
    const { kind, face } = await screen(page);
    await expect(page.locator("[data-question]")).toBeFocused();
    if (kind === "result") return;
    if (kind === "curtain") {
      await tabTo(page, "[data-testid=raise]");
      await page.keyboard.down(steps % 2 ? "Enter" : "Space");
      await expect(page.getByTestId("curtain")).toHaveCount(0);
      await page.keyboard.up(steps % 2 ? "Enter" : "Space");
    } else if (kind === "private") {
      await tabTo(page, "[data-testid=card]:not([aria-disabled]), [data-testid=answer]:not([aria-disabled])");
      await page.keyboard.press("Space");
      await tabTo(page, "[data-testid=confirm]");
      await page.keyboard.press("Enter");
    } else {
      await tabTo(page, "[data-testid=onwards], [data-testid=seen], [data-testid=everyone]");
      await page.keyboard.press("Enter");
    }
    await expect.poll(async () => (await screen(page)).face).not.toBe(face);
  }
  throw new Error("the game does not end");
});

test("the question mark shows the cast and the keys, Escape closes it and leaves the curtain up", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  await raise(page);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog");
  await expect(help).toContainText("Shrine Maiden");
  await expect(help).toContainText("raises the curtain");
  await expect(help.getByTestId("forbidden").locator("li")).toHaveCount(Object.keys(group("en", "zipang_story.refusal")).length);
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await expect(page.getByTestId("private")).toBeVisible();
});

test("what may not be done is grey, can be reached, and says why", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, seed: 3 });
  for (let steps = 0; steps < 30; steps += 1) {
    const refused = page.locator("[data-testid=answer][aria-disabled=true]");
    if (await refused.count()) {
      // What is barred is folded into one line.
      await page.locator(".others-could > summary").click();
      const why = await refused.first().locator(".why-not").textContent();
      await refused.first().click({ force: true });
      await expect(page.getByTestId("preview")).toHaveText(why);
      await expect(refused.first()).toHaveAttribute("aria-pressed", "false");
      return;
    }
    await step(page, await screen(page), 0);
  }
  throw new Error("nothing was ever refused");
});

test("of two equal cards in a hand only the one that was tapped is picked", async ({ page, visit }) => {
  await setTable(page, visit, { people: 6, seed: 11 });
  await raise(page);
  await page.getByTestId("card").filter({ hasText: "Peasant" }).click();
  await page.getByTestId("confirm").click();
  await raise(page);
  const twins = page.getByTestId("card").filter({ hasText: "Commander" });
  await expect(twins).toHaveCount(2);
  for (const [tapped, other] of [[1, 0], [0, 1]]) {
    await twins.nth(tapped).click();
    await expect(twins.nth(tapped)).toHaveAttribute("aria-pressed", "true");
    await expect(twins.nth(other)).toHaveAttribute("aria-pressed", "false");
  }
});

for (const [device, viewport] of [["phone", PHONE], ["tablet", { width: 768, height: 1024 }]]) {
  test(`on a ${device} a tap anywhere on the story unrolls it over the table, and looking away rolls it up`, async ({ page, visit }) => {
    await page.setViewportSize(viewport);
    await setTable(page, visit, { people: 6, seed: 11 });
    await raise(page);
    const story = page.getByTestId("story");
    const strip = (await story.boundingBox()).height;
    const board = await page.locator(".board").boundingBox();
    for (const place of [{ x: viewport.width - 14, y: 14 }, { x: 60, y: 10 }]) {
      await story.click({ position: place });
      await expect.poll(async () => (await story.boundingBox()).height).toBeGreaterThan(strip + 4);
      expect(await page.locator(".board").boundingBox()).toEqual(board);
      await page.locator("[data-question]").click();
      await expect.poll(async () => (await story.boundingBox()).height).toBe(strip);
    }
  });
}

test("what is wrong with a table is said at the field, in the language of the page", async ({ page, visit }) => {
  await visit("#/zipang/new");
  const second = page.locator("#name-1");
  await second.fill("aiko");
  await page.getByTestId("begin").click();
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#name-1-wrong")).toHaveText("Aiko sits here already: names must differ.");
  await speak(page, "it");
  await page.getByTestId("begin").click();
  await expect(page.locator("#name-1-wrong")).toContainText("ha già un posto");
  await page.locator("#name-1").fill("Bruno");
  await expect(page.locator("#name-1-wrong")).toHaveText("");
});

test("every field that is wrong is marked, and no other", async ({ page, visit }) => {
  await visit("#/zipang/new");
  await page.locator('input[name=players][value="5"]').check();
  await page.locator("#name-1").fill("aiko");
  await page.locator("#name-3").fill("");
  // A PIN that nobody is asked for is no fault.
  await page.getByTestId("all-people").click();
  await page.locator("#pin-0").fill("12");
  await page.getByTestId("one-person").click();
  await page.getByTestId("begin").click();
  const marked = () => page.locator("[aria-invalid=true]").evaluateAll((fields) => fields.map(({ id }) => id));
  await expect(page.locator("#name-1")).toBeFocused();
  expect(await marked()).toEqual(["name-1", "name-3"]);
  await page.getByTestId("all-people").click();
  expect(await marked()).toEqual(["pin-0", "name-1", "name-3"]);
  await page.getByTestId("begin").click();
  await expect(page.locator("#pin-0")).toBeFocused();
});

test("the last table is remembered, its PINs are not", async ({ page, visit }) => {
  await setTable(page, visit, { people: 4, seed: 3, names: ["Ada", "Ben", "Cas", "Dov"], pins: { 0: "9876" } });
  // The game that is kept has it: it asks for it again. What the next table begins with does not.
  expect(await page.evaluate(() => localStorage.getItem("noren.zipang.table"))).toContain("Dov");
  expect(await page.evaluate(() => localStorage.getItem("noren.zipang.table"))).not.toContain("9876");
  page.on("dialog", (dialog) => dialog.accept());
  await visit("#/zipang/new");
  await expect(page.getByTestId("seat")).toHaveCount(4);
  await expect(page.locator("#name-3")).toHaveValue("Dov");
  await expect(page.locator("#pin-0")).toHaveValue("");
});
