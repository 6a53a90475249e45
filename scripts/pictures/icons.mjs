// The icons that must be pixels, drawn from the one that is not.
import { readFile } from "node:fs/promises";

import { browser } from "./camera.mjs";

/** Draws them in every size that is asked for. */
export async function icons() {
  const svg = await readFile("public/icon.svg", "utf8");
  for (const side of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    await page.screenshot({ path: `public/icon-${side}.png` });
    await page.close();
  }
}
