// Takes pictures of the built app. Called by scripts/screens.
import { serve } from "../server.mjs";
import { all } from "./all.mjs";
import { browser } from "./camera.mjs";
import { icons } from "./icons.mjs";
import { readme } from "./readme.mjs";

const KINDS = { readme, all, icons };

const [kind, ...words] = process.argv.slice(2);
const server = await serve({ port: 0 });
try {
  await KINDS[kind](server.url, words);
} finally {
  server.close();
  await browser.close();
}
