import { type Lang, langs } from "../texts/lang.ts";

/** Made once for each language: a formatter costs as much to make as a hundred dates to tell. */
export function inEachLang<T>(make: (locale: `${Lang}-IN`) => T): (lang: Lang) => T {
  const made: { [lang in Lang]?: T } = {};
  return (lang) => {
    const known = made[lang] ?? make(`${lang}-IN`);
    made[lang] = known;
    return known;
  };
}

export function eachLang<T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> {
  return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}
