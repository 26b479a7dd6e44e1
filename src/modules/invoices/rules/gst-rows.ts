import type { InvoiceView } from "../views.ts";
import { amountsOf, type Taxed, taxedOf } from "./gst-amounts.ts";

/** What bears no tax is in a section of its own, whatever the paper. */
export function ratesOf(invoice: InvoiceView) {
  const taxed = taxedOf({ ...invoice, kind: "invoice" }).filter(isTaxed);
  const byRate = Map.groupBy(taxed, ({ item }) => item.taxPercent);
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rt, those], at) => {
      const { txval, iamt, camt, samt, csamt } = amountsOf(those);
      const taxes = those[0]?.isBetweenStates ? { iamt } : { camt, samt };
      return { num: at + 1, itm_det: { rt, txval, ...taxes, csamt } };
    });
}

export function bearsTax({ items }: InvoiceView): boolean {
  return items.some(({ taxPercent }) => taxPercent > 0);
}

export function isTaxed({ item }: Taxed): boolean {
  return item.taxPercent > 0;
}

/** 96 is what the portal calls what lies outside. */
export function placeOf({ place }: InvoiceView): string {
  return place ?? "96";
}

/** By their keys. */
export function inOrder<One>(by: ReadonlyMap<string, One>): One[] {
  return [...by].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Without the fields that nothing is in. */
export function filled<Fields extends Readonly<Record<string, object>>>(fields: Fields): Partial<Fields> {
  const some = Object.entries(fields).filter(([, value]) => Object.keys(value).length > 0);
  return Object.fromEntries(some) as Partial<Fields>;
}

const ahead = 5.5 * 3_600_000;

/** In India. */
export function dayOf(at: number, between = "-"): string {
  const [year, month, day] = new Date(at + ahead).toISOString().slice(0, 10).split("-");
  return [day, month, year].join(between);
}
