// The manifest of a build, dist/build.json: what loader, service worker and size budget go by.
//
//   id      names the build: another one as soon as any of its files differs
//   parts   the files that boot.js loads for each part of the app and for each language
//   online  the files that nobody needs offline
//   files   every file with its SHA-256
//
// scripts/pack.mjs writes it. The page names the same id and the same parts, so that a first visit need not fetch it:
// `<meta name="build">` and a `<meta name="part-…">` each.
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Where it stands, within the build. */
export const MANIFEST = "build.json";
const PAGE = "index.html";

/** A browser fetches the worker by itself; the host shows the page for lost addresses, and shops show the screenshots. */
const ONLINE = /^(worker\.js|404\.html|screenshots\/.*)$/;

const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/** Paths of all files of a build but the manifest, in order. */
async function paths(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => relative(dir, join(parentPath, name)));
  return files.filter((path) => path !== MANIFEST).sort();
}

/**
 * Writes the manifest of the build in a folder, and its id into the page. `was` is the id that stands there; until a build
 * has one, the page says `build`.
 */
export async function writeManifest(dir, parts, was = "build") {
  const page = (await readFile(join(dir, PAGE), "utf8")).replaceAll(`content="${was}"`, 'content="build"');
  const files = {};
  for (const path of await paths(dir)) files[path] = sha256(path === PAGE ? page : await readFile(join(dir, path)));
  const id = sha256(JSON.stringify(files)).slice(0, 16);
  const stamped = page.replace('content="build"', `content="${id}"`);
  if (stamped === page) throw new Error("the page has no room for the id of its build");
  files[PAGE] = sha256(stamped);
  await writeFile(join(dir, PAGE), stamped);
  const manifest = { id, parts, online: Object.keys(files).filter((path) => ONLINE.test(path)), files };
  await writeFile(join(dir, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/** The manifest of the build in a folder. */
export const readManifest = async (dir) => JSON.parse(await readFile(join(dir, MANIFEST), "utf8"));
