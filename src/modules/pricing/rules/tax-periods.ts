import { isTaxClass } from "#contract/india/tax-classes.ts";
import type { RatePeriod, RateState } from "../views.ts";
import type { TaxRate } from "./tax-rates.ts";

const india = 5.5 * 3_600_000;

/** The table as its owner reads it: each HSN with its rates, the newest first. */
export function taxPeriods(rates: readonly TaxRate[], today: string): RatePeriod[] {
  const byHsn = Map.groupBy(rates, ({ hsn }) => hsn);
  const names = [...byHsn.keys()].sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  return names.flatMap((hsn) => periodsOf(hsn, byHsn.get(hsn) ?? [], today));
}

/** The day by India's calendar, as 2025-09-22. */
export function dayIn(at: number): string {
  return new Date(at + india).toISOString().slice(0, 10);
}

/** What was sold on a day that is over was taxed by it: it is written over no more. */
export function isFixed(from: string, today: string): boolean {
  return from < today;
}

function periodsOf(hsn: string, rates: readonly TaxRate[], today: string): RatePeriod[] {
  const byDay = Map.groupBy(rates, ({ from }) => from);
  const days = [...byDay.keys()].sort().reverse();
  return days.map((from, at) => {
    const until = days[at - 1] ?? null;
    const bands = (byDay.get(from) ?? [])
      .map(({ upToPaise, percent }) => ({ upToPaise, percent }))
      .sort((a, b) => (a.upToPaise ?? Number.POSITIVE_INFINITY) - (b.upToPaise ?? Number.POSITIVE_INFINITY));
    return { hsn, from, until, state: stateOf(from, until, today), bands };
  });
}

function stateOf(from: string, until: string | null, today: string): RateState {
  if (from > today) return "coming";
  return until !== null && until <= today ? "past" : "now";
}

/** What is for all first, then the classes, then by digits. */
function placeOf(hsn: string): string {
  return hsn === "" ? "0" : isTaxClass(hsn) ? `1${hsn}` : `2${hsn}`;
}
