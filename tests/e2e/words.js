// What the app says, in every language it speaks: for tests and pictures that must find their way in all of them.
import { readFileSync } from "node:fs";

export const LANGUAGES = ["en", "fr", "it"];

/** Whatever stands at a path: a text or a group of them. */
function lookUp(language, path) {
  const [topic, ...keys] = path.split(".");
  const file = new URL(`../../src/app/locales/${language}/${topic}.json`, import.meta.url);
  return keys.reduce((texts, key) => texts?.[key], JSON.parse(readFileSync(file, "utf8")));
}

/** A text by its path, such as `oriente_table.answer.pass`; of those with several forms, the one that speaks of people by name. */
export function words(language, path) {
  const text = lookUp(language, path);
  if (typeof text !== "string") throw new Error(`no text at ${path} in ${language}`);
  return formed(text, 0);
}

/** A text as a pattern, whatever its blanks hold: as it speaks of people by name, or to whoever plays alone. */
export const pattern = (language, path) => {
  const forms = [0, 1].map((form) => formed(lookUp(language, path), form));
  return new RegExp(forms.map((text) => text.replace(/\{\{ \w+ \}\}/g, ".+")).join("|"), "u");
};

/** A text in one of its forms: they stand between brackets, after the name of a blank; the word for you in the blank itself. */
const formed = (text, form) =>
  text
    .replace(/\[(\w+)\|([^\]]*)\]/g, (_, blank, forms) => forms.split("|").at(form))
    .replace(/\{\{ (\w+) \/ ([^}]*) \}\}/g, (_, blank, you) => (form ? you : `{{ ${blank} }}`));

/** A group of texts by its path, such as `zipang_story.refusal`, as it stands in the file. */
export function group(language, path) {
  const texts = lookUp(language, path);
  if (typeof texts !== "object") throw new Error(`no group of texts at ${path} in ${language}`);
  return texts;
}

/** The same text in every language. */
export const inEveryLanguage = (path) => LANGUAGES.map((language) => words(language, path));
