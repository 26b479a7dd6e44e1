import type { Reads } from "#platform/database/database.ts";
import { gstFile } from "./gst-file.ts";
import { eInvoice } from "./rules/e-invoice.ts";
import type { TaxReturn } from "./rules/gst-return.ts";
import { isOfBusiness } from "./rules/gst-sections.ts";
import { taxTableHead, taxTableOf } from "./rules/tax-table.ts";
import { invoicesByNumber, readTaxMonth } from "./tax-month.ts";

/** The tax files of a month, each piece by piece. */
export const taxFiles = {
  gstr1: (q: Reads, of: TaxReturn) =>
    gstFile(of, {
      parts: readTaxMonth(q, of.month),
      numbered: (numbers) => invoicesByNumber(q, numbers),
    }),

  /** For whoever looks through it; spreadsheets know by its first sign that it is UTF-8. */
  async *table(q: Reads, { month }: TaxReturn): AsyncGenerator<string> {
    yield `\uFEFF${taxTableHead}`;
    for await (const part of readTaxMonth(q, month)) yield taxTableOf(part.map(({ invoice }) => invoice));
  },

  async *eInvoices(q: Reads, { month }: TaxReturn): AsyncGenerator<string> {
    yield "[";
    let isFirst = true;
    for await (const part of readTaxMonth(q, month))
      for (const one of part.filter(({ invoice }) => isOfBusiness(invoice))) {
        yield `${isFirst ? "" : ","}\n${JSON.stringify(eInvoice(one.invoice, one.of))}`;
        isFirst = false;
      }
    yield "\n]\n";
  },
} satisfies Record<string, (q: Reads, of: TaxReturn) => AsyncGenerator<string>>;

export type TaxFile = keyof typeof taxFiles;
