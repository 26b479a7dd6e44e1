import type { Lang } from "../texts/lang.ts";

/** What an owner says, in English and, where she likes, in Hindi. */
export interface Words {
  readonly en: string;
  readonly hi: string;
}

/** English where nobody has said it in this language. */
export function wordsIn(
  words: { readonly en: string } & { readonly [lang in Lang]?: string },
  lang: Lang,
): string {
  return words[lang] || words.en;
}

/** The same in one language: each place of words holds what a reader of it is shown. */
export type Localised<T> = T extends Words
  ? string
  : T extends readonly (infer One)[]
    ? readonly Localised<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Localised<T[Key]> }
      : T;

export function localise<T>(value: T, lang: Lang): Localised<T> {
  return localisedValue(value, lang) as Localised<T>;
}

function localisedValue(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((one) => localisedValue(one, lang));
  if (typeof value !== "object" || value === null) return value;
  if (isWords(value)) return wordsIn(value, lang);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localisedValue(inner, lang)]));
}

function isWords(value: object): value is Words {
  return "en" in value && "hi" in value && Object.keys(value).length === 2;
}
