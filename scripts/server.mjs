// A static file server for dist/, with nothing clever in it: what works here works on any static host. It compresses
// what it sends, as they do.
//
//   node scripts/server.mjs [--port 8080] [--base /any/sub/path/]
//
// The end-to-end tests use `serve` from here too.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createBrotliCompress, createGzip, constants } from "node:zlib";

export const DIST = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Files named after their content never change; of all others the newest is wanted, as after a build. */
const caching = (file) => (/-[0-9a-f]{12,16}[._]/.test(file) ? "max-age=600" : "no-cache");

/** How to pack what is not packed already, best first. Not as small as can be: it happens at every request. */
const PACKINGS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: () => createGzip(),
};

/** Which of them the browser unpacks, if this file is worth it. */
function packing(request, file) {
  const unpacks = (request.headers["accept-encoding"] ?? "").split(/\s*,\s*/);
  return extname(file) === ".png" ? undefined : Object.keys(PACKINGS).find((name) => unpacks.includes(name));
}

/** The file that a request means, or nothing if it is outside all `sites` or not there. */
async function find(url, sites) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  const base = Object.keys(sites).find((base) => path.startsWith(base));
  if (!base) return null;
  const inside = normalize(path.slice(base.length)) || ".";
  if (inside.startsWith("..")) return null;
  const file = join(sites[base], inside.endsWith("/") || inside === "." ? join(inside, "index.html") : inside);
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

/**
 * Listens on `port` (0: any free one) and answers with the files of dist/ under `base`; or with those of several folders,
 * each under the path that `sites` gives it, which may change while it listens. `before` sees every path that is asked for.
 */
export function serve({ port, base = "/", sites = { [base]: DIST }, before = () => {} }) {
  const server = createServer(async (request, response) => {
    before(request.url);
    const file = await find(request.url, sites).catch(() => null);
    const missing = file ?? join(DIST, "404.html");
    const packed = packing(request, missing);
    response.writeHead(file ? 200 : 404, {
      "Content-Type": TYPES[extname(missing)] ?? "application/octet-stream",
      "Cache-Control": caching(missing),
      Vary: "Accept-Encoding",
      ...(packed ? { "Content-Encoding": packed } : {}),
    });
    const content = createReadStream(missing).on("error", () => response.end());
    (packed ? content.pipe(PACKINGS[packed]()) : content).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://localhost:${server.address().port}${base}`, close });
    });
  });
}

/** As `serve`, but moves on to the next port, and says so, while one is taken. */
async function serveOnNextFree({ port, base }) {
  for (let next = port; next < port + 100; next += 1) {
    try {
      return await serve({ port: next, base });
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw error;
      console.log(`Port ${next} is taken by another program; trying ${next + 1}.`);
    }
  }
  throw new Error(`No free port between ${port} and ${port + 99}: name another with --port.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8080" }, base: { type: "string", default: "/" } },
  });
  try {
    const { url } = await serveOnNextFree({ port: Number(values.port), base: values.base });
    console.log(`Noren is at ${url} (Ctrl+C to stop)`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
