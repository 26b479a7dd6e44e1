import { eachLang } from "#contract/format/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { fallBack, type Partly } from "./fall-back.ts";
import type { LanguageTexts } from "./language-texts.ts";
import { serverTexts } from "./server-texts.ts";

/** Texts as each language says them, put together once. */
export function inEveryLanguage<Texts extends object>(
  english: Texts,
  own: (texts: LanguageTexts) => Partly<NoInfer<Texts>> | undefined,
): (lang: Lang) => Texts {
  const made = eachLang((lang) => fallBack(english, own(serverTexts[lang])));
  return (lang) => made[lang];
}
