import type { Lang } from "../texts/lang.ts";
import { inEachLang } from "./in-each-lang.ts";

/** A day, as 2026-11-27, the way it is promised: Fri 27 Nov. */
export function dayIn(day: string, lang: Lang): string {
  return dayFormat(lang).format(Date.parse(day)).replace(",", "");
}

const dayFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      weekday: "short",
      day: "numeric",
      // Hindi has no short names of months that anybody reads as such.
      month: locale === "hi-IN" ? "long" : "short",
    }),
);
