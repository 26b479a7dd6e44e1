import type { InvoiceKind } from "../views.ts";

/** India is five and a half hours ahead all year. */
const ahead = 5.5 * 3_600_000;

/** The year of taxes begins in April, in India: 2026 is the one from 1 April 2026. */
export function taxYearOf(at: number): number {
  const there = new Date(at + ahead);
  return there.getUTCMonth() < 3 ? there.getUTCFullYear() - 1 : there.getUTCFullYear();
}

const series: Readonly<Record<InvoiceKind, string>> = { invoice: "INV", credit: "CN" };

/** Unlike any other in its year and sixteen signs at most, as the law asks, up to a million in a year. */
export function invoiceNumber(kind: InvoiceKind, year: number, place: number): string {
  const years = `${twoDigits(year)}-${twoDigits(year + 1)}`;
  return `${series[kind]}/${years}/${place}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}
