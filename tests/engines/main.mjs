// One journey in the engines that the other journeys do not use: a turn of each game with its curtain, a reload, the
// language, all of it once more with the network off; and the console stays empty. Called by scripts/test.
//
//   node tests/engines/main.mjs [firefox|webkit]     pictures of the tables go to target/engines
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readManifest, writeManifest } from "../../scripts/manifest.mjs";
import { DIST, serve } from "../../scripts/server.mjs";
import { words } from "../e2e/words.js";
import { firefox } from "./firefox.mjs";
import { webkit } from "./webkit.mjs";

const ENGINES = { firefox, webkit };
const PICTURES = "target/engines";
const BASE = "/any/sub/path/";
const PATIENCE = 20_000;

/** Asks until the page says yes. */
async function until(engine, what, script, ...values) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await engine.run(script, ...values).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it never came: ${what}`);
}

const hasHeading = (engine, text) => until(engine, `the heading '${text}'`, (text) => document.querySelector("main h1")?.textContent === text, text);
const isThere = (engine, name) => until(engine, name, (name) => document.querySelector(`[data-testid=${name}]`) !== null, name);
const tap = async (engine, name) => {
  await isThere(engine, name);
  await engine.run((name) => document.querySelector(`[data-testid=${name}]`).click(), name);
};
const goTo = (engine, hash) => engine.run((hash) => void (location.hash = hash), hash);

async function speak(engine, language) {
  await engine.run((language) => {
    const choice = document.querySelector("[data-testid=language]");
    choice.value = language;
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }, language);
  await hasHeading(engine, words(language, "home.title"));
}

async function reload(engine) {
  await engine.run(() => {
    window.isOld = true;
    setTimeout(() => location.reload());
  });
  await until(engine, "a page after the reload", () => !window.isOld);
}

/** Holds the curtain's button until it rises. */
async function raise(engine) {
  await isThere(engine, "raise");
  const { x, y } = await engine.run(() => {
    const { left, top, width, height } = document.querySelector("[data-testid=raise]").getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  // What comes up under a finger does not hear it at once.
  await until(engine, "a question that is awake", () => document.querySelector(".sleeps")?.hidden ?? true);
  await engine.press(x, y);
  await until(engine, "what is behind the curtain", () => document.querySelector("[data-testid=curtain]") === null);
  await engine.release();
}

/** Answers the question on the screen with the first that is allowed. */
async function answer(engine) {
  await isThere(engine, "confirm");
  await engine.run(() => {
    const choice = document.querySelector("[data-testid=card]:not([aria-disabled]), [data-testid=answer]:not([aria-disabled])");
    // What is picked already would be done at the next tap.
    if (choice?.getAttribute("aria-pressed") !== "true") choice?.click();
  });
  await until(engine, "an answer that may be given", () => {
    const confirm = document.querySelector("[data-testid=confirm]");
    if (!confirm.hasAttribute("aria-disabled")) return true;
    document.querySelector('[data-testid=target][aria-pressed="false"]:not([aria-disabled])')?.click();
    return false;
  });
  await tap(engine, "confirm");
  await until(engine, "what comes after the answer", () => document.querySelector("[data-testid=confirm]") === null);
}

/** Sets a table of people, has one of them play behind his curtain, and reloads the page behind it. */
async function takeTurn(engine, game, picture) {
  await goTo(engine, `#/${game}/new?seed=5`);
  await tap(engine, "all-people");
  const isUnderWay = await engine.run(() => document.querySelector("[data-testid=under-way]") !== null);
  await tap(engine, "begin");
  if (isUnderWay) await tap(engine, "begin-another");
  await isThere(engine, "curtain");
  await raise(engine);
  await isThere(engine, "private");
  if (picture) {
    await until(engine, "an end of all movement", () => document.getAnimations().every(({ playState }) => playState !== "running"));
    await engine.picture(picture);
  }
  await answer(engine);
  await reload(engine);
  await isThere(engine, "curtain");
}

/** The build, with ears. */
async function listeningBuild() {
  const dir = await mkdtemp(join(tmpdir(), "noren-engines-"));
  await cp(DIST, dir, { recursive: true });
  await cp(new URL("heard.js", import.meta.url), join(dir, "heard.js"));
  const page = await readFile(join(dir, "index.html"), "utf8");
  await writeFile(join(dir, "index.html"), page.replace("<title>", '<script src="heard.js"></script><title>'));
  const { parts, id } = await readManifest(dir);
  await writeManifest(dir, parts, id);
  return dir;
}

const heard = (engine) => engine.run(() => sessionStorage.getItem("heard") ?? "").catch(String);

async function journey(name, engine, dir) {
  const server = await serve({ port: 0, base: BASE, sites: { [BASE]: dir } });
  try {
    await engine.open(server.url);
    await hasHeading(engine, words("en", "home.title"));
    for (const language of ["fr", "it", "en"]) await speak(engine, language);
    for (const game of ["oriente", "zipang"]) await takeTurn(engine, game, `${PICTURES}/${name}-${game}.png`);
    await until(engine, "a worker that keeps the build", () => navigator.serviceWorker.controller !== null);
  } finally {
    server.close();
  }
  await goTo(engine, "#/");
  await hasHeading(engine, words("en", "home.title"));
  await reload(engine);
  await hasHeading(engine, words("en", "home.title"));
  for (const language of ["fr", "it", "en"]) await speak(engine, language);
  for (const game of ["oriente", "zipang"]) await takeTurn(engine, game);
  if (await heard(engine)) throw new Error("its console is not empty");
}

await mkdir(PICTURES, { recursive: true });
const wanted = process.argv[2] ? [process.argv[2]] : Object.keys(ENGINES);
const failed = [];
const dir = await listeningBuild();
for (const name of wanted) {
  const start = Date.now();
  const engine = await ENGINES[name]();
  try {
    await journey(name, engine, dir);
    console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  } catch (error) {
    failed.push(name);
    await engine.picture(`${PICTURES}/${name}-failed.png`).catch(() => {});
    console.error(`${name}: ${error.message}\n${await heard(engine)}`);
  } finally {
    await engine.close();
  }
}
await rm(dir, { recursive: true });
console.log(`  ${wanted.length - failed.length} passed`);
if (failed.length > 0) {
  console.log(`  ${failed.length} failed`);
  process.exit(1);
}
