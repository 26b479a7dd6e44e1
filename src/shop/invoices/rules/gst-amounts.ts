import type { InvoiceItem, InvoiceView } from "#contract/invoice-view.ts";

/** One invoice, or what a credit note took from it: less than nothing then. */
export interface Taxed {
  readonly paper: InvoiceView;
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

/** Above this, a sale to another state is named one by one; since 1 August 2024. */
const namedAbovePaise = 100_000_00;

function isBetweenStates({ split, place, seller }: InvoiceView): boolean {
  return split === "igst" || (split !== "sgst" && split !== "utgst" && place !== seller.state);
}

/** A sale that the return names by itself. */
export function isLarge(invoice: InvoiceView): boolean {
  return isBetweenStates(invoice) && invoice.totalPaise > namedAbovePaise;
}

export function taxedOf(paper: InvoiceView): Taxed[] {
  const sign = paper.kind === "invoice" ? 1 : -1;
  return paper.items.map((item) => ({
    paper,
    item,
    isBetweenStates: isBetweenStates(paper),
    taxablePaise: sign * (item.paise - item.taxPaise),
    taxPaise: sign * item.taxPaise,
  }));
}

export function amountsOf(rows: readonly Taxed[]): Amounts {
  const sum = (of: (row: Taxed) => number) => rows.reduce((all, row) => all + of(row), 0);
  const between = sum((row) => (row.isBetweenStates ? row.taxPaise : 0));
  const within = sum((row) => (row.isBetweenStates ? 0 : row.taxPaise));
  return {
    txval: rupees(sum(({ taxablePaise }) => taxablePaise)),
    iamt: rupees(between),
    camt: rupees(within / 2),
    samt: rupees(within / 2),
    csamt: 0,
  };
}

export function rupees(paise: number): number {
  return Number((paise / 100).toFixed(2));
}
