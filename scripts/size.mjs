// What a first visit downloads, what each game adds to that, file by file, and all our drawings together, against
// size-budget.json. Called by scripts/test.
//
//   node scripts/size.mjs           prints the comparison; fails above a limit
//   node scripts/size.mjs --write   also records today's figures
import { readFile, readdir, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

import { launchOptions } from "./browser.mjs";
import { MANIFEST, readManifest } from "./manifest.mjs";
import { serve } from "./server.mjs";

const BUDGET = "size-budget.json";
/** Where our drawings are: the pictures are files of their own in dist/, all others are part of the code. */
const ART = ["src/app/art", "src/app/art/pictures", "src/app/play/mon"];
const { parts, files } = await readManifest("dist");
const GAMES = Object.keys(parts).filter((part) => part !== "pages" && parts[part].some((file) => file.endsWith(".wasm")));
/** The home page, and what playing each game adds to it. */
const VISITS = { first_visit: "", ...Object.fromEntries(GAMES.map((game) => [game, `#/${game}/table`])) };

/** Names without the hash of their content, so that figures can be compared from build to build. */
const plain = (name) => name.replace(/-[0-9a-f]{12,16}(?=[._])/, "");

/** The files of dist/ that the browser needs at an address; what the service worker gets ahead of need does not count. */
async function visit(browser, home, hash) {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const urls = new Set();
  page.on("request", (request) => urls.add(request.url()));
  await page.goto(home + hash);
  await page.locator("main h1").waitFor();
  // A browser with a window asks for these too.
  const linked = await page.locator("link[rel=icon], link[rel=manifest]").evaluateAll((links) => links.map((link) => link.href));
  linked.forEach((url) => urls.add(url));
  await page.close();
  return new Set([...urls].map((url) => url.slice(home.length).split("#")[0] || "index.html"));
}

/** What each kind of visit needs. A file counts where it is needed first. */
async function visits() {
  const server = await serve({ port: 0 });
  const browser = await chromium.launch(launchOptions);
  const needed = {};
  for (const [name, hash] of Object.entries(VISITS)) needed[name] = await visit(browser, server.url, hash);
  await browser.close();
  server.close();
  return needed;
}

async function measure(path) {
  const bytes = await readFile(path);
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

const sum = (files) =>
  Object.values(files).reduce(
    (total, file) => ({
      raw: total.raw + file.raw,
      gzip: total.gzip + file.gzip,
      brotli: total.brotli + file.brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );

/** All our drawings, folder by folder. */
async function art() {
  const drawings = {};
  for (const folder of ART) {
    const files = (await readdir(folder)).filter((name) => name.endsWith(".svg"));
    drawings[folder] = sum(await Promise.all(files.map((name) => measure(`${folder}/${name}`))));
  }
  return drawings;
}

const needed = await visits();
const figures = { ...Object.fromEntries(Object.keys(VISITS).map((visit) => [visit, {}])), later: {}, art: await art() };
for (const path of [...Object.keys(files), MANIFEST]) {
  const visit = Object.keys(VISITS).find((visit) => needed[visit].has(path)) ?? "later";
  figures[visit][plain(path.split("/").at(-1))] = await measure(`dist/${path}`);
}

const budget = JSON.parse(await readFile(BUDGET, "utf8"));
const line = (name, now, was) => {
  const change = was ? now.brotli - was.brotli : now.brotli;
  const cells = [now.raw, now.gzip, now.brotli, (change > 0 ? "+" : "") + change];
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(""));
};

/** Prints a visit beside what was recorded; says whether it keeps within its limit. */
function compare(visit, title, limit) {
  const before = budget[visit] ?? {};
  const total = sum(figures[visit]);
  console.log(`${title}, bytes`.padEnd(24) + ["raw", "gzip", "brotli", "change"].map((head) => head.padStart(10)).join(""));
  for (const [name, now] of Object.entries(figures[visit])) line(name, now, before[name]);
  line("total", total, sum(before));
  console.log(`limit ${limit}${visit === "first_visit" ? `, aim ${budget.aim_brotli}` : ""}\n`);
  if (total.brotli <= limit) return true;
  console.error(`${title}: ${total.brotli} bytes (brotli), over the limit of ${limit}.`);
  return false;
}

const kept = [
  compare("first_visit", "first visit", budget.limit_brotli),
  ...GAMES.map((game) => compare(game, `${game} adds`, budget.limit_brotli_game)),
  compare("art", "all drawings", budget.limit_brotli_art),
];
if (process.argv.includes("--write")) {
  await writeFile(BUDGET, `${JSON.stringify({ ...budget, ...figures }, null, 2)}\n`);
}
if (kept.includes(false)) process.exit(1);
