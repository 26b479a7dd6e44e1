export interface TimeLeft {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * 23:59:59 of the day in which the sale was opened, by the shopper's own clock. Counted back from the next
 * day, because where the clock goes back at midnight there are two such seconds.
 */
export function endOfDay(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - 1_000;
}

/** The number of the shopper's day: the same from midnight to midnight, one more the day after. */
export function dayNumber(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}

/** Whole seconds until the end, never below zero. */
export function timeLeft(end: number, now: number): TimeLeft {
  const all = Math.max(0, Math.ceil((end - now) / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}

/** The deals of this day: the largest discount, which the button names, and others by turns. */
export function picksOf<Deal>(deals: readonly Deal[], day: number, most: number): readonly Deal[] {
  const [best, ...others] = deals;
  if (best === undefined) return [];
  const start = others.length === 0 ? 0 : (day * (most - 1)) % others.length;
  return [best, ...others.slice(start), ...others.slice(0, start)].slice(0, most);
}
