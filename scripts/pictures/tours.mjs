// Ways through the app that pass every kind of screen, with fixed seeds. An album keeps one picture of each.
import { openDesk } from "../../tests/e2e/desk.js";
import { LONG, SHORT } from "../../tests/e2e/names.js";
import { hurry, play, setTable } from "../../tests/e2e/player.js";
import { reader } from "./camera.mjs";
import { atDesk } from "./desk.mjs";

const PAGES = { home: "", oriente: "#/oriente", zipang: "#/zipang", about: "#/about", lost: "#/nowhere", "no-game": "#/oriente/table" };

/** The pages to read. */
export async function pages(url, album, preferences) {
  const { page, visit } = await reader(url, preferences);
  for (const [name, hash] of Object.entries(PAGES)) {
    await visit(hash);
    await album.take(page, name);
  }
  await page.close();
}

/** The form: as it comes, full, and with something wrong. */
async function setUp(page, visit, album, { game, people }) {
  await visit(`#/${game}/new`);
  await album.take(page, "set-up");
  await page.locator(`input[name=players][value="${people}"]`).check();
  await page.getByTestId("all-people").click();
  await page.locator(".setup-house > summary").click();
  await album.take(page, "set-up-open");
  await page.locator("#name-1").fill(await page.locator("#name-0").inputValue());
  await page.getByTestId("begin").click();
  await page.locator("#name-1[aria-invalid]").waitFor();
  await album.take(page, "set-up-wrong");
}

/** The windows over a table. */
async function windows(page, album) {
  for (const name of ["help", "settings"]) {
    await page.getByTestId(name).click();
    await page.getByRole("dialog").waitFor();
    await album.take(page, name);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
}

/** What a screen is a picture of: its kind, and what goes on in the middle of the table. */
function kindOf({ kind, face }) {
  const has = (sign) => face.includes(sign);
  if (kind !== "open" && kind !== "private") return kind;
  const answer = kind === "open" && has('data-testid="go-on"') ? "hands" : "";
  const middle = has('data-testid="battle"') ? "battle" : has("rung is-cancelled") ? "ladder" : has('class="rung"') ? "declared" : "";
  const cards = has('data-testid="card"') || has("card-choice") ? "cards" : "";
  return [kind, answer, middle, cards].filter(Boolean).join("-");
}

/** Zipang from its form to its result. Nothing is hurried: a show has to last for its picture. */
export async function zipang(url, album, { seats, ...preferences }) {
  const table = { many: { people: 6, seed: 11, names: LONG }, few: { people: 2, seed: 3, names: SHORT } }[seats];
  const { page, visit } = await reader(url, preferences);
  await setUp(page, visit, album, { game: "zipang", ...table });
  await setTable(page, visit, { speakUp: true, ...table });
  await tour(page, album);
}

/** Oriente from its form over the desk to its result. */
export async function oriente(url, album, { seats, language, ...preferences }) {
  const table = { many: { people: 12, seed: 11, names: LONG }, few: { people: 4, seed: 3, names: SHORT } }[seats];
  const { page, visit } = await reader(url, { language, ...preferences });
  await hurry(page);
  await setUp(page, visit, album, { game: "oriente", ...table });
  await setTable(page, visit, { game: "oriente", speakUp: true, ...table });
  await album.take(page, "open-hands");
  await openDesk(page);
  await atDesk(page, album, { language, names: table.names });
  await tour(page, album);
}

/** Plays to the end and takes a picture of whatever is new. */
async function tour(page, album) {
  let stops = 0;
  const look = async (now) => {
    if (now.kind.endsWith("-over")) stops += 1;
    await album.take(page, kindOf(now));
    // Later on stacks are rich and words have been given.
    if (stops > 8 && now.kind === "open") await album.take(page, "late-open");
    if (stops > 8 && now.kind === "private") await album.take(page, "late-private");
    if (now.kind === "private" && !album.kinds.has("settings")) await windows(page, album);
  };
  await play(page, look, async (now) => {
    const names = await page.locator("[data-testid=target]").count();
    await album.take(page, `${kindOf(now)}-picked${names > 0 ? "-target" : ""}`);
  });
  await page.close();
}
