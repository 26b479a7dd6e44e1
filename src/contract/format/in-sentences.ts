import { languages } from "#languages/languages.ts";
import type { Lang } from "../texts/lang.ts";

/** Each said to its end, by the sign that the language ends sentences with. */
export function inSentences(lang: Lang, said: readonly string[]): string {
  const stop = languages.find(({ code }) => code === lang)?.stop ?? ".";
  return said.map((one) => (/[.!?।]$/.test(one) ? one : one + stop)).join(" ");
}
