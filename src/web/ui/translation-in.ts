import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Translation } from "./words.ts";

/** For the server, which has the texts of every language. */
export function translationIn(lang: Lang): Translation | null {
  return lang === "en" ? null : { lang, texts: textsOf(lang) };
}
