import type { InvoiceView } from "#contract/invoice-view.ts";
import { amountsOf, rupees, type Taxed, taxedOf } from "./gst-amounts.ts";

export type Rows<Row> = readonly [Row, ...Row[]];

/** In the order of their keys, none of them empty. */
export function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Rows<Row>][] {
  const by = Map.groupBy(rows, keyOf) as Map<string, [Row, ...Row[]]>;
  return [...by].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A paper in a section where each stands by itself, its sums more than nothing whatever it is. */
export function named(paper: InvoiceView) {
  const place = { pos: placeOf(paper), val: rupees(paper.totalPaise), itms: ratesOf(paper) };
  return paper.kind === "invoice"
    ? { inum: paper.number, idt: dayOf(paper.issuedAt), ...place }
    : { ntty: "C", nt_num: paper.number, nt_dt: dayOf(paper.issuedAt), ...place };
}

/** What bears no tax is in a section of its own, whatever the paper. */
function ratesOf(paper: InvoiceView) {
  const taxed = taxedOf({ ...paper, kind: "invoice" }).filter(isTaxed);
  return groups(taxed, ({ item }) => String(item.taxPercent)).map(([, those], at) => {
    const { txval, iamt, camt, samt, csamt } = amountsOf(those);
    const taxes = those[0].isBetweenStates ? { iamt } : { camt, samt };
    return { num: at + 1, itm_det: { rt: those[0].item.taxPercent, txval, ...taxes, csamt } };
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

const ahead = 5.5 * 3_600_000;

/** In India. */
export function dayOf(at: number, between = "-"): string {
  const [year, month, day] = new Date(at + ahead).toISOString().slice(0, 10).split("-");
  return [day, month, year].join(between);
}
