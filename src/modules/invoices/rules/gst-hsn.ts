import type { InvoiceItem, InvoiceView } from "../views.ts";
import { amountsIn, plusTaxed, type Taxed, type TaxedSum } from "./gst-amounts.ts";
import { filled, inOrder } from "./gst-rows.ts";
import { isOfBusiness } from "./gst-sections.ts";

interface OfHsn {
  readonly hsn: string;
  readonly rate: number;
  readonly pieces: number;
  readonly sum: TaxedSum;
}

/** From this month on, what businesses bought has a table of its own. */
const partedFrom = "2025-05";

/** What was sold less what went back, by HSN and rate. */
export function createHsnTables(month: string) {
  const tables = month < partedFrom ? { data: table() } : { hsn_b2b: table(), hsn_b2c: table() };
  const tableOf = (invoice: InvoiceView) => {
    if ("data" in tables) return tables.data;
    return isOfBusiness(invoice) ? tables.hsn_b2b : tables.hsn_b2c;
  };
  return {
    add(row: Taxed, of: InvoiceView | undefined): void {
      const [hsn, rate, by] = [hsnOf(of ?? row.invoice, row.item), row.item.taxPercent, tableOf(row.invoice)];
      const known = by.get(`${hsn} ${rate}`);
      const pieces = (known?.pieces ?? 0) + piecesOf(row);
      by.set(`${hsn} ${rate}`, { hsn, rate, pieces, sum: plusTaxed(known?.sum, row) });
    },
    tables: () => filled(Object.fromEntries(Object.entries(tables).map(([name, by]) => [name, rowsOf(by)]))),
  };
}

function table(): Map<string, OfHsn> {
  return new Map();
}

function rowsOf(by: ReadonlyMap<string, OfHsn>) {
  return inOrder(by)
    .filter(({ pieces, sum }) => pieces !== 0 || sum.taxable !== 0)
    .map(hsnRow);
}

/** What is charged beside goods goes with those of the highest rate on its invoice, as its tax does: a credit note may have none. */
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

/** Services are in chapter 99, and are not counted. */
function isService(hsn: string): boolean {
  return hsn.startsWith("99");
}

function piecesOf({ item, invoice }: Taxed): number {
  if (item.line === null || isService(item.hsn ?? "")) return 0;
  return invoice.kind === "invoice" ? item.quantity : -item.quantity;
}

function hsnRow({ hsn, rate, pieces, sum }: OfHsn, at: number) {
  const unit = isService(hsn) ? "NA" : "NOS";
  return { num: at + 1, hsn_sc: hsn, uqc: unit, qty: pieces, rt: rate, ...amountsIn(sum) };
}
