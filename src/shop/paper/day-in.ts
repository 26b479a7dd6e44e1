import type { Lang } from "#contract/texts/lang.ts";

/** A day by India's clock, whole. */
export function dayIn(lang: Lang): (at: number) => string {
  const locale = lang === "hi" ? "hi-IN" : "en-IN";
  const format = new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", dateStyle: "long" });
  return (at) => format.format(at);
}
