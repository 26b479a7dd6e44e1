import type { Lang } from "./texts/lang.ts";

/** The language of a name or an address that stands in one alone, as on a door: its letters tell. */
export function writtenIn(text: string): Lang {
  return /[\u0900-\u097f]/.test(text) ? "hi" : "en";
}
