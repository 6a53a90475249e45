// What has happened and who has seen it: rounds of looks, the call before a show, the newest of the news, counts on a phone.
import { hurry, play, raise, setTable } from "./player.js";
import { PHONE, expect, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
});

test("before the first open question everybody looks once, and who has is shown", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: NAMES, first: 0, speakUp: true, looks: true });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada");
  await raise(page);
  await page.getByTestId("hide").tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ben");
  await expect(page.getByTestId("round")).toHaveAccessibleName(/Have looked: Ada.*Still to look: Ben, Cas and Dov/);
  await page.getByTestId("skip").tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cas");
  await page.getByTestId("skip-all").tap();
  await expect(page.getByTestId("question")).toHaveText("Does anybody declare an action?");
  // How many cards a stack has decides the privilege: it stands there on the smallest screen.
  for (const count of await page.locator(".court-place .stack-cards").all()) await expect(count).toBeVisible();
  await expect(page.locator(".court-place .stack-cards")).toHaveText(["1", "1", "1", "1"].map((count) => new RegExp(`^${count}`)));
});

test("of all that is new the newest is in view, and before a show everybody is called", async ({ page, visit }) => {
  await setTable(page, visit, { people: 2, bots: 2, seed: 5, names: NAMES });
  const kinds = [];
  let scrolled = 0;
  await play(page, async ({ kind }) => {
    if (kinds.at(-1) !== kind) kinds.push(kind);
    if (kind !== "private" && kind !== "open") return;
    const news = await page.getByTestId("news").evaluate((list) => {
      const box = list.getBoundingClientRect();
      const last = list.lastElementChild?.getBoundingClientRect();
      const isInView = !last || (last.top >= box.top - 1 && last.top < box.bottom - 8);
      return { isInView, scrollTop: list.scrollTop, list: [box.top, box.bottom], last: [last?.top, last?.bottom] };
    });
    expect(news).toMatchObject({ isInView: true });
    if (news.scrollTop > 0) scrolled += 1;
  });
  expect(scrolled).toBeGreaterThan(0);
  expect(kinds).toContain("attack-over");
  for (const [place, kind] of kinds.entries()) if (kind === "show") expect(kinds[place - 1]).toBe("call");
});
