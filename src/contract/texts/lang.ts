export type Lang = "en" | "hi";

export const langCookie = "lang";

/** Anything unknown reads as English, the shop's first language. */
export function langOf(value: string | null | undefined): Lang {
  return value === "hi" ? "hi" : "en";
}
