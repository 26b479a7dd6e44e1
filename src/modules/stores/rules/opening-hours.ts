import { readHours } from "#contract/india/opening-hours.ts";

/** India keeps one time all year: five and a half hours before UTC. */
const zoneMinutes = 330;
const day = 24 * 60;

export interface Opening {
  readonly isOpen: boolean;
  /** When that changes next, in minutes after midnight; absent when it never does. */
  readonly changesAt?: number;
}

/** Whether a store is open now and until when; undefined when its hours cannot be read. */
export function openingAt(timings: string, now: number): Opening | undefined {
  const hours = readHours(timings);
  if (!hours) return undefined;
  const { from, to } = hours;
  if (from === to) return { isOpen: true };
  const minute = minuteInIndia(now);
  const isOpen = from < to ? minute >= from && minute <= to : minute >= from || minute <= to;
  return { isOpen, changesAt: isOpen ? to : from };
}

function minuteInIndia(now: number): number {
  const minutes = Math.floor(now / 60_000) + zoneMinutes;
  return ((minutes % day) + day) % day;
}
