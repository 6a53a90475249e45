// Builds that follow each other on one host. They are made of the one in dist/: another headline on the home page, other
// names for the files of its parts, as after a change of the code, and a manifest of their own.
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readManifest, writeManifest } from "../../scripts/manifest.mjs";
import { DIST, serve } from "../../scripts/server.mjs";
import { test as base } from "./site.js";
import { words } from "./words.js";

const BASE = "/any/sub/path/";
const HEADLINE = words("en", "home.title");

/** A build whose home page says this. */
async function build(headline) {
  const dir = await mkdtemp(join(tmpdir(), "noren-build-"));
  await cp(DIST, dir, { recursive: true });
  const { id, parts } = await readManifest(dir);
  let page = await readFile(join(dir, "index.html"), "utf8");
  for (const part of Object.keys(parts)) {
    for (const [place, file] of parts[part].entries()) {
      const stamp = createHash("sha256").update(headline + file).digest("hex").slice(0, 16);
      parts[part][place] = file.replace(/-[0-9a-f]+/, `-${stamp}`);
      await rename(join(dir, file), join(dir, parts[part][place]));
      page = page.replace(file, parts[part][place]);
    }
  }
  const book = join(dir, parts.en[0]);
  await writeFile(book, (await readFile(book, "utf8")).replace(HEADLINE, headline));
  await writeFile(join(dir, "index.html"), page);
  await writeManifest(dir, parts, id);
  return dir;
}

export const test = base.extend({
  /** Makes builds; they go when the test is over. */
  build: async ({}, use) => {
    const made = [];
    await use(async (headline) => {
      made.push(await build(headline));
      return made.at(-1);
    });
    for (const dir of made) await rm(dir, { recursive: true });
  },

  /** A host of one's own: what lies on it may change, it hears what is asked for, and it may go. */
  host: async ({}, use) => {
    const sites = { [BASE]: DIST };
    const asked = [];
    const host = { sites, asked, deploy: (dir) => (sites[BASE] = dir), before: () => {} };
    const before = (path) => {
      asked.push(path);
      host.before(path);
    };
    const server = await serve({ port: 0, base: BASE, sites, before });
    await use(Object.assign(host, server));
    server.close();
  },

  baseURL: async ({ host }, use) => use(host.url),
});
