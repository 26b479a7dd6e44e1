const dayMs = 86_400_000;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * 3_600_000;

/** Banks take up to seven days; what is sent by hand waits for the shop first, over a weekend too. */
const most = { gateway: 7, manual: 10 };

/** The day in India, as 2026-12-04, by which money is there that goes back from now on. */
export function arrivesBy(kind: keyof typeof most, now: number): string {
  return new Date(now + indiaMs + most[kind] * dayMs).toISOString().slice(0, 10);
}
