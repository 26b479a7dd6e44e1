const hour = 3_600_000;
const indiaMs = 5.5 * hour;

/** The day in India on which a parcel that is ready now is fetched. */
export function pickupDay(now: number, cutOffHour: number): string {
  const here = new Date(now + indiaMs);
  const isLate = here.getUTCHours() >= cutOffHour;
  return new Date(here.getTime() + (isLate ? 24 * hour : 0)).toISOString().slice(0, 10);
}
