import type { Lang } from "./texts/lang.ts";

/** Each said to its end, by the sign that the language ends sentences with. */
export function inSentences(lang: Lang, said: readonly string[]): string {
  const stop = lang === "hi" ? "।" : ".";
  return said.map((one) => (/[.!?।]$/.test(one) ? one : one + stop)).join(" ");
}
