// How much of the document a bot replaces by passing: one person and eleven bots at Oriente, as a phone has it. A node
// that was there before and is there after has been kept, whatever was written into it. Called by scripts/nodes.
import { chromium } from "@playwright/test";

import { SHORT } from "../tests/e2e/names.js";
import { screen, setTable, step } from "../tests/e2e/player.js";
import { words } from "../tests/e2e/words.js";
import { launchOptions } from "./browser.mjs";
import { serve } from "./server.mjs";

const PASSES = 20;

/** Runs within the page: after each burst of changes, notes which nodes came and went, and what the story says now. */
function watch() {
  window.bursts = [];
  const nodes = () => {
    const found = new Set();
    const walker = document.createTreeWalker(document.querySelector("[data-testid=table]"), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode);
    return found;
  };
  const tale = () => [...document.querySelectorAll("[data-testid=story] li")].map((line) => line.textContent.trim());
  let before = nodes();
  let told = tale();
  const settle = () => {
    const after = nodes();
    const story = tale();
    const gone = [...before].filter((node) => !after.has(node)).length;
    const come = [...after].filter((node) => !before.has(node)).length;
    window.bursts.push({ gone, come, total: before.size, told, story });
    [before, told] = [after, story];
  };
  let timer;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, 60);
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** Everybody who passes in these lines, and the lines that tell of something else. */
function read(lines) {
  const isPass = (line) => / pass(es)?\.$/.test(line);
  const passers = lines.filter(isPass).flatMap((line) => SHORT.filter((name) => line.includes(name)));
  return { passers, others: lines.filter((line) => !isPass(line)) };
}

/** Whether all that happened is that one bot passed. The person sits first. */
function isPass({ told, story }) {
  const [before, after] = [told, story].map(read);
  const isSame = before.others.join("\n") === after.others.join("\n");
  const rest = [...after.passers];
  for (const name of before.passers) if (rest.includes(name)) rest.splice(rest.indexOf(name), 1);
  return isSame && after.passers.length === before.passers.length + 1 && rest[0] !== SHORT[0];
}

/** Lets the person pass wherever he is asked, and everything else go on. */
async function pass(page, now) {
  const refusal = page.getByTestId("answer").filter({ hasText: words("en", "oriente_table.answer.pass") });
  if (now.face.includes('data-testid="confirm"') && (await refusal.count()) > 0) {
    // Where he can do nothing else it is picked already.
    if ((await refusal.first().getAttribute("aria-pressed")) !== "true") await refusal.first().click();
    await page.getByTestId("confirm").click();
  } else await step(page, now, 0);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const server = await serve({ port: 0 });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" });
  const visit = (hash) => page.goto(server.url + hash);
  await setTable(page, visit, { game: "oriente", people: 1, bots: 11, seed: 7, names: SHORT });
  await page.evaluate(watch);
  let passes = [];
  for (let steps = 0; steps < 400 && passes.length < PASSES; steps += 1) {
    const now = await screen(page);
    if (now.kind === "result") break;
    await pass(page, now);
    passes = (await page.evaluate(() => window.bursts)).filter(isPass).slice(0, PASSES);
  }
  const [gone, come, total] = ["gone", "come", "total"].map((key) => median(passes.map((burst) => burst[key])));
  console.log(`A bot passes at a table of twelve, ${passes.length} times: of ${total} nodes ${gone} go and ${come} come (medians).`);
} finally {
  await browser.close();
  server.close();
}
