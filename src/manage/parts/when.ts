import type { Lang } from "#contract/texts/lang.ts";

const zone = { timeZone: "Asia/Kolkata" } as const;
const locale = (lang: Lang) => (lang === "hi" ? "hi-IN" : "en-IN");

/** A day and a time by India's clock, short; the year is named where it is another one. */
export function minute(at: number, lang: Lang, now = Date.now()): string {
  const year = yearOf(at) === yearOf(now) ? undefined : "numeric";
  const parts = { day: "numeric", month: "short", year, hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale(lang), { ...zone, ...parts }).format(at);
}

export function day(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(locale(lang), { ...zone, dateStyle: "medium" }).format(at);
}

function yearOf(at: number): string {
  return new Intl.DateTimeFormat("en-IN", { ...zone, year: "numeric" }).format(at);
}
