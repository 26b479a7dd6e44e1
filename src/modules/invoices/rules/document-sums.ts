import type { InvoiceView } from "../views.ts";
import { taxedOf } from "./gst-amounts.ts";
import { dayOf } from "./period.ts";

/** Of one day, in paise; taxes are part of what was sold. */
export interface DaySums {
  readonly sales: number;
  readonly sold: number;
  readonly goods: number;
  readonly delivery: number;
  readonly other: number;
  readonly tax: number;
  /** What codes took off, which is in no other sum. */
  readonly less: number;
  readonly credits: number;
  readonly credited: number;
  readonly creditedTax: number;
}

export const noSums: DaySums = {
  sales: 0,
  sold: 0,
  goods: 0,
  delivery: 0,
  other: 0,
  tax: 0,
  less: 0,
  credits: 0,
  credited: 0,
  creditedTax: 0,
};

/** Of a day or a month, at one rate in one state; what went back is taken away. */
export interface TaxSums {
  readonly period: string;
  readonly place: string;
  readonly percent: number;
  readonly isBetweenStates: boolean;
  readonly taxable: number;
  readonly tax: number;
}

/** The day sums of invoices, and their taxes of each day and each month. */
export function sumsOfInvoices(invoices: readonly InvoiceView[], lessOf: (orderId: string) => number) {
  const days = new Map<string, DaySums>();
  const taxes = new Map<string, TaxSums>();
  for (const invoice of invoices) {
    const day = dayOf(invoice.issuedAt);
    days.set(day, added(days.get(day) ?? noSums, sumsOf(invoice, lessOf)));
    for (const period of [day, day.slice(0, 7)])
      for (const row of taxRowsOf(invoice, period)) {
        const key = [row.period, row.place, row.percent, row.isBetweenStates].join(" ");
        const known = taxes.get(key) ?? { ...row, taxable: 0, tax: 0 };
        taxes.set(key, { ...known, taxable: known.taxable + row.taxable, tax: known.tax + row.tax });
      }
  }
  return { days, taxes: [...taxes.values()] };
}

export function added(one: DaySums, other: DaySums): DaySums {
  const names = Object.keys(noSums) as (keyof DaySums)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as DaySums;
}

function sumsOf(
  { kind, items, orderId, totalPaise }: InvoiceView,
  lessOf: (orderId: string) => number,
): DaySums {
  const sum = (isIn: (item: InvoiceView["items"][number]) => boolean) =>
    items.reduce((all, item) => (isIn(item) ? all + item.paise : all), 0);
  const tax = items.reduce((all, { taxPaise }) => all + taxPaise, 0);
  if (kind === "credit") return { ...noSums, credits: 1, credited: totalPaise, creditedTax: tax };
  const isDelivery = ({ line, words }: { line: number | null; words: string }) =>
    line === null && words === "shipping";
  return {
    ...noSums,
    sales: 1,
    sold: totalPaise,
    goods: sum(({ line }) => line !== null),
    delivery: sum(isDelivery),
    other: sum((item) => item.line === null && !isDelivery(item)),
    tax,
    less: lessOf(orderId),
  };
}

function taxRowsOf(invoice: InvoiceView, period: string): TaxSums[] {
  return taxedOf(invoice).map(({ item, isBetweenStates, taxablePaise, taxPaise }) => ({
    period,
    place: invoice.place ?? "",
    percent: item.taxPercent,
    isBetweenStates,
    taxable: taxablePaise,
    tax: taxPaise,
  }));
}
