/** Every year, by law of all states. */
const everyYear = ["01-26", "08-15", "10-02"];

/** Holi, Dussehra and Diwali, which go by the moon: nearly nobody brings parcels then. */
const byYear: Readonly<Record<string, readonly string[]>> = {
  2026: ["03-04", "10-20", "11-08"],
  2027: ["03-22", "10-09", "10-29"],
  2028: ["03-11", "09-27", "10-17"],
};

/** Whether a day, as 2026-11-27, is a holiday of the whole country. */
export function isNationalHoliday(day: string): boolean {
  const [year, date] = [day.slice(0, 4), day.slice(5)];
  return everyYear.includes(date) || (byYear[year]?.includes(date) ?? false);
}
