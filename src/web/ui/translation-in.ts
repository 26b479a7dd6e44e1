import type { Lang } from "#contract/texts/lang.ts";
import { serverTexts } from "#languages/server-texts.ts";
import type { Translation } from "./words.ts";

/** For the server: what the language itself says, as browsers have it; English stands in for the rest on both sides. */
export function translationIn(lang: Lang): Translation | null {
  return lang === "en" ? null : { lang, texts: serverTexts[lang].texts ?? {} };
}
