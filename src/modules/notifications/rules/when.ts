const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * hour;
const halfHour = 30 * minute;
/** The day is summed up at nine in the evening. */
const eveningMs = 21 * hour;

/** The next half hour that strikes, for what is gathered until then. */
export function nextDigest(now: number): number {
  return (Math.floor(now / halfHour) + 1) * halfHour;
}

/** The day in India, counted from 1970, and when it began. */
export function dayInIndia(now: number): { readonly day: number; readonly began: number } {
  const number = Math.floor((now + indiaMs) / day);
  return { day: number, began: number * day - indiaMs };
}

/** The last day that is to be summed up by now: this one once it is evening. */
export function lastSummary(now: number): number {
  const today = dayInIndia(now);
  return now >= today.began + eveningMs ? today.day : today.day - 1;
}
