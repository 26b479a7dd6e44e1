import type { Lang } from "./texts/lang.ts";

/** A day, as 2026-11-27, the way it is promised: Fri 27 Nov. */
export function dayIn(day: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === "hi" ? "hi-IN" : "en-IN", {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  return format.format(Date.parse(day)).replace(",", "");
}
