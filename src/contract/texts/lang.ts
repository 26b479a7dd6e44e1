import { languages } from "#languages/languages.ts";

export type Lang = (typeof languages)[number]["code"];

export const langs = languages.map(({ code }) => code) as [Lang, ...Lang[]];

export const langCookie = "lang";

/** Anything unknown reads as English, the shop's first language. */
export function langOf(value: string | null | undefined): Lang {
  return langs.find((lang) => lang === value) ?? "en";
}

/** The language of a name or an address that stands in one alone, as on a door: its letters tell. */
export function writtenIn(text: string): Lang {
  return languages.find(({ letters }) => letters?.test(text))?.code ?? "en";
}
