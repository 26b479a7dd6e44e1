import type { Lang } from "./texts/lang.ts";

/** Made once for each language: a formatter costs as much to make as a hundred dates to tell. */
export function inEachLang<T>(make: (locale: "en-IN" | "hi-IN") => T): (lang: Lang) => T {
  const made: { [lang in Lang]?: T } = {};
  return (lang) => {
    const known = made[lang] ?? make(lang === "hi" ? "hi-IN" : "en-IN");
    made[lang] = known;
    return known;
  };
}
