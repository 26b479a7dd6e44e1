const minute = 60_000;
const hour = 60 * minute;

/** Long enough for an expired password over a weekend. */
export const triedFor = 72 * hour;

/** Exponential backoff: seconds at first, then some minutes, then hourly; once more when the time is up. */
export function nextTry(tries: number, now: number, giveUpAt: number): number {
  const delay = tries < 10 ? 2 ** tries * 1_000 : hour;
  return Math.min(now + delay, giveUpAt);
}
