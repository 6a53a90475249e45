// Measures what is on the screen: whether it fits, whether words are cut, whether boxes lie on each other, and whether a
// finger can hit what it should.
import { expect } from "./site.js";

/** Runs within the page, so it knows nothing of this file. Everything it finds is told in words. */
function findFaults({ touch, pinned, whole }) {
  const TAPS = "button, a, summary, input:not([type=radio], [type=checkbox]), select";
  const name = (element) => {
    const kind = element.dataset.testid ?? [...element.classList].join(".");
    return `${element.localName}[${kind}] ${JSON.stringify(element.textContent.trim().slice(0, 30))}`;
  };
  const isClipped = (element) => element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const isUnseen = (element) => Boolean(element.closest(".visually-hidden, .skip, [hidden], option")) || isClipped(element);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element);
  // While a window is open, only it counts.
  const root = document.querySelector("dialog[open]") ?? document.body;
  const all = [...root.querySelectorAll("*")].filter((element) => !(element instanceof SVGElement) && isShown(element));
  const box = (element) => element.getBoundingClientRect();
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const faults = [];

  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) faults.push(`the page scrolls ${sideways} px sideways`);

  // Where everything is to be seen at once, only the story scrolls, and a desk whose ledger has grown.
  for (const element of whole ? [document.documentElement, ...document.querySelectorAll(".board, .panel:not(:has([data-testid=entry]))")] : []) {
    const hidden = element.scrollHeight - element.clientHeight;
    if (hidden > 1) faults.push(`${hidden} px to scroll: ${name(element)}`);
  }

  // Words reach beyond a box that hides what does; what scrolls shows them.
  const words = (element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  for (const element of all) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1 && !element.closest(".chart-table")) faults.push(`scrolls sideways: ${name(element)}`);
    const wide = element.scrollWidth - element.clientWidth > 1 && ["hidden", "clip"].includes(overflowX);
    const high = element.scrollHeight - element.clientHeight > 2 && ["hidden", "clip"].includes(overflowY);
    if ((wide || high) && element.clientWidth > 1 && element.textContent.trim()) faults.push(`cut: ${name(element)}`);
  }

  // A line of words within each box around it, unless that one scrolls.
  const lines = (element) =>
    words(element).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  const pushed = new Set();
  for (const element of all.filter((element) => words(element).length > 0)) {
    const button = element.closest("button, .place, .mark, .rung, .card-face, .deal, .stack-points");
    if (!button) continue;
    const outer = box(button);
    const out = lines(element).some((line) => line.right > outer.right + 1.5 || line.left < outer.left - 1.5 || line.bottom > outer.bottom + 2.5 || line.top < outer.top - 2.5);
    if (out && !element.closest(".marks, .card-count")) pushed.add(`words beyond their box: ${name(button)}`);
  }
  faults.push(...pushed);

  // What one sees of a box: the part within everything around it that scrolls or hides.
  const seen = (element) => {
    let { left, top, right, bottom } = box(element);
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const frame = box(around);
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };
  // What sticks to an edge lies over what scrolls below it, and is meant to.
  const isPinned = (element) => Boolean(element.closest(pinned));
  const boxes = all.filter((element) => element.matches(`${TAPS}, .place, .centre, .panel, .story, .table-bar, .masthead, .mon, h1, h2, .stock, .rung, .camp`));
  const places = boxes.map((element) => ({ element, ...seen(element) }));
  for (const [number, a] of places.entries()) {
    for (const b of places.slice(number + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across <= 1 || down <= 1 || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isPinned(a.element) !== isPinned(b.element)) continue;
      faults.push(`on each other by ${across.toFixed()}×${down.toFixed()} px: ${name(a.element)} and ${name(b.element)}`);
    }
  }

  // A target may reach beyond what is drawn of it.
  const height = (element) => Math.max(box(element).height, parseFloat(getComputedStyle(element, "::after").height) || 0);
  if (touch) {
    for (const element of all.filter((element) => element.matches(TAPS) && getComputedStyle(element).pointerEvents !== "none")) {
      if (height(element) < 43.9) faults.push(`only ${height(element).toFixed(1)} px high: ${name(element)}`);
    }
  }
  return [...new Set(faults)];
}

/** What is pinned to an edge of the screen while the rest scrolls. */
const PINNED = ".confirm, .setup-begin, .stop-actions";

/**
 * Everything that is wrong with the layout of the screen as it is. Targets are measured where fingers are likely; a table
 * on a desk's screen has to be seen whole.
 */
export async function faultsOf(page) {
  const { width, height } = page.viewportSize();
  const isTable = (await page.locator(".table").count()) > 0;
  return page.evaluate(findFaults, { touch: width < 1280, pinned: PINNED, whole: isTable && width >= 1280 && height >= 800 });
}

/** Finds no fault; tells of those it finds at the end, with those of other screens. */
export async function fitsWell(page, name) {
  expect.soft(await faultsOf(page), name).toEqual([]);
}
