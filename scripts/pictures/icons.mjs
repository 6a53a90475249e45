// The icons that must be pixels, drawn from the one that is not.
import { readFile } from "node:fs/promises";

import { browser } from "./camera.mjs";

const SIZES = { "icon-180": 180, "icon-192": 192, "icon-512": 512, "icon-maskable": 512 };
/** Systems cut an icon that may be masked into any shape, down to a circle of four fifths: ours stands back within it. */
const MARGIN = "-112 -144 736 736";

/** Draws them in every size that is asked for. */
export async function icons() {
  const svg = await readFile("public/icon.svg", "utf8");
  const [ground] = /#[0-9a-f]{6}/.exec(svg);
  for (const [name, side] of Object.entries(SIZES)) {
    const drawing = name === "icon-maskable" ? svg.replace("0 0 512 512", MARGIN) : svg;
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body { margin: 0; background: ${ground} } svg { display: block }</style>${drawing}`);
    await page.screenshot({ path: `public/${name}.png` });
    await page.close();
  }
}
