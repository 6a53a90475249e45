// Contact sheets: all pictures of an album side by side, labelled, on one page that the same browser photographs.
import { readFile } from "node:fs/promises";

import { browser } from "./camera.mjs";

/** How many pictures lie on a sheet, and how wide each is. */
const PICTURES = 24;
const WIDTHS = { wide: 400, tablet: 260, phone: 200 };

const STYLE = `
  body { margin: 12px; width: 1680px; background: #888; font: 14px/1.3 sans-serif; color: #000; }
  h1 { margin: 0 0 8px; font-size: 20px; }
  main { display: flex; flex-wrap: wrap; align-items: start; gap: 12px; }
  figure { margin: 0; background: #fff; }
  img { display: block; width: 100%; max-height: 1100px; object-fit: cover; object-position: top; }
  figcaption { padding: 2px 6px; }`;

async function figure({ path, label }, width) {
  const picture = (await readFile(path)).toString("base64");
  return `<figure style="width: ${width}px"><figcaption>${label}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;
}

/** Lays the pictures out, as many sheets as it takes; says where they are. */
export async function layOut(pictures, size) {
  const paths = [];
  const sheets = grouped(pictures);
  for (const [name, all] of sheets) {
    for (let first = 0; first < all.length; first += PICTURES) {
      const figures = await Promise.all(all.slice(first, first + PICTURES).map((picture) => figure(picture, WIDTHS[size])));
      const page = await browser.newPage({ viewport: { width: 1704, height: 800 } });
      await page.setContent(`<style>${STYLE}</style><h1>${name}</h1><main>${figures.join("")}</main>`);
      const path = `target/screens/sheet-${name}-${first / PICTURES + 1}.png`;
      await page.screenshot({ path, fullPage: true });
      await page.close();
      paths.push(path);
    }
  }
  return paths;
}

/** The pictures by their sheet. */
function grouped(pictures) {
  const sheets = new Map();
  for (const picture of pictures) sheets.set(picture.sheet, [...(sheets.get(picture.sheet) ?? []), picture]);
  return sheets;
}
