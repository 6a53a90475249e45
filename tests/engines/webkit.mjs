// WebKit, by WebDriver: the small browser that comes with WebKitGTK, on a screen that nobody sees.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";

/** Where systems put it: it is on nobody's PATH. */
const FOLDERS = ["/usr/libexec", "/usr/lib", ...readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`)];
const binary = FOLDERS.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts it. What comes back can open an address, run something in the page, press a button and take a picture. */
export async function webkit() {
  const port = await freePort();
  const driver = spawn("xvfb-run", ["-a", "-s", "-screen 0 1400x1000x24", "WebKitWebDriver", `--port=${port}`], {
    // As root there is no sandbox to be had.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    detached: true,
    stdio: "ignore",
  });
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const begin = async (tries = 50) => {
    const browserOptions = { binary, args: ["--automation"] };
    try {
      return await ask("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } } });
    } catch (error) {
      if (tries === 0 || error.cause?.code !== "ECONNREFUSED") throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return begin(tries - 1);
    }
  };
  const session = `/session/${(await begin()).sessionId}`;
  const point = (...actions) => ask("POST", `${session}/actions`, { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  await ask("POST", `${session}/window/rect`, { width: 1280, height: 860 });
  return {
    open: (url) => ask("POST", `${session}/url`, { url }),
    run: (script, ...values) => ask("POST", `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args: values }),
    press: (x, y) => point({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }),
    release: () => point({ type: "pointerUp", button: 0 }),
    picture: async (path) => writeFile(path, Buffer.from(await ask("GET", `${session}/screenshot`), "base64")),
    async close() {
      await ask("DELETE", session).catch(() => {});
      process.kill(-driver.pid);
    },
  };
}
