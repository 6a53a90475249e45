// The deal desk as people use it: who, to whom, what each side brings, and what becomes of it.
import { expect } from "./site.js";
import { inEveryLanguage } from "./words.js";

/** Opens the desk from whatever screen has its button. */
export async function openDesk(page) {
  await page.getByTestId("desk").click();
  await expect(page.getByTestId("deal-desk")).toBeVisible();
}

/** Back to the game. */
export async function closeDesk(page) {
  await page.getByTestId("close-desk").click();
  await expect(page.getByTestId("deal-desk")).toHaveCount(0);
}

/** Puts the first card of a side's stack in, and says which it is. */
export async function putCard(page, side) {
  const card = page.getByTestId(side).getByTestId("card-pick").first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  return (await card.getAttribute("aria-label")).split(":")[0];
}

/** Puts a promise in: its kind by its label, and what else it speaks of. */
export async function putPromise(page, side, { kind, whom, card, count, due, words }) {
  const fields = page.getByTestId(side);
  await fields.getByTestId("promise-kind").selectOption({ label: kind });
  if (whom) await fields.getByTestId("promise-whom").selectOption({ label: whom });
  if (card) await fields.getByTestId("pay-card").selectOption({ label: card });
  if (count) await fields.getByTestId("pay-count").selectOption({ label: count });
  if (due) await fields.getByTestId("pay-due").selectOption({ label: due });
  if (words) await fields.getByTestId("sentence").fill(words);
  await fields.getByTestId("add-promise").click();
  await expect(fields.getByTestId("promised")).not.toHaveCount(0);
}

/** The title over what somebody brings, in whatever language. */
const titleOf = (name) => {
  const titles = inEveryLanguage("oriente_desk.side_of").map((title) => title.replace("{{ name }}", name));
  return new RegExp(`^(${titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`);
};

/** Who offers, and to whom. */
export async function between(page, from, to) {
  await page.getByTestId("maker").filter({ hasText: from }).click();
  await page.getByTestId("partner").filter({ hasText: to }).click();
  await expect(page.getByTestId("gives").locator("legend")).toHaveText(titleOf(from));
  await expect(page.getByTestId("asks").locator("legend")).toHaveText(titleOf(to));
}

/** Offers the first card of a stack for a promise; returns the card. */
export async function offerCardFor(page, from, to, promise) {
  await between(page, from, to);
  const card = await putCard(page, "gives");
  await putPromise(page, "asks", promise);
  await page.getByTestId("make-offer").click();
  await expect(page.getByTestId("offer")).toHaveCount(1);
  return card;
}

/** Offers it, and the other accepts. */
export async function strike(page, from, to, promise) {
  const card = await offerCardFor(page, from, to, promise);
  await page.getByTestId("accept").click();
  await expect(page.getByTestId("offer")).toHaveCount(0);
  return card;
}

/** What lies in somebody's prize stack, as the table tells those who cannot see it. */
export const stackOf = (page, name) =>
  page.getByRole("group", { name: `Prize stack of ${name}` }).first().getByRole("img").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label").replace(/, face up$/, "")));

/** How somebody's place says he has kept his word. */
export const wordOf = (page, name) => page.getByTestId("place").filter({ hasText: name }).locator(".place-word");
