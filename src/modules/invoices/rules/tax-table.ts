import type { InvoiceItem, InvoiceView } from "../views.ts";
import { csvLine } from "./csv-line.ts";
import { amountsOf, rupees, taxedOf } from "./gst-amounts.ts";

const head = [
  "Number",
  "Date",
  "Kind",
  "Of invoice",
  "Place of supply",
  "HSN",
  "Item",
  "Quantity",
  "Rate %",
  "Taxable value",
  "IGST",
  "CGST",
  "SGST or UTGST",
  "Sum",
];

/** For a spreadsheet. */
export const taxTableHead = csvLine(head);

/** A line for each row of each paper; credit notes take away. */
export function taxTableOf(invoices: readonly InvoiceView[]): string {
  return invoices.flatMap(rowsOf).map(csvLine).join("");
}

function rowsOf(invoice: InvoiceView): (string | number)[][] {
  const day = new Date(invoice.issuedAt + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return taxedOf(invoice).map((row) => {
    const { txval, iamt, camt, samt } = amountsOf([row]);
    const { hsn, words, quantity, taxPercent } = row.item;
    return [
      invoice.number,
      day,
      invoice.kind,
      invoice.ofNumber ?? "",
      invoice.place ?? "",
      hsn ?? "",
      words,
      quantityOf(invoice, { quantity }),
      taxPercent,
      txval,
      iamt,
      camt,
      samt,
      rupees(row.taxablePaise + row.taxPaise),
    ];
  });
}

function quantityOf({ kind }: InvoiceView, { quantity }: Pick<InvoiceItem, "quantity">): number {
  return kind === "invoice" || quantity === 0 ? quantity : -quantity;
}
