import { clockTime, readHours } from "#contract/india/opening-hours.ts";
import type { stores as storesWords } from "../texts.ts";

type Words = Pick<typeof storesWords, "hours" | "time">;

/** Hours in the language of the page; those that cannot be read stay as the owner wrote them. */
export function formatHours(timings: string, words: Words): string {
  const hours = readHours(timings);
  return hours ? words.hours(timings, formatTime(hours.from, words), formatTime(hours.to, words)) : timings;
}

export function formatTime(minutes: number, { time }: Pick<Words, "time">): string {
  const [hour = "0", minute = "00"] = clockTime(minutes).split(":");
  return time(Number(hour), minute);
}
