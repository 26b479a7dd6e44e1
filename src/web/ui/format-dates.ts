import { inEachLang } from "#contract/format/in-each-lang.ts";
import { clockParts, minuteParts } from "#contract/format/time-parts.ts";
import type { Lang } from "#contract/texts/lang.ts";

const zone = { timeZone: "Asia/Kolkata" } as const;

/** A day and a time by India's clock, short; the year is named where it is another one. */
export function minute(at: number, lang: Lang, now = Date.now()): string {
  const { withYear, withoutYear } = minuteFormats(lang);
  const text = (yearOf(at) === yearOf(now) ? withoutYear : withYear).format(at);
  // What says before or after noon stays with its hour.
  return text.replace(/ (?=\S+$)/, "\u00a0");
}

/** As short as a list has room for: the time today, the day before that. */
export function moment(at: number, lang: Lang, now = Date.now()): string {
  if (day(at, lang) === day(now, lang)) return clock(at, lang);
  return shortDay(at, lang, now);
}

/** The year is named where it is another one. */
export function shortDay(at: number, lang: Lang, now = Date.now()): string {
  return yearOf(at) === yearOf(now) ? shortDayFormat(lang).format(at) : day(at, lang);
}

export function day(at: number, lang: Lang): string {
  return dayFormat(lang).format(at);
}

/** A time of a day that is named above it. */
export function clock(at: number, lang: Lang): string {
  return clockFormat(lang).format(at).replace(" ", "\u00a0");
}

/** A day as a heading: the last two are called what people call them. */
export function dayHeading(at: number, lang: Lang, now = Date.now()): string {
  const date = longDayFormat(lang).format(at);
  const ago = [0, 1].find((days) => date === longDayFormat(lang).format(now - days * dayLength));
  return ago === undefined ? date : `${sayAgo(lang).format(-ago, "day")}, ${date}`;
}

/** A day such as 2026-11-24, as people say it. */
export function dayName(day: string, lang: Lang): string {
  return weekdayFormat(lang).format(Date.parse(day));
}

const dayLength = 24 * 60 * 60 * 1000;

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

const clockFormat = inEachLang((locale) => new Intl.DateTimeFormat(locale, clockParts(locale)));

const longDayFormat = inEachLang((locale) => new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "long" }));

const sayAgo = inEachLang((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

const dayFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { ...zone, dateStyle: locale === "hi-IN" ? "long" : "medium" }),
);

const shortDayFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      ...zone,
      day: "numeric",
      month: locale === "hi-IN" ? "long" : "short",
    }),
);

const yearFormat = inEachLang((locale) => new Intl.DateTimeFormat(locale, { ...zone, year: "numeric" }));

const weekdayFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" }),
);
