import { inEachLang } from "#contract/in-each-lang.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { minuteParts } from "#contract/time-parts.ts";

const zone = { timeZone: "Asia/Kolkata" } as const;

/** A day and a time by India's clock, short; the year is named where it is another one. */
export function minute(at: number, lang: Lang, now = Date.now()): string {
  const { withYear, withoutYear } = minuteFormats(lang);
  const said = (yearOf(at) === yearOf(now) ? withoutYear : withYear).format(at);
  // What says before or after noon stays with its hour.
  return said.replace(/ (?=\S+$)/, "\u00a0");
}

export function day(at: number, lang: Lang): string {
  return dayFormat(lang).format(at);
}

function yearOf(at: number): string {
  return yearFormat("en").format(at);
}

const minuteFormats = inEachLang((locale) => {
  const parts = minuteParts(locale);
  return {
    withoutYear: new Intl.DateTimeFormat(locale, parts),
    withYear: new Intl.DateTimeFormat(locale, { ...parts, year: "numeric" }),
  };
});

const dayFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { ...zone, dateStyle: locale === "hi-IN" ? "long" : "medium" }),
);

const yearFormat = inEachLang((locale) => new Intl.DateTimeFormat(locale, { ...zone, year: "numeric" }));
