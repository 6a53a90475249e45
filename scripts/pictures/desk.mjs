// The deal desk in every state: empty, with an offer put together, with one to answer, with its ledger.
import { between, closeDesk, putCard, putPromise } from "../../tests/e2e/desk.js";
import { words } from "../../tests/e2e/words.js";

/** Photographs the desk, which is open, and leaves it with promises in its ledger. */
export async function atDesk(page, album, { language, names }) {
  const sentence = { kind: words(language, "oriente_desk.promise.sentence"), words: "tea and a song at the fair of the third moon" };
  const payment = { kind: words(language, "oriente_desk.promise.pay") };
  await album.take(page, "desk-empty");
  await compose(page, names[0], names[1], sentence);
  await album.take(page, "desk-composed");
  await page.getByTestId("make-offer").click();
  await page.getByTestId("offer").waitFor();
  await album.take(page, "desk-offered");
  await page.getByTestId("accept").click();
  await page.getByTestId("entry").waitFor();
  await compose(page, names[2], names[3], payment);
  await page.getByTestId("make-offer").click();
  await page.getByTestId("accept").click();
  await page.getByTestId("judge-kept").click();
  await album.take(page, "desk-ledger");
  await closeDesk(page);
}

/** A card for a promise. */
async function compose(page, from, to, promise) {
  await between(page, from, to);
  await putCard(page, "gives");
  await putPromise(page, "asks", promise);
}
