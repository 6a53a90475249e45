// What the app says, in every language it speaks: for tests and pictures that must find their way in all of them.
import { readFileSync } from "node:fs";

export const LANGUAGES = ["en", "fr", "it"];

/** Whatever stands at a path: a text or a group of them. */
function lookUp(language, path) {
  const [topic, ...keys] = path.split(".");
  const file = new URL(`../../src/app/locales/${language}/${topic}.json`, import.meta.url);
  return keys.reduce((texts, key) => texts?.[key], JSON.parse(readFileSync(file, "utf8")));
}

/** A text by its path, such as `oriente_table.answer.pass`. */
export function words(language, path) {
  const text = lookUp(language, path);
  if (typeof text !== "string") throw new Error(`no text at ${path} in ${language}`);
  return text;
}

/** A group of texts by its path, such as `zipang_story.refusal`, as it stands in the file. */
export function group(language, path) {
  const texts = lookUp(language, path);
  if (typeof texts !== "object") throw new Error(`no group of texts at ${path} in ${language}`);
  return texts;
}

/** The same text in every language. */
export const inEveryLanguage = (path) => LANGUAGES.map((language) => words(language, path));
