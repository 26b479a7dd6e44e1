import type { ShopSettings } from "#contract/shop-settings.ts";

const dayMs = 86_400_000;
/** India is so far ahead, the whole year. */
const india = 5.5 * 3_600_000;
/** Nobody rings later. */
const lastRing = 21 * 3_600_000;
/** Where an owner never works, the days are counted as if she did. */
const mostRest = 120;

type Working = ShopSettings["delivery"];

/**
 * The day in India, as 2026-11-27, by which a parcel of so many working days is there when it is ordered now. What comes
 * after the cut-off hour, or on a day of rest, leaves on the next working day.
 */
export function promisedDay(now: number, days: number, working: Working): string {
  const here = now + india;
  const today = Math.floor(here / dayMs);
  const isToday = here % dayMs < working.cutOffHour * 3_600_000;
  let day = nextWorking(isToday ? today : today + 1, working);
  for (let left = days; left > 0; left--) day = nextWorking(day + 1, working);
  return isoOf(day);
}

/** Which day a moment lies in, in India. */
export function dayAt(moment: number): string {
  return isoOf(Math.floor((moment + india) / dayMs));
}

/** The moment when that day's parcels are brought. */
export function endOf(day: string): number {
  return Date.parse(day) - india + lastRing;
}

function nextWorking(from: number, working: Working): number {
  for (let day = from; day < from + mostRest; day++) if (isWorking(day, working)) return day;
  return from;
}

function isWorking(day: number, { restDays, nationalHolidays, closedDays }: Working): boolean {
  // The first of all days was a Thursday.
  const weekday = (day + 4) % 7;
  if (weekday === 0 && restDays !== "none") return false;
  if (weekday === 6 && restDays === "weekend") return false;
  const date = isoOf(day);
  return !closedDays.includes(date) && !(nationalHolidays && isNationalHoliday(date));
}

function isoOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Every year, by law of all states. */
const everyYear = ["01-26", "08-15", "10-02"];

/** Holi, Dussehra and Diwali, which go by the moon: nearly nobody brings parcels then. */
const byYear: Readonly<Record<string, readonly string[]>> = {
  2026: ["03-04", "10-20", "11-08"],
  2027: ["03-22", "10-09", "10-29"],
  2028: ["03-11", "09-27", "10-17"],
};

/** Whether a day, as 2026-11-27, is a holiday of the whole country. */
function isNationalHoliday(day: string): boolean {
  const [year, date] = [day.slice(0, 4), day.slice(5)];
  return everyYear.includes(date) || (byYear[year]?.includes(date) ?? false);
}
