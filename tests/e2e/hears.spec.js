// A round of each game as a screen reader tells it, word for word: whoever changes what is said reads it here as a story.
// Lines that begin with > are keys; `says` is the live region; all others are what has the focus.
import { Hearer, listen } from "./hears.js";
import { hurry, setTable } from "./player.js";
import { expect, test } from "./site.js";

const ZIPANG = [
  "title: The table · Noren",
  "heading: The device goes to Ada",
  "says: Ada draws a card and plays one",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Which card does Ada play?",
  "says: Campaign 1 begins: everyone puts a coin into the pile, which holds 3 coins. Ada plays first. Ada is dealt a Merchant and a Captain. Ada draws the Nobleman.",
  "> Tab",
  "button: Captain battle 3 · honour 1. Attacks one player with 3.",
  "> Enter",
  "pressed",
  "says: An attack of 3 on one player. On whom?",
  "> Tab",
  "group: On whom",
  "button: Ben",
  "> Enter",
  "pressed",
  "says: Ada attacks Ben with 3: whoever cannot match it is out of the campaign.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: The device goes to Ben",
  "says: Ada attacks Ben with 3",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Ada attacks Ben with 3",
  "says: Campaign 1 begins: everyone puts a coin into the pile, which holds 3 coins. Ada plays first. Ben is dealt a Monk and the Ninja. Ada draws a card. Ada plays a Captain on Ben.",
  "> r",
  "says: Ada attacks Ben with 3. Campaign 1 begins: everyone puts a coin into the pile, which holds 3 coins. Ada plays first. Ben is dealt a Monk and the Ninja. Ada draws a card. Ada plays a Captain on Ben. Choose an answer to see what it would do.",
  "> Tab",
  "button: Lay a Monk The Monk is discarded, Ben draws a new card and is spared.",
  "> Enter",
  "pressed",
  "says: The Monk is discarded, Ben draws a new card and is spared.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Which card does Ben play?",
  "says: Ben lays a Monk and is spared. Ben draws the Emperor. Ben draws a Peasant.",
  "> Tab",
  "button: Peasant battle 1 · honour 0. Alone he does nothing. Two played together are an uprising: an attack of 5 on everyone else.",
  "> Enter",
  "pressed",
  "says: Nothing happens: a Peasant alone is harmless.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: The device goes to Cas",
  "says: Cas draws a card and plays one",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Which card does Cas play?",
  "says: Campaign 1 begins: everyone puts a coin into the pile, which holds 3 coins. Ada plays first. Cas is dealt a Captain and the Warlord. Ada draws a card. Ada plays a Captain on Ben. Ben lays a Monk and is spared. Ben draws a card. Ben draws a card. Ben plays a Peasant. Cas draws a Bandit.",
  "> Tab",
  "button: Bandit battle 2 · honour 1. Steals a coin from any player, even one who is out.",
  "> Enter",
  "pressed",
  "says: Steals a coin. From whom?",
  "> Tab",
  "group: On whom",
  "button: Ada",
  "> Enter",
  "pressed",
  "says: Cas steals a coin from Ada.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: The device goes to Ada",
  "says: Cas wants to steal a coin from Ada",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Cas wants to steal a coin from Ada",
  "says: Ada plays a Captain on Ben. Ben lays a Monk and is spared. Ben draws a card. Ben draws a card. Ben plays a Peasant. Cas draws a card. Cas plays a Bandit on Ada.",
  "> Tab",
  "button: Let it happen Ada loses a coin.",
  "> Enter",
  "pressed",
  "says: Ada loses a coin.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Which card does Ada play?",
  "says: Ada lets it happen. Cas steals a coin from Ada. Ada draws the Princess.",
];

const ORIENTE = [
  "title: The table · Noren",
  "heading: The device goes to Ada",
  "says: Does Ada declare an action?",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Does Ada declare an action?",
  "says: The treasures are dealt: 3 to Ada, 4 to Ben, 4 to Cas and 2 to Dov. Ben, Cas and Dov get a lord each, face down. Ada looks at the new lord: a Samurai. Season 1 begins. The prize beside the deck, face down: 1 card.",
  "> Tab",
  "button: Let it pass",
  "> Enter",
  "pressed",
  "says: Ada lets it pass and keeps the disk.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: The device goes to Ben",
  "says: Does Ben declare an action?",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Does Ben declare an action?",
  "says: The treasures are dealt: 3 to Ada, 4 to Ben, 4 to Cas and 2 to Dov. Ada, Cas and Dov get a lord each, face down. Ben looks at the new lord: an Akindo. Season 1 begins. The prize beside the deck, face down: 1 card. Ada passes.",
  "> Tab",
  "button: Credit Takes all the Nōfu of one prize stack.",
  "> Enter",
  "pressed",
  "says: Against whom? The lord of Ben will be shown: an Akindo. The first to act this season also takes the prize: 1 card.",
  "> Tab",
  "group: Against whom?",
  "button: Dov",
  "> Enter",
  "pressed",
  "says: The lord of Ben will be shown: an Akindo. A higher rank may still cancel it. The first to act this season also takes the prize: 1 card.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: The device goes to Cas",
  "says: Ben declares Credit from Dov. Does Cas call the privilege?",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Ben declares Credit from Dov. Does Cas call the privilege?",
  "says: The treasures are dealt: 3 to Ada, 4 to Ben, 4 to Cas and 2 to Dov. Ada, Ben and Dov get a lord each, face down. Cas looks at the new lord: a Samurai. Season 1 begins. The prize beside the deck, face down: 1 card. Ada passes. Ben turns up an Akindo and declares Credit from Dov.",
  "> Tab",
  "button: Attack a lord",
  "> Enter",
  "pressed",
  "says: Against whom? Cancels the declaration of Ben. The lord of Cas will be shown: a Samurai. The first to act this season also takes the prize: 1 card.",
  "> Tab",
  "group: Against whom?",
  "button: Ada",
  "> Enter",
  "pressed",
  "says: Cancels the declaration of Ben. The lord of Cas will be shown: a Samurai. A higher rank may still cancel it. Cas attacks Ada with 3; the other lord lies face down. A Samurai adds a turned card, too. The first to act this season also takes the prize: 1 card.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: The device goes to Dov",
  "says: Cas declares an attack on Ada. Does Dov call the privilege?",
  "> Tab",
  "button: Hold to raise the curtain",
  "> Space, held",
  "heading: Cas declares an attack on Ada. Does Dov call the privilege?",
  "says: The treasures are dealt: 3 to Ada, 4 to Ben, 4 to Cas and 2 to Dov. Ada, Ben and Cas get a lord each, face down. Dov looks at the new lord: a Sōryō. Season 1 begins. The prize beside the deck, face down: 1 card. Ada passes. Ben turns up an Akindo and declares Credit from Dov. Cas calls the privilege against Ben, turns up a Samurai and declares an attack on Ada.",
  "> Tab",
  "button: Let it pass",
  "> Enter",
  "pressed",
  "says: Dov lets it pass and keeps the disk.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Cas attacks Ada. Does Dov help?",
  "says: Dov passes. Cas spends the disk and carries out an attack on Ada. Ada turns up a Samurai.",
  "> Tab",
  "button: Help Ada defend",
  "> Enter",
  "pressed",
  "says: The lord of Dov will be shown: a Sōryō. Dov spends the disk; the sums go from 3 : 3 to 3 : 9.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Cas attacks Ada. Does Ben help?",
  "says: Ada passes. Ben turns up an Akindo and declares Credit from Dov. Cas calls the privilege against Ben, turns up a Samurai and declares an attack on Ada. Dov passes. Cas spends the disk and carries out an attack on Ada. All lords lie face up now: Ada (Samurai) and Dov (Sōryō). Dov helps the defender.",
  "> Tab",
  "button: Stay out",
  "> Enter",
  "pressed",
  "says: Ben stays out and keeps the disk.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Cas attacks Ada. Does Ben help?",
  "says: Ben stays out of the battle.",
  "> Tab",
  "button: Stay out",
  "> Enter",
  "pressed",
  "says: Ben stays out and keeps the disk.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Ada wins against Cas",
  "says: Ben stays out of the battle. The Samurai of Cas turns an Akindo: 2 more. The Samurai of Ada turns a Samurai: 3 more. 5 against 12: the defender wins the battle. Ada captures the lord of Cas: a Samurai. Cas takes a turned card as the new lord: a Samurai, face up. Face down under the deck: an Akindo. Cas takes the prize of the season: a Samurai.",
  "> Tab",
  "button: Go on",
  "> Enter",
  "heading: Does Ada declare an action?",
  "> Tab",
  "button: Let it pass",
  "> Enter",
  "pressed",
  "says: Ada lets it pass and keeps the disk.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Does Ben declare an action?",
  "says: Ada passes.",
  "> Tab",
  "button: Let it pass",
  "> Enter",
  "pressed",
  "says: Ben lets it pass and keeps the disk.",
  "> Tab",
  "button: Do it",
  "> Enter",
  "heading: Season 1 is over",
  "says: Ben passes. Season 2 begins. The prize beside the deck, face down: 1 card.",
  "> Tab",
  "button: On to season 2",
  "> Enter",
  "heading: Does Cas declare an action?",
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hurry(page);
  await listen(page);
});

test("a round of Zipang, heard", async ({ page, visit }) => {
  await setTable(page, visit, { people: 3, seed: 5, names: ["Ada", "Ben", "Cas"], first: 0 });
  const hearer = await Hearer.at(page);
  await hearer.hear();
  await hearer.hold();
  await hearer.choose("Captain");
  await hearer.choose("Ben");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.press("r");
  await hearer.choose("Lay a Monk");
  await hearer.choose("Do it");
  await hearer.choose("Peasant");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Bandit");
  await hearer.choose("Ada");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Let it happen");
  await hearer.choose("Do it");
  expect(hearer.lines).toEqual(ZIPANG);
});

test("a season of Oriente, heard", async ({ page, visit }) => {
  await setTable(page, visit, { game: "oriente", people: 4, seed: 3, names: ["Ada", "Ben", "Cas", "Dov"], first: 0 });
  const hearer = await Hearer.at(page);
  await hearer.hear();
  await hearer.hold();
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Credit");
  await hearer.choose("Dov");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Attack a lord");
  await hearer.choose("Ada");
  await hearer.choose("Do it");
  await hearer.hold();
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.choose("Help Ada defend");
  await hearer.choose("Do it");
  await hearer.choose("Stay out");
  await hearer.choose("Do it");
  await hearer.choose("Stay out");
  await hearer.choose("Do it");
  await hearer.choose("Go on");
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.choose("Let it pass");
  await hearer.choose("Do it");
  await hearer.choose("On to season 2");
  expect(hearer.lines).toEqual(ORIENTE);
});
