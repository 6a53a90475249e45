// The first minutes at a table: the summary card, help on every open card, hearing it again, and an empty table.
import { axe } from "./looks.js";
import { FALLS, hurry, raise, setTable } from "./player.js";
import { hidesLords, knowsNoCharacter, knowsNoLord } from "./secrecy.js";
import { PHONE, WIDE, expect, speak, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];
const ZIPANG = { game: "zipang", people: 3, seed: 5, names: NAMES, first: 0 };
const ORIENTE = { game: "oriente", people: 4, seed: 3, names: NAMES, first: 0, speakUp: true };
const TABLES = { zipang: ZIPANG, oriente: ORIENTE };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

const about = (page) => page.getByTestId("about");

/** Ada's own screen in Zipang: a Merchant, a Captain and the Nobleman in her hand. */
async function openHand(page, visit) {
  await setTable(page, visit, ZIPANG);
  await raise(page);
  await expect(page.getByTestId("card")).toHaveCount(3);
}

/** A table with no game on it, in a language. */
async function emptyTable(page, visit, game, language) {
  await visit(`#/${game}/new`);
  await speak(page, language);
  await visit(`#/${game}/table`);
}

/** The window stands within the screen, and its buttons are large enough for a thumb. */
async function standsWell(page) {
  const { box, screen, small } = await about(page).evaluate((window) => ({
    box: window.getBoundingClientRect().toJSON(),
    screen: { width: innerWidth, height: innerHeight },
    small: [...window.querySelectorAll("button")]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && Math.min(width, height) < 43.9).length,
  }));
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(screen.width);
  expect(box.bottom).toBeLessThanOrEqual(screen.height);
  expect(small).toBe(0);
}

for (const [game, table] of Object.entries(TABLES)) {
  test(`the summary card of ${game} is one key away, on one screen of a phone, in three languages`, async ({ page, visit }) => {
    await page.setViewportSize(PHONE);
    const texts = new Set();
    for (const language of ["en", "fr", "it"]) {
      await emptyTable(page, visit, game, language);
      await page.keyboard.press("s");
      const lines = page.getByRole("dialog").locator(".summary-line");
      await expect(lines).toHaveCount(7);
      for (const text of await lines.locator("dd").allTextContents()) texts.add(text);
      const hidden = await page.locator(".window-content").evaluate((content) => content.scrollHeight - content.clientHeight);
      expect(hidden, `${language}: pixels to scroll`).toBeLessThan(64);
    }
    expect(texts.size).toBe(21);
  });

  test(`the summary card of ${game} closes on Escape and leads back`, async ({ page, visit }) => {
    await setTable(page, visit, table);
    await page.getByTestId("question").or(page.locator("[data-question]")).first().waitFor();
    await expect(page.locator("[data-question]")).toBeFocused();
    const before = await page.locator("[data-question]").textContent();
    await page.keyboard.press("s");
    await expect(page.getByTestId("summary-card")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("[data-question]")).toHaveText(before);
    await expect(page.locator("[data-question]")).toBeFocused();
  });

  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing in the new windows of ${game} in ${colorScheme}`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme });
      await setTable(page, visit, table);
      if (game === "zipang") await raise(page);
      await page.keyboard.press("s");
      await axe(page, "summary card");
      await page.keyboard.press("Escape");
      await page.keyboard.press("i");
      await expect(about(page)).toBeVisible();
      await axe(page, "help on a card");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await axe(page, "help");
    });
  }

  test(`a table of ${game} with no game on it says what it is and how to begin`, async ({ page, visit }) => {
    await visit(`#/${game}/table`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No game on the table");
    await expect(page.getByTestId("summary-card").locator("dt")).toHaveCount(7);
    await expect(page.getByRole("definition").first()).toHaveText(game === "zipang" ? "2–6" : "4–12");
    await page.getByRole("link", { name: "Set the table" }).click();
    await expect(page.getByTestId("begin")).toBeVisible();
  });
}

for (const language of ["en", "fr", "it"]) {
  test(`the help lists every key in ${language}`, async ({ page, visit }) => {
    await emptyTable(page, visit, "zipang", language);
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog").locator("dl").last();
    await expect(keys.locator("dt")).toHaveText(["?", "s", "i", "← →", "r", "h", "Esc", "Space · Enter", "Tab"]);
    for (const text of await keys.locator("dd").allTextContents()) expect(text.length).toBeGreaterThan(3);
  });
}

test("letters can be kept from working as keys, also on the next visit", async ({ page, visit }) => {
  await visit("#/zipang/table");
  await page.keyboard.press("?");
  await page.getByTestId("letters").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("s");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await page.getByTestId("letters").check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await expect(page.getByTestId("summary-card").last()).toBeVisible();
});

test("a window that is closed by its button leads back to where it was opened", async ({ page, visit }) => {
  await openHand(page, visit);
  await page.getByTestId("help").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("close").click();
  await expect(page.getByTestId("help")).toBeFocused();
});

test("whoever has no keys finds the summary card and hears the question again through the help", async ({ page, visit }) => {
  await openHand(page, visit);
  await page.getByTestId("help").click();
  await page.getByTestId("to-summary").click();
  await expect(page.getByTestId("summary-card")).toBeVisible();
  await page.getByTestId("close").click();
  await expect(page.getByTestId("help")).toBeFocused();
  await page.getByTestId("help").click();
  await page.getByTestId("repeat").click();
  await expect(page.getByTestId("live")).toContainText("Which card does Ada play?");
  await expect(page.getByTestId("live")).toContainText("Ada draws the Nobleman.");
});

test("what is said again is what this screen may say", async ({ page, visit }) => {
  await openHand(page, visit);
  await page.getByTestId("card").filter({ hasText: "Captain" }).click();
  await page.getByTestId("target").filter({ hasText: "Ben" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByTestId("live")).toHaveText("The device goes to Ben. Ada attacks Ben with 3.");
  await knowsNoCharacter(page);
  await page.keyboard.press("r");
  await expect(page.getByTestId("live")).toHaveText("The device goes to Ben. Ada attacks Ben with 3.");
  await knowsNoCharacter(page);
});

test("the key i tells of the card in focus, the arrows lead on, and Escape closes no more than that", async ({ page, visit }) => {
  await openHand(page, visit);
  const captain = page.getByTestId("card").filter({ hasText: "Captain" });
  await captain.focus();
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog", { name: "Captain" })).toBeVisible();
  await expect(about(page)).toContainText("Attacks one player with 3.");
  await expect(about(page)).toContainText("battle 3 · honour 1");
  await expect(about(page)).toContainText(/Still unseen: \d of \d\./);
  await expect(page.getByTestId("about-next")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Nobleman" })).toBeVisible();
  await expect(page.getByTestId("live")).toContainText("Nobleman.");
  await expect(page.getByTestId("live")).toContainText("takes the card he likes and plays it");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(captain).toBeFocused();
  await expect(page.getByTestId("private")).toBeVisible();
  await page.keyboard.press("Escape");
  await knowsNoCharacter(page);
});

for (const [what, happens] of Object.entries(FALLS).filter(([name]) => !name.startsWith("Escape"))) {
  test(`the help on a card is gone when ${what}`, async ({ page, visit }) => {
    await openHand(page, visit);
    await page.keyboard.press("i");
    await expect(about(page)).toBeVisible();
    await happens(page);
    await expect(page.getByTestId("curtain")).toBeVisible();
    await expect(about(page)).toBeHidden();
    await knowsNoCharacter(page);
  });
}

test("in Oriente, too, nothing is left of the own lord when the curtain falls", async ({ page, visit }) => {
  await setTable(page, visit, { ...ORIENTE, speakUp: false });
  await raise(page);
  await page.getByTestId("own-lord").locator("[data-card]").click();
  await expect(page.getByRole("dialog", { name: "Samurai" })).toBeVisible();
  await FALLS["the window loses the focus"](page);
  await knowsNoLord(page);
});

test("a card face down has no help", async ({ page, visit }) => {
  await setTable(page, visit, { ...ORIENTE, people: 1, bots: 3, speakUp: false });
  await page.getByTestId("private").waitFor();
  await page.locator(".place-lord .card-back").first().click();
  await expect(page.getByRole("dialog", { name: /Treasure/ })).toBeVisible();
  await hidesLords(page, "Ada");
});

test("whoever points at a card is told what it does", async ({ page, visit }) => {
  await openHand(page, visit);
  const captain = page.locator("[data-testid=place] [data-card]").nth(1);
  await captain.hover();
  await expect(captain).toHaveAttribute("title", "Captain: Attacks one player with 3.");
  const choice = page.getByTestId("card").filter({ hasText: "Nobleman" });
  await choice.hover();
  await expect(page.getByTestId("preview")).toContainText("takes the card he likes and plays it");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("a tap on a place tells of its cards, one after the other, and a tap elsewhere closes it", async ({ page, visit }) => {
    await setTable(page, visit, ORIENTE);
    // While players can be named, a place is for that, its cards too.
    await page.locator(".place-stack [data-card]").first().tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByTestId("hand").filter({ hasText: "Ada" })).toHaveAttribute("aria-pressed", "true");
    await page.getByTestId("go-on").tap();
    await raise(page);
    await page.locator(".place-stack [data-card]").nth(1).tap();
    await expect(page.getByRole("dialog", { name: "Treasure of 4" })).toBeVisible();
    await expect(about(page)).toContainText(/Ben · \d of \d/);
    await standsWell(page);
    await page.getByTestId("about-next").tap();
    await page.getByTestId("about-next").tap();
    await expect(page.getByRole("dialog", { name: "Treasure of 2" })).toBeVisible();
    await expect(about(page)).toContainText(/Dov · \d of \d/);
    await standsWell(page);
    await page.locator(".table-name").tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator(".place-stack .stack-points").first().tap();
    await expect(about(page)).toContainText(/Ada · \d of/);
    await page.getByTestId("about-close").tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("a card that is picked has its own way to what it does", async ({ page, visit }) => {
    await setTable(page, visit, ZIPANG);
    await raise(page);
    await expect(page.getByTestId("about-picked")).toBeHidden();
    await page.getByTestId("card").filter({ hasText: "Captain" }).tap();
    await page.getByTestId("about-picked").tap();
    await expect(page.getByRole("dialog", { name: "Captain" })).toBeVisible();
    await standsWell(page);
  });
});

test("the cards in a window are told one after the other over the window", async ({ page, visit }) => {
  await openHand(page, visit);
  await page.keyboard.press("?");
  await page.locator(".summary-cast [data-card]").first().click();
  await expect(about(page)).toBeVisible();
  const heard = about(page).locator("[aria-live]");
  await expect(heard).toHaveText("");
  await page.keyboard.press("ArrowRight");
  await expect(heard).toContainText("2 of");
  await page.keyboard.press("Escape");
  await expect(page.locator("[aria-live]")).toHaveCount(1);
});

test("the cards in a window have their help over the window", async ({ page, visit }) => {
  await openHand(page, visit);
  await page.getByTestId("card").filter({ hasText: "Captain" }).click();
  await page.getByTestId("target").first().click();
  await page.getByTestId("confirm").click();
  await raise(page);
  await page.getByTestId("all-discards").click();
  await page.locator(".spread [data-card]").first().click();
  await expect(page.getByRole("dialog", { name: "Captain" })).toBeVisible();
  await page.getByTestId("about-close").click();
  await expect(page.getByRole("dialog", { name: /Discards/ })).toBeVisible();
});

test("all open cards of a board are one stop of the keyboard, at twelve seats too", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 1, bots: 11, seed: 11 });
  await page.locator(".board").waitFor();
  await expect.poll(() => page.locator(".place-stack [data-card]").count()).toBeGreaterThan(11);
  const stops = page.locator(".board :is(button, a, [tabindex='0'])");
  await expect(stops).toHaveText(["Look at the open cards"]);
  await stops.focus();
  await expect(stops).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(about(page)).toContainText(/1 of \d\d/);
  await page.keyboard.press("ArrowLeft");
  await expect(about(page)).toContainText(/(\d\d) of \1/);
});

test("there is one live region, and every small card says how it lies", async ({ page, visit }) => {
  const check = async () => {
    await expect(page.locator("[aria-live], [role=status], [role=alert], [role=log]")).toHaveCount(1);
    const names = await page.locator(".card-small").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
    expect(names.filter((name) => !/face (up|down)/.test(name))).toEqual([]);
    return names;
  };
  for (const table of [ZIPANG, { ...ORIENTE, speakUp: false }]) {
    await setTable(page, visit, table);
    await check();
    await raise(page);
    const names = await check();
    expect(names.some((name) => name.endsWith("face down")), "the own secret lies face down").toBe(true);
    page.once("dialog", (dialog) => dialog.accept());
  }
});

test("in forced colours what is picked, forbidden and in focus differs by more than our colours", async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(WIDE);
  await setTable(page, visit, { ...ORIENTE, speakUp: false });
  await raise(page);
  const look = (locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, color, borderTopColor, borderTopStyle } = getComputedStyle(element);
      return { backgroundColor, color, borderTopColor, borderTopStyle };
    });
  const pass = page.getByTestId("answer").filter({ hasText: "Let it pass" });
  const confirm = page.getByTestId("confirm");
  const [plain, forbidden] = [await look(pass), await look(confirm)];
  await pass.click();
  const [picked, allowed] = [await look(pass), await look(confirm)];
  expect(picked.backgroundColor).not.toBe(plain.backgroundColor);
  expect(picked.color).not.toBe(picked.backgroundColor);
  expect(forbidden.color).not.toBe(allowed.color);
  expect(forbidden.borderTopStyle).toBe("dashed");
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineWidth);
  expect(parseFloat(outline)).toBeGreaterThanOrEqual(3);
  const card = page.locator(".card-small").first();
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe("rgb(255, 255, 255)");
});
