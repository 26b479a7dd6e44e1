import type { InvoiceItem, InvoiceView } from "../views.ts";

/** One invoice, or what a credit note took from it: less than nothing then. */
export interface Taxed {
  readonly invoice: InvoiceView;
  readonly item: InvoiceItem;
  readonly isBetweenStates: boolean;
  readonly taxablePaise: number;
  readonly taxPaise: number;
}

/** What of a sum is taxed, and by whom, in rupees as the return has them. */
export type Amounts = {
  readonly txval: number;
  readonly iamt: number;
  readonly camt: number;
  readonly samt: number;
  readonly csamt: 0;
};

/** Above this, a sale to another state is named one by one; the newest day that has come counts. */
const namedAbove = [
  { from: Date.parse("2024-08-01T00:00:00+05:30"), paise: 100_000_00 },
  { from: Number.NEGATIVE_INFINITY, paise: 250_000_00 },
];

/** Of rows that were summed up: less than nothing where more went back. */
export interface TaxedSum {
  readonly taxable: number;
  readonly between: number;
  readonly within: number;
}

const nothing: TaxedSum = { taxable: 0, between: 0, within: 0 };

function isBetweenStates({ split, place, seller }: InvoiceView): boolean {
  return split === "igst" || (split !== "sgst" && split !== "utgst" && place !== seller.state);
}

/** A sale that the return names by itself. */
export function isLarge(invoice: InvoiceView): boolean {
  const limit = namedAbove.find(({ from }) => invoice.issuedAt >= from);
  return isBetweenStates(invoice) && limit !== undefined && invoice.totalPaise > limit.paise;
}

export function taxedOf(invoice: InvoiceView): Taxed[] {
  const sign = invoice.kind === "invoice" ? 1 : -1;
  return invoice.items.map((item) => ({
    invoice,
    item,
    isBetweenStates: isBetweenStates(invoice),
    taxablePaise: sign * (item.paise - item.taxPaise),
    taxPaise: sign * item.taxPaise,
  }));
}

export function amountsOf(rows: readonly Taxed[]): Amounts {
  return amountsIn(rows.reduce<TaxedSum>(plusTaxed, nothing));
}

export function plusTaxed(sum: TaxedSum = nothing, row: Taxed): TaxedSum {
  return {
    taxable: sum.taxable + row.taxablePaise,
    between: sum.between + (row.isBetweenStates ? row.taxPaise : 0),
    within: sum.within + (row.isBetweenStates ? 0 : row.taxPaise),
  };
}

export function amountsIn({ taxable, between, within }: TaxedSum): Amounts {
  return {
    txval: rupees(taxable),
    iamt: rupees(between),
    camt: rupees(within / 2),
    samt: rupees(within / 2),
    csamt: 0,
  };
}

export function rupees(paise: number): number {
  return Number((paise / 100).toFixed(2));
}
