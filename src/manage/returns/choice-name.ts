import type { Choice } from "#contract/return-view.ts";

/** Of a colour and a size; the given words where there is neither. */
export function choiceName({ colour, size }: Choice, otherwise: string): string {
  return [colour, size].filter(Boolean).join(" · ") || otherwise;
}

/** A day such as 2026-11-24, as people say it. */
export function dayName(day: string, lang: "en" | "hi"): string {
  const parts = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(lang === "hi" ? "hi-IN" : "en-IN", parts).format(Date.parse(day));
}
