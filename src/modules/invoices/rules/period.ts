/** A day, a month, or a year of taxes, which begins in April; all by India's clock. */
export interface Period {
  /** As addresses have it: 2026-11-22, 2026-11 or 2026. */
  readonly name: string;
  readonly kind: "day" | "month" | "year";
  /** Its first and last day. */
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;

export function dayOf(at: number): string {
  return new Date(at + indiaMs).toISOString().slice(0, 10);
}

/** Nothing of what is none; by default the month that runs. */
export function periodOf(name: string | undefined, now: number): Period | undefined {
  const wished = name ?? dayOf(now).slice(0, 7);
  if (/^20\d\d-\d\d-\d\d$/.test(wished))
    return isDay(wished) ? { name: wished, kind: "day", from: wished, to: wished } : undefined;
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(wished))
    return { name: wished, kind: "month", from: `${wished}-01`, to: dayBefore(`${nextMonth(wished)}-01`) };
  if (!/^20\d\d$/.test(wished)) return undefined;
  return { name: wished, kind: "year", from: `${wished}-04-01`, to: `${Number(wished) + 1}-03-31` };
}

export function periodBefore({ name, kind, from }: Period): Period {
  const day = dayBefore(from);
  const before = kind === "day" ? day : kind === "month" ? day.slice(0, 7) : String(Number(name) - 1);
  return periodOf(before, 0) as Period;
}

export function periodAfter({ name, kind, to }: Period): Period {
  const day = dayAfter(to);
  const after = kind === "day" ? day : kind === "month" ? day.slice(0, 7) : String(Number(name) + 1);
  return periodOf(after, 0) as Period;
}

/** The days to compare with: of a period that still runs, as many as it has had until now. */
export function comparedTo(period: Period, today: string): { readonly from: string; readonly to: string } {
  const { from, to } = periodBefore(period);
  if (today < period.from || today > period.to) return { from, to };
  const had = Date.parse(today) - Date.parse(period.from);
  const last = new Date(Date.parse(from) + had).toISOString().slice(0, 10);
  const [earlier = to] = [last, to].sort();
  return { from, to: earlier };
}

/** What stands in the chart: the days of a month, the months of a year, the week that ends with a day. */
export function barsOf({ kind, from, to, name }: Period): readonly string[] {
  if (kind === "year") {
    const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(Number(name), 3 + at)));
    return months.map((month) => month.toISOString().slice(0, 7));
  }
  const first = kind === "day" ? Date.parse(to) - 6 * dayMs : Date.parse(from);
  const many = Math.round((Date.parse(to) - first) / dayMs) + 1;
  return Array.from({ length: many }, (_, at) => new Date(first + at * dayMs).toISOString().slice(0, 10));
}

/** The rows of taxes that make it up. */
export function taxPeriodsOf(period: Period): readonly string[] {
  return period.kind === "year" ? barsOf(period) : [period.name];
}

export function firstMomentOf(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

function isDay(day: string): boolean {
  const at = Date.parse(day);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === day;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

function nextMonth(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)))).toISOString().slice(0, 7);
}
