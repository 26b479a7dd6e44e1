const dayMs = 86_400_000;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * 3_600_000;
const offered = 6;
const sunday = 0;

/** Days on which goods can be fetched, such as 2026-11-24: from the day after tomorrow, no Sundays. */
export function pickUpDays(now: number): string[] {
  const days: string[] = [];
  for (let at = now + indiaMs + 2 * dayMs; days.length < offered; at += dayMs) {
    const day = new Date(at);
    if (day.getUTCDay() !== sunday) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}
