import { inEachLang } from "#contract/in-each-lang.ts";
import type { Choice } from "#contract/return-view.ts";

/** Of a colour and a size; the given words where there is neither. */
export function choiceName({ colour, size }: Choice, otherwise: string): string {
  return [colour, size].filter(Boolean).join(" · ") || otherwise;
}

/** A day such as 2026-11-24, as people say it. */
export function dayName(day: string, lang: "en" | "hi"): string {
  return dayFormat(lang).format(Date.parse(day));
}

const dayFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" }),
);
