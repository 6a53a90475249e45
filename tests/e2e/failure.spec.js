// When things go wrong the reader gets a sentence and a way on, never a dead page.
import { expect, speak, test } from "./site.js";

const dialog = (page) => page.getByRole("alertdialog");

test("before the app arrives there is text already", async ({ page, site }) => {
  await page.route("**/*.wasm", () => {});
  await page.goto(site, { waitUntil: "domcontentloaded" });
  await expect(page.getByText("The curtain is being hung…")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

for (const [what, pattern] of [["wasm", "**/*.wasm"], ["code", "**/noren-*.js*"], ["texts", "**/en-*.txt"]]) {
  test(`without the app's ${what} there is a sentence, and reloading helps`, async ({ page, site }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto(site);
    await expect(dialog(page)).toContainText("Noren could not be loaded.");
    const reload = page.getByRole("button", { name: "Reload the page" });
    await expect(reload).toBeFocused();
    await page.unroute(pattern);
    await reload.click();
    await expect(page.getByTestId("game")).toHaveCount(2);
    await expect(dialog(page)).toBeHidden();
  });
}

for (const [what, pattern] of [["wasm", "**/oriente-*.wasm"], ["code", "**/oriente-*.js*"]]) {
  test(`without a game's ${what} there is a sentence, the rest stays usable, and so does the table that was set`, async ({ page, visit }) => {
    await page.route(pattern, (route) => route.abort());
    await visit();
    await page.getByTestId("set-oriente").click();
    await page.getByTestId("begin").click();
    await expect(dialog(page)).toContainText("Noren could not be loaded.");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await speak(page, "it");
    await page.getByTestId("begin").click();
    await expect(dialog(page)).toContainText("Non è stato possibile caricare Noren.");
    await page.unroute(pattern);
    await page.goBack();
    await page.getByTestId("begin").click();
    await expect(page.getByTestId("table")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
}

test("a part that gets the texts of another build says so, and speaks none of them", async ({ page, site }) => {
  const pattern = "**/en-*.txt";
  await page.route(pattern, async (route) => {
    const answer = await route.fetch();
    const [edition, ...texts] = (await answer.text()).split("\n");
    await route.fulfill({ response: answer, body: [edition.replace(/./g, "0"), "", ...texts].join("\n") });
  });
  await page.goto(site);
  await expect(dialog(page)).toContainText("Noren could not be loaded.");
  await expect(page.getByRole("heading")).toHaveCount(0);
  await page.unroute(pattern);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByTestId("game")).toHaveCount(2);
});

test("what a cache on the way has spoilt is fetched past it", async ({ page, site }) => {
  const asked = [];
  for (const pattern of ["**/noren-*.js*", "**/noren-*.wasm", "**/en-*.txt"]) {
    await page.route(pattern, (route) => {
      asked.push(route.request().url());
      return asked.filter((url) => url.split("?")[0] === route.request().url().split("?")[0]).length === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
  }
  await page.goto(site);
  await expect(page.getByTestId("game")).toHaveCount(2);
  expect(asked).toHaveLength(6);
});

test("a language whose texts cannot be had leaves the page as it is, and says so", async ({ page, visit }) => {
  await page.route("**/fr-*.txt", (route) => route.abort());
  await visit();
  const language = page.getByTestId("language");
  await language.selectOption("fr");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(language).toHaveValue("en");
  await expect(page.getByTestId("game")).toHaveCount(2);
  await page.unroute("**/fr-*.txt");
  await speak(page, "fr");
  await expect(page.getByRole("button", { name: "Jouer à Oriente" })).toBeVisible();
});

test("a translator that writes its own language on the page does no harm", async ({ page, visit }) => {
  await visit();
  await speak(page, "fr");
  await page.evaluate(() => (document.documentElement.lang = "de"));
  await page.getByTestId("set-oriente").click();
  await expect(page.getByTestId("begin")).toHaveText("Commencer la partie");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Jouer à Oriente" })).toBeVisible();
});

test("while a game is on its way the page says so", async ({ page, visit }) => {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  await page.route("**/zipang-*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await visit("#/zipang/new");
  await page.getByTestId("begin").click();
  await expect(page.getByRole("status")).toHaveText("The curtain is being hung…");
  await page.goBack();
  await expect(page.getByTestId("begin")).toBeVisible();
  await expect(page.getByText("The curtain is being hung…")).toHaveCount(0);
  await page.goForward();
  release();
  await expect(page.locator("[data-question]")).toBeFocused();
  await expect(page.getByText("The curtain is being hung…")).toHaveCount(0);
});

test.describe("in French", () => {
  test.use({ locale: "fr-CA" });

  test("the sentences are French", async ({ page, site }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(site);
    await expect(dialog(page)).toContainText("Noren n’a pas pu être chargé.");
    await expect(page.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  });
});

// Nothing in the app panics on request, so the browser is broken under its feet.
const breakTheDocument = (page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new Error("no more elements");
    };
    document.createElement = refuse;
    document.createElementNS = refuse;
    document.importNode = refuse;
    Node.prototype.cloneNode = refuse;
  });

test("a panic shows a sentence in the language now spoken, and reloading helps", async ({ page, visit, complaints }) => {
  await visit();
  await speak(page, "it");
  await breakTheDocument(page);
  await page.getByRole("link", { name: "Zipang", exact: true }).click();
  await expect(dialog(page)).toContainText("Noren si è fermato per un suo errore.");
  expect(complaints.join("\n")).toContain("panicked at");
  await expect(page.locator("header")).toHaveAttribute("inert");
  await page.getByRole("button", { name: "Ricarica la pagina" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zipang Portable");
});

test("an error in somebody else's script is not ours", async ({ page, visit }) => {
  await visit();
  const error = page.waitForEvent("pageerror");
  await page.evaluate(() => setTimeout(() => JSON.parse("{")));
  await error;
  await expect(dialog(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, in three languages", async ({ page, site }) => {
    await page.goto(site);
    const sentences = page.locator("noscript p");
    await expect(sentences).toHaveCount(3);
    for (const sentence of await sentences.all()) {
      await expect(sentence).toBeVisible();
      await expect(sentence).toContainText("JavaScript");
    }
  });
});
