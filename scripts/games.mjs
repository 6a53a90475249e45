// The games, as index.html lists them: a link to the program of each. Everything about a game's files follows from its id.
import { readFile } from "node:fs/promises";

const page = await readFile(new URL("../index.html", import.meta.url), "utf8");

export const GAMES = [...page.matchAll(/<link data-trunk rel="rust" data-bin="([a-z]+)" data-type="worker"/g)].map(([, game]) => game);
if (GAMES.length === 0) throw new Error("index.html links to no game");
