// What a screen reader has to say of a page: the title, the element in focus by role, name and description, and every
// text that was put into the live region, in order.
import { readFile, writeFile } from "node:fs/promises";

import { expect } from "./site.js";

/** Notes every text that is put into a live region from now on, in every page that is opened. */
export async function listen(page) {
  await page.addInitScript(() => {
    window.heard = [];
    let last = "";
    const note = () => {
      const said = document.querySelector("[data-testid=live]")?.textContent ?? "";
      if (said !== last && said) window.heard.push(said.replace(/\u00a0$/, ""));
      last = said;
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Lets what a key has set off come to rest: the focus moves with the next picture. */
export const settle = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is said of the element in focus: what it is and in which group, and how it stands. */
export async function focused(page, client) {
  const { result } = await client.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await client.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
  const [{ role, name, description, properties = [] }] = nodes;
  const state = (wanted) => properties.find((property) => property.name === wanted)?.value.value;
  const more = description?.value ? ` (${description.value})` : "";
  const group = await page.evaluate(() => document.activeElement.closest("[role=group]")?.getAttribute("aria-label") ?? "");
  const states = [state("pressed") === "true" ? "pressed" : "", state("disabled") ? "unavailable" : ""].filter(Boolean);
  return { what: `${role?.value ?? "nothing"}: ${name?.value ?? ""}${more}`, group, states };
}

/** A player who does not look: knows only what is heard, and writes it down. */
export class Hearer {
  lines = [];
  #title;
  #before = { what: "", group: "", states: [] };

  constructor(page, client) {
    Object.assign(this, { page, client });
  }

  static async at(page) {
    const client = await page.context().newCDPSession(page);
    await client.send("Accessibility.enable");
    return new Hearer(page, client);
  }

  /** Writes down what is new. */
  async hear() {
    await settle(this.page);
    const { title, heard } = await this.page.evaluate(() => ({ title: document.title, heard: window.heard.splice(0) }));
    const now = await focused(this.page, this.client);
    const before = this.#before;
    const isElsewhere = now.what !== before.what;
    if (title !== this.#title) this.lines.push(`title: ${title}`);
    if (now.group && now.group !== before.group) this.lines.push(`group: ${now.group}`);
    if (isElsewhere) this.lines.push([now.what, ...now.states].join(", "));
    else this.lines.push(...now.states.filter((state) => !before.states.includes(state)));
    this.lines.push(...heard.map((words) => `says: ${words}`));
    this.#title = title;
    this.#before = now;
  }

  /** Presses a key. */
  async press(key) {
    this.lines.push(`> ${key}`);
    await this.page.keyboard.press(key);
    await this.hear();
  }

  /** Goes on by Tab to what begins with these words, and presses Enter there. */
  async choose(words) {
    for (let stops = 0; stops < 60; stops += 1) {
      await this.page.keyboard.press("Tab");
      if ((await focused(this.page, this.client)).what.includes(`: ${words}`)) {
        this.lines.push("> Tab");
        await this.hear();
        return this.press("Enter");
      }
    }
    throw new Error(`the keyboard does not reach ${words} after\n${this.lines.slice(-8).join("\n")}`);
  }

  /** Holds the curtain's button until it rises. */
  async hold() {
    await this.page.keyboard.press("Tab");
    this.lines.push("> Tab");
    await this.hear();
    this.lines.push("> Space, held");
    await this.page.keyboard.down("Space");
    await expect(this.page.getByTestId("curtain")).toHaveCount(0);
    await this.page.keyboard.up("Space");
    await this.hear();
  }
}

/** Holds what was heard against the file of that name. With `NOREN_BLESS` set, the file is written anew instead. */
export async function isWritten({ lines }, name) {
  const file = new URL(`heard/${name}.txt`, import.meta.url);
  if (process.env.NOREN_BLESS !== undefined) return writeFile(file, `${lines.join("\n")}\n`);
  const written = (await readFile(file, "utf8")).split("\n");
  expect(written.pop(), "the last line ends").toBe("");
  return expect(lines, `heard/${name}.txt says otherwise; NOREN_BLESS=1 writes it anew`).toEqual(written);
}
