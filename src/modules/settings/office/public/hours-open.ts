import { readHours } from "#contract/india/opening-hours.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { clock } from "#web/ui/format-dates.ts";

/** When a store is open, told like every time of the office; hours that cannot be read stay as they were written. */
export function hoursOpen(timings: string, lang: Lang): string {
  const hours = readHours(timings);
  if (!hours) return timings;
  const { open } = textsOf(lang).shopPages.stores.hours;
  return open(clock(midnight + hours.from * 60_000, lang), clock(midnight + hours.to * 60_000, lang));
}

/** Of some day in India. */
export const midnight = Date.parse("2026-01-01T00:00:00+05:30");
