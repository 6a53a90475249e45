// What the app says, in every language it speaks: for tests and pictures that must find their way in all of them.
import { readFileSync } from "node:fs";

export const LANGUAGES = ["en", "fr", "it"];

/** A text by its path, such as `court.answer.pass`. */
export function words(language, path) {
  const [topic, ...keys] = path.split(".");
  const file = new URL(`../../src/app/locales/${language}/${topic}.json`, import.meta.url);
  const text = keys.reduce((texts, key) => texts?.[key], JSON.parse(readFileSync(file, "utf8")));
  if (typeof text !== "string") throw new Error(`no text at ${path} in ${language}`);
  return text;
}

/** The same text in every language. */
export const inEveryLanguage = (path) => LANGUAGES.map((language) => words(language, path));
