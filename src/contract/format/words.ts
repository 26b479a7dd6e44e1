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
export type Said<T> = T extends Words
  ? string
  : T extends readonly (infer One)[]
    ? readonly Said<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Said<T[Key]> }
      : T;

export function sayIn<T>(value: T, lang: Lang): Said<T> {
  return said(value, lang) as Said<T>;
}

function said(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, lang));
  if (typeof value !== "object" || value === null) return value;
  if (isWords(value)) return wordsIn(value, lang);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner, lang)]));
}

function isWords(value: object): value is Words {
  return "en" in value && "hi" in value && Object.keys(value).length === 2;
}
