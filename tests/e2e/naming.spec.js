// Naming players at their places: whatever the button that names one would do, a tap on his place does.
import { name, raise, setTable } from "./player.js";
import { PHONE, WIDE, expect, test } from "./site.js";

const NAMES = ["Ada", "Ben", "Cas", "Dov"];
const ORIENTE = { game: "oriente", people: 4, seed: 3, names: NAMES, first: 0 };

const place = (page, who) => page.getByTestId("place").filter({ hasText: who });
const button = (page, who) => page.getByTestId("target").filter({ hasText: who });
const tap = (page, who) => place(page, who).click({ position: { x: 4, y: 4 } });

/** The first player's question, with an attack picked. */
async function attack(page, visit) {
  await setTable(page, visit, ORIENTE);
  await raise(page);
  await page.getByTestId("answer").filter({ hasText: "Attack a lord" }).click();
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a tap on a place names whoever sits there: ${size}`, async ({ page, visit, complaints }) => {
    await page.setViewportSize(viewport);
    await attack(page, visit);
    await expect(place(page, "Ada")).not.toHaveAttribute("data-naming");
    await expect(place(page, "Cas")).toHaveAttribute("data-naming", "free");
    // On the card as anywhere else at the place.
    await place(page, "Cas").locator(".place-lord").click();
    await expect(button(page, "Cas")).toHaveAttribute("aria-pressed", "true");
    await expect(place(page, "Cas")).toHaveAttribute("data-naming", "named");
    await tap(page, "Ben");
    await expect(place(page, "Cas")).toHaveAttribute("data-naming", "free");
    await expect(page.getByTestId("preview")).toContainText("Ada attacks Ben");
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("private")).toHaveCount(0);
    await expect(page.locator("[data-naming]")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("whoever may not be named says why at his place, as often as he is tapped", async ({ page, visit }) => {
  await setTable(page, visit, { people: 6, seed: 11 });
  await raise(page);
  await page.getByTestId("card").filter({ hasText: "Commander" }).click();
  const free = page.locator(".place[data-naming=free]");
  for (let named = 0; named < 2; named += 1) await free.first().click({ position: { x: 4, y: 4 } });
  const refused = page.locator(".place[data-naming=refused]");
  await expect(refused).toHaveCount(3);
  const said = () => page.getByTestId("live").evaluate((region) => region.textContent);
  const does = await page.getByTestId("preview").textContent();
  await refused.first().click({ position: { x: 4, y: 4 } });
  await expect(page.getByTestId("preview")).toHaveClass(/wrong/);
  await expect(page.getByTestId("preview")).not.toHaveText(does);
  const first = await said();
  await refused.first().click({ position: { x: 4, y: 4 } });
  await expect.poll(said).not.toBe(first);
  await expect(refused).toHaveCount(3);
});

test("where places stand for the buttons, the keyboard brings the buttons back", async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  await attack(page, visit);
  await expect(page.getByTestId("preview")).toContainText("Tap a player at the table.");
  for (let stops = 0; stops < 12 && (await page.locator("[data-testid=target]:focus").count()) === 0; stops += 1) {
    await page.keyboard.press("Tab");
  }
  const focused = page.locator("[data-testid=target]:focus");
  await expect(focused).toBeInViewport({ ratio: 1 });
  expect((await focused.boundingBox()).height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Space");
  await expect(focused).toHaveAttribute("aria-pressed", "true");
});

test("a hand is raised, and taken down, at one's place", async ({ page, visit }) => {
  await page.setViewportSize(PHONE);
  await setTable(page, visit, { ...ORIENTE, speakUp: true });
  const ben = page.getByTestId("hand").filter({ hasText: "Ben" });
  await name(page, ben);
  await expect(ben).toHaveAttribute("aria-pressed", "true");
  await name(page, ben);
  await expect(ben).toHaveAttribute("aria-pressed", "false");
  await name(page, ben);
  await page.getByTestId("go-on").click();
  await expect(page.getByTestId("curtain")).toContainText("Ben");
});
