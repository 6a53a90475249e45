// Packs what Trunk has built, before it becomes dist/. Called by Trunk (see Trunk.toml).
//
// - The style sheets become one file, in the order of index.html: fewer requests, and they compress better together.
// - What only we read, comments and long names, is left out of style sheets and scripts.
// - The pictures on the cards get a hash of their content into their names, in the style sheet as well.
// - The texts of each language become a book, line by line in the order of their keys, as in build.rs.
// - The games' files get a hash of their content into their names, as Trunk does for all others: no cache can mix the
//   code of one build with the WebAssembly of another.
// - The page gets a <meta name="part-…"> for every part of the app and every language, by which boot.js finds their files.
// - Last comes the manifest of the build, with every file in it (scripts/manifest.mjs).
import { createHash } from "node:crypto";
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { transform } from "esbuild";

import { writeManifest } from "./manifest.mjs";

const dir = process.env.TRUNK_STAGING_DIR;
const LOCALES = "src/app/locales";
const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>\s*/g;

const digest = (...contents) => {
  const hash = createHash("sha256");
  contents.forEach((content) => hash.update(content));
  return hash.digest("hex").slice(0, 16);
};

/** What a browser needs of a script or a style sheet (`loader` is "js" or "css"). */
const minify = async (source, loader) => (await transform(source, { loader, minify: true, legalComments: "none" })).code;

/** Names the pictures on the cards after their content. */
async function stampPictures(css) {
  for (const file of await readdir(join(dir, "pictures"))) {
    const stamped = file.replace(".svg", `-${digest(await readFile(join(dir, "pictures", file)))}.svg`);
    const before = `url("pictures/${file}")`;
    if (!css.includes(before) && !css.includes(before.replaceAll('"', ""))) throw new Error(`no style sheet shows ${file}`);
    css = css.replaceAll(before, before.replace(file, stamped)).replaceAll(before.replaceAll('"', ""), `url(pictures/${stamped})`);
    await rename(join(dir, "pictures", file), join(dir, "pictures", stamped));
  }
  return css;
}

/** A hash of its content as Trunk puts it into a name: sixteen digits, or less where the first would be zeros. */
const STAMP = "-[0-9a-f]{12,16}";

/** Puts all style sheets into one, at the place of the first. */
async function packStyles(html) {
  const links = [...html.matchAll(SHEET)];
  if (links.length === 0) throw new Error("index.html links to no style sheet");
  const files = links.map(([, href]) => join(dir, basename(href)));
  const sheets = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const all = await stampPictures(await minify(sheets.join(""), "css"));
  const name = `noren-${digest(all)}.css`;
  await writeFile(join(dir, name), all);
  await Promise.all(files.map((file) => rm(file)));
  const [first] = links;
  return html.replace(first[0], `<link rel="stylesheet" href="./${name}">\n    `).replace(SHEET, (link, href) => (href === `./${name}` ? link : ""));
}

/**
 * Minifies the scripts. Those that Trunk has named after their content get new names and, where the page has one, a new
 * digest.
 */
async function packScripts(html) {
  for (const file of (await readdir(dir)).filter((name) => name.endsWith(".js"))) {
    const code = await minify(await readFile(join(dir, file), "utf8"), "js");
    const name = file.replace(new RegExp(`${STAMP}\\.js$`), `-${digest(code)}.js`);
    await rm(join(dir, file));
    await writeFile(join(dir, name), code);
    const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;
    html = html.replace(file, name).replace(new RegExp(`(${name}"[^>]* integrity=")[^"]+`), `$1${integrity}`);
  }
  return html;
}

/** The texts in an object and in those within it, in the order of their keys. */
const lines = (texts) =>
  Object.keys(texts)
    .sort()
    .flatMap((key) => (typeof texts[key] === "string" ? texts[key] : lines(texts[key])));

/** What a program must know of its texts, in the same order: where each stands, and what goes into its blanks. */
const places = (texts, place = "") =>
  Object.keys(texts)
    .sort()
    .flatMap((key) => (typeof texts[key] === "string" ? `${place}${key} ${blanks(texts[key])}\n` : places(texts[key], `${place}${key}.`)));

/** The names of a text's blanks, in double braces or before forms in brackets, as build.rs finds them; sorted, each once. */
const blanks = (text) => {
  const names = [...text.matchAll(/\{\{(.*?)\}\}|\[([^\]|]*)\|/g)].map(([, blank, forms]) => (blank ?? forms).split("/")[0].trim());
  return [...new Set(names)].sort().join(" ");
};

/** Names the edition of a book as build.rs does (FNV-1a, 64 bits): a program reads no other. */
function edition(texts) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(places(texts).join(""))) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

/** Prints the book of a language: its edition, then its texts; says where it is. */
async function printBook(language) {
  const folder = join(LOCALES, language);
  const topics = {};
  for (const file of await readdir(folder)) topics[basename(file, ".json")] = JSON.parse(await readFile(join(folder, file), "utf8"));
  const book = [edition(topics), ...lines(topics)].join("\n");
  const name = `${language}-${digest(book)}.txt`;
  await writeFile(join(dir, name), book);
  return [name];
}

/** The programs that Trunk has put there, each with its files: that of the pages, which it has named after its content, and the games. */
async function programs() {
  const all = (await readdir(dir)).filter((name) => name.endsWith("_bg.wasm")).map((name) => name.replace("_bg.wasm", ""));
  const isStamped = (program) => new RegExp(`${STAMP}$`).test(program);
  return { pages: all.find(isStamped), games: all.filter((program) => !isStamped(program)) };
}

/** The code of the pages: it has got another name on the way. */
async function pagesOf(program) {
  const name = program.replace(new RegExp(`${STAMP}$`), "");
  const code = (await readdir(dir)).find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  return [code, `${program}_bg.wasm`];
}

/** Names the files of a game after their content; says how. */
async function stampGame(game) {
  const files = [`${game}.js`, `${game}_bg.wasm`];
  const contents = await Promise.all(files.map((file) => readFile(join(dir, file))));
  const stamped = files.map((file) => file.replace(game, `${game}-${digest(...contents)}`));
  await Promise.all(files.map((file, place) => rename(join(dir, file), join(dir, stamped[place]))));
  return stamped;
}

/** Tells boot.js the files of every part. */
function listParts(html, parts) {
  const place = '<meta name="build"';
  if (!html.includes(place)) throw new Error("the page has no room for the files of its parts");
  const list = Object.entries(parts).map(([part, files]) => `<meta name="part-${part}" content="${files.join(" ")}">\n    `);
  return html.replace(place, list.join("") + place);
}

const page = join(dir, "index.html");
const html = await packScripts(await packStyles(await readFile(page, "utf8")));
const { pages, games } = await programs();
const parts = { pages: await pagesOf(pages) };
for (const game of games.sort()) parts[game] = await stampGame(game);
for (const language of (await readdir(LOCALES)).sort()) parts[language] = await printBook(language);
await writeFile(page, listParts(html, parts));
await writeManifest(dir, parts);
