import type { Lang } from "#contract/texts/lang.ts";

const zone = { timeZone: "Asia/Kolkata" } as const;
const locale = (lang: Lang) => (lang === "hi" ? "hi-IN" : "en-IN");

/** A day and a time by India's clock, short. */
export function minute(at: number, lang: Lang): string {
  const parts = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale(lang), { ...zone, ...parts }).format(at);
}

export function day(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(locale(lang), { ...zone, dateStyle: "medium" }).format(at);
}
