// Packs what Trunk has built, before it becomes dist/. Called by Trunk (see Trunk.toml).
//
// - The style sheets become one file, in the order of index.html: fewer requests, and they compress better together.
// - The games' files get a hash of their content into their names, as Trunk does for all others: no cache can mix the
//   code of one build with the WebAssembly of another.
import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const dir = process.env.TRUNK_STAGING_DIR;
const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>\s*/g;

const digest = (...contents) => {
  const hash = createHash("sha256");
  contents.forEach((content) => hash.update(content));
  return hash.digest("hex").slice(0, 16);
};

/** Puts all style sheets into one, at the place of the first. */
async function packStyles(html) {
  const links = [...html.matchAll(SHEET)];
  if (links.length === 0) throw new Error("index.html links to no style sheet");
  const files = links.map(([, href]) => join(dir, basename(href)));
  const all = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
  const name = `noren-${digest(all)}.css`;
  await writeFile(join(dir, name), all);
  await Promise.all(files.map((file) => rm(file)));
  const [first] = links;
  return html.replace(first[0], `<link rel="stylesheet" href="./${name}">\n    `).replace(SHEET, (link, href) => (href === `./${name}` ? link : ""));
}

/** Names the files of a game after their content. */
async function stampGame(html, game) {
  const files = [`${game}.js`, `${game}_bg.wasm`];
  const contents = await Promise.all(files.map((file) => readFile(join(dir, file))));
  const stamped = files.map((file) => file.replace(game, `${game}-${digest(...contents)}`));
  const before = `content="${files.join(" ")}"`;
  if (!html.includes(before)) throw new Error(`index.html does not name the files of ${game}`);
  await Promise.all(files.map((file, place) => rename(join(dir, file), join(dir, stamped[place]))));
  return html.replace(before, `content="${stamped.join(" ")}"`);
}

const page = join(dir, "index.html");
let html = await packStyles(await readFile(page, "utf8"));
for (const game of ["oriente", "zipang"]) html = await stampGame(html, game);
await writeFile(page, html);
