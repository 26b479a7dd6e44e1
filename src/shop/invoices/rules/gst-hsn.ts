import type { InvoiceItem, InvoiceView } from "#contract/invoice-view.ts";
import { amountsOf, type Taxed, taxedOf } from "./gst-amounts.ts";
import { groups, type Rows } from "./gst-rows.ts";

/** What was sold less what went back, by HSN and rate. */
export function byHsn(papers: readonly InvoiceView[]) {
  return groups(papers.flatMap(taxedOf), keyOf).map(([, rows], at) => hsnRow(rows, at + 1));
}

/** What is charged beside goods goes with those of the highest rate, as its tax does. */
export function hsnOf({ items }: InvoiceView, item: InvoiceItem): string {
  if (item.line !== null) return item.hsn ?? "";
  const dearest = items
    .filter(({ line }) => line !== null)
    .reduce<InvoiceItem | undefined>(
      (best, one) => (best && best.taxPercent >= one.taxPercent ? best : one),
      undefined,
    );
  return dearest?.hsn ?? "";
}

function keyOf({ paper, item }: Taxed): string {
  return `${hsnOf(paper, item)} ${item.taxPercent}`;
}

function hsnRow(rows: Rows<Taxed>, num: number) {
  const [{ paper, item }] = rows;
  const pieces = rows.reduce((sum, { item: one, paper: of }) => {
    if (one.line === null) return sum;
    return of.kind === "invoice" ? sum + one.quantity : sum - one.quantity;
  }, 0);
  return {
    num,
    hsn_sc: hsnOf(paper, item),
    uqc: "NOS",
    qty: pieces,
    rt: item.taxPercent,
    ...amountsOf(rows),
  };
}
