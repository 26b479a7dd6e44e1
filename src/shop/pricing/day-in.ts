const india = 5.5 * 3_600_000;

/** The day by India's calendar, as 2025-09-22. */
export function dayIn(at: number): string {
  return new Date(at + india).toISOString().slice(0, 10);
}
