// What a first visit downloads, file by file, against size-budget.json. Called by scripts/test.
//
//   node scripts/size.mjs           prints the comparison; fails above the limit
//   node scripts/size.mjs --write   also records today's figures
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

import { launchOptions } from "./browser.mjs";
import { serve } from "./server.mjs";

const BUDGET = "size-budget.json";

/** Names without the hash of their content, so that figures can be compared from build to build. */
const plain = (name) => name.replace(/-[0-9a-f]{12,16}(?=[._])/, "");

/** The files of dist/ that the browser asks for on a first visit. */
async function firstVisit() {
  const server = await serve({ port: 0 });
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const urls = new Set();
  page.on("request", (request) => urls.add(request.url()));
  await page.goto(server.url);
  await page.locator("main h1").waitFor();
  // A browser with a window asks for these too.
  const linked = await page.locator("link[rel=icon], link[rel=manifest]").evaluateAll((links) => links.map((link) => link.href));
  linked.forEach((url) => urls.add(url));
  await browser.close();
  server.close();
  return new Set([...urls].map((url) => basename(new URL(url).pathname) || "index.html"));
}

async function measure(name) {
  const bytes = await readFile(`dist/${name}`);
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

const visited = await firstVisit();
const figures = { first_visit: {}, later: {} };
for (const name of (await readdir("dist")).sort()) {
  const part = visited.has(name) ? figures.first_visit : figures.later;
  part[plain(name)] = await measure(name);
}

const budget = JSON.parse(await readFile(BUDGET, "utf8"));
const total = sum(figures.first_visit);
const before = sum(budget.first_visit);

const line = (name, now, was) => {
  const change = was ? now.brotli - was.brotli : now.brotli;
  const cells = [now.raw, now.gzip, now.brotli, (change > 0 ? "+" : "") + change];
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(""));
};
console.log("first visit, bytes".padEnd(24) + ["raw", "gzip", "brotli", "change"].map((head) => head.padStart(10)).join(""));
for (const [name, now] of Object.entries(figures.first_visit)) line(name, now, budget.first_visit[name]);
line("total", total, before);
console.log(`limit ${budget.limit_brotli}, aim ${budget.aim_brotli}`);

if (process.argv.includes("--write")) {
  await writeFile(BUDGET, `${JSON.stringify({ ...budget, ...figures }, null, 2)}\n`);
}
if (total.brotli > budget.limit_brotli) {
  console.error(`A first visit downloads ${total.brotli} bytes (brotli): over the limit of ${budget.limit_brotli}.`);
  process.exit(1);
}
