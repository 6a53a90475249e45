// A round of each game as a screen reader tells it, word for word, in files of their own: whoever changes what is said
// writes them anew (NOREN_BLESS=1) and reads the change as a story. Lines that begin with > are keys; `says` is the live
// region; all others are what has the focus.
import { Hearer, isWritten, listen } from "./hears.js";
import { hurry, setTable } from "./player.js";
import { test } from "./site.js";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
  await listen(page);
});

test("a round of Zipang, heard", async ({ page, visit }) => {
  await setTable(page, visit, { people: 3, seed: 5, names: ["Ada", "Ben", "Cas"], first: 0 });
  const hearer = await Hearer.at(page);
  await hearer.hear();
  await hearer.hold();
  await hearer.choose("Captain");
  await hearer.choose("Ben");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.press("r");
  await hearer.choose("Lay a Monk");
  await hearer.choose("Do it");
  await hearer.choose("Go on");
  await hearer.hold();
  await hearer.choose("Peasant");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Bandit");
  await hearer.choose("Ada");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Do it");
  await isWritten(hearer, "zipang");
});

test("a season of Oriente, heard", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: ["Ada", "Ben", "Cas", "Dov"], first: 0 });
  const hearer = await Hearer.at(page);
  await hearer.hear();
  await hearer.hold();
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Credit");
  await hearer.choose("Dov");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Attack a lord");
  await hearer.choose("Ada");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.choose("Help Ada defend");
  await hearer.choose("Do it");
  await hearer.choose("Stay out");
  await hearer.choose("Do it");
  await hearer.choose("Stay out");
  await hearer.choose("Do it");
  await hearer.choose("Go on");
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.choose("On to season 2");
  await isWritten(hearer, "oriente");
});
