// The pictures of the README: the home page, a battle in Oriente, the curtain, a table of Zipang where somebody is about
// to attack, twelve on a phone, and the lords of Oriente.
import { raise } from "../../tests/e2e/player.js";
import { SIZES, reader } from "./camera.mjs";

const FOLDER = "docs/pictures";

/** A table of eight in Oriente, where somebody attacks and help is sought. */
async function battle(url) {
  const { page, visit } = await reader(url, { size: SIZES.wide });
  await visit("#/oriente/new?seed=21");
  await page.locator('input[name=players][value="8"]').check();
  await page.getByTestId("all-people").click();
  await page.getByTestId("speak-up").check();
  await page.getByTestId("begin").click();
  await page.getByTestId("hand").first().click();
  await page.getByTestId("go-on").click();
  await raise(page);
  await page.getByTestId("answer").filter({ hasText: "Attack a lord" }).click();
  await page.getByTestId("target").nth(3).click();
  await page.getByTestId("confirm").click();
  await page.getByTestId("go-on").click();
  await page.getByTestId("battle").waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}/court.png` });
}

/** The curtain of Zipang, and what lies behind it. */
async function attack(url) {
  const { page, visit } = await reader(url, { size: SIZES.wide });
  await visit("#/zipang/new?seed=5");
  await page.locator('input[name=players][value="5"]').check();
  await page.getByTestId("all-people").click();
  await page.getByTestId("begin").click();
  await page.getByTestId("curtain").waitFor();
  await page.screenshot({ path: `${FOLDER}/curtain.png` });
  await raise(page);
  await page.locator("[data-testid=card]:not([aria-disabled])").last().click();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${FOLDER}/table.png` });
}

/** Twelve in Oriente on a phone, by night: somebody names whom to attack. */
async function phone(url) {
  const { page, visit } = await reader(url, { size: SIZES.phone, colorScheme: "dark" });
  await visit("#/oriente/new?seed=21");
  await page.locator('input[name=players][value="12"]').check();
  await page.getByTestId("all-people").click();
  await page.getByTestId("begin").click();
  await raise(page);
  await page.getByTestId("answer").filter({ hasText: "Attack a lord" }).click();
  await page.locator(".place[data-naming=free]").nth(6).click({ position: { x: 90, y: 6 } });
  await page.screenshot({ path: `${FOLDER}/phone.png` });
}

/** The lords of Oriente, each with his portrait. */
async function cast(url) {
  const { page, visit } = await reader(url, { size: SIZES.wide });
  await visit("#/oriente");
  await page.locator(".cast-list").screenshot({ path: `${FOLDER}/cast.png` });
}

/** Takes them all. */
export async function readme(url) {
  const { page, visit } = await reader(url, { size: { width: 1280, height: 1040 } });
  await visit();
  await page.screenshot({ path: `${FOLDER}/home.png` });
  await battle(url);
  await attack(url);
  await phone(url);
  await cast(url);
}
