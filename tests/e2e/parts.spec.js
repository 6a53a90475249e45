// The app comes in parts: the pages to read and to set a table, and each game. To the reader it is one house.
import { hurry, raise, setTable } from "./player.js";
import { expect, speak, test } from "./site.js";

const heading = (page) => page.getByRole("heading", { level: 1 });

/** The parts whose WebAssembly the page has asked for. */
function watchParts(page) {
  const parts = new Set();
  page.on("request", (request) => {
    const part = /([a-z]+)-[0-9a-f]+_bg\.wasm$/.exec(request.url())?.[1];
    if (part) parts.add(part);
  });
  return parts;
}

for (const [hash, part] of [["#/", "noren"], ["#/oriente", "noren"], ["#/zipang/table", "zipang"]]) {
  test(`a first visit to ${hash} needs nothing but its own part`, async ({ page, visit }) => {
    const parts = watchParts(page);
    await visit(hash);
    expect([...parts]).toEqual([part]);
  });
}

test("whoever sets a table need not wait for its game, and finds it there when he begins", async ({ page, visit }) => {
  const parts = watchParts(page);
  await visit("#/oriente/new");
  await expect.poll(() => [...parts]).toEqual(["noren", "oriente"]);
  await page.waitForLoadState("networkidle");
  await page.route("**/*.wasm", (route) => route.abort());
  await page.getByTestId("begin").click();
  await expect(page.getByTestId("table")).toBeVisible();
});

test("a table that is left for another game is not lost on the way", async ({ page, visit }) => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route("**/oriente-*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await visit("#/oriente/new?seed=5");
  await page.locator("#name-0").fill("Ada");
  await page.getByTestId("begin").click();
  await expect(page.getByRole("status")).toHaveText("The curtain is being hung…");
  await page.evaluate(() => (location.hash = "#/zipang/new"));
  await page.getByTestId("begin").click();
  await expect(page.getByTestId("table")).toHaveAttribute("data-game", "Zipang Portable");
  release();
  await page.evaluate(() => (location.hash = "#/oriente/table"));
  await expect(page.getByTestId("table")).toHaveAttribute("data-game", "Oriente");
  await expect(page.getByTestId("table")).toContainText("Ada");
  expect(await page.evaluate(() => window.noren.tables)).toEqual({});
});

for (const hash of ["#oriente/new", "#/zipang/new/", "#/zipang/new?seed=7", "#/oriente/table/?x", "#/zipang/new/2", "#/oriente//new", "#/ORIENTE/Table", "#/Zipang", "#/table"]) {
  test(`at ${hash} somebody is at home`, async ({ page, visit }) => {
    await visit(hash);
    await expect(page.getByRole("main")).toHaveCount(1);
  });
}

test("from the home page a table is set, with the focus on its heading", async ({ page, visit }) => {
  await visit();
  await page.getByTestId("set-zipang").click();
  await expect(heading(page)).toHaveText("Set the table");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Set the table · Noren");
});

test("language and colours chosen on the home page hold at the table, and the other way round", async ({ page, visit }) => {
  await visit("#/oriente/new");
  await page.getByRole("link", { name: "Noren, home page" }).click();
  await speak(page, "fr");
  await page.getByTestId("theme").selectOption("dark");
  await page.goBack();
  await expect(heading(page)).toHaveText("Préparer la table");
  await expect(page.getByTestId("language")).toHaveValue("fr");
  await expect(page.getByTestId("theme")).toHaveValue("dark");
  await speak(page, "it");
  await page.getByTestId("theme").selectOption("light");
  await page.goForward();
  await expect(heading(page)).toHaveText("Dietro la tenda, ognuno nasconde qualcosa");
  await expect(page.getByTestId("theme")).toHaveValue("light");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("how the curtain rises is settled for both games at once", async ({ page, visit }) => {
  const set = async (hash) => {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await page.locator("summary").click();
  };
  await visit("#/oriente/new");
  await set("#/zipang/new");
  await page.getByTestId("tap-is-enough").check();
  await set("#/oriente/new");
  await expect(page.getByTestId("tap-is-enough")).toBeChecked();
});

test("who sets a table where a game is under way that is kept nowhere is told what beginning does", async ({ page, visit }) => {
  const warning = page.getByText("A game is under way that this browser does not keep. Beginning a new one ends it.");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visit("#/zipang/new");
  await expect(warning).toHaveCount(0);
  await page.getByTestId("begin").click();
  await expect(page.getByTestId("not-kept")).toBeVisible();
  await page.goBack();
  await expect(warning).toBeVisible();
  // Nothing ends unasked.
  await page.getByTestId("begin").click();
  await expect(page.getByRole("dialog")).toContainText("Beginning a new one ends it.");
  await page.getByTestId("resume-instead").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await page.goBack();
  await page.evaluate(() => (location.hash = "#/oriente/new"));
  await expect(page.getByTestId("talk-full")).toBeAttached();
  await expect(warning).toHaveCount(0);
});

test("a game under way survives a visit to the home page and to the other game", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
  await setTable(page, visit, { people: 2, seed: 3, names: ["Ada", "Ben"] });
  const whose = await heading(page).textContent();
  await raise(page);
  await page.locator(".table-bar .wordmark").click();
  await page.getByTestId("set-oriente").click();
  await page.getByTestId("begin").click();
  await expect(page).toHaveURL(/#\/oriente\/table\?game=/);
  await page.evaluate(() => (location.hash = "#/"));
  await expect(page.getByTestId("continue")).toHaveAttribute("href", /oriente/);
  await page.getByRole("link", { name: "Back to the table of Zipang Portable" }).click();
  await expect(page.getByTestId("curtain")).toBeVisible();
  await expect(heading(page)).toHaveText(whose);
});
