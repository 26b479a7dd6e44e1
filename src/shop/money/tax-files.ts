import type { InvoiceView } from "#contract/invoice-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { eInvoice } from "#shop/invoices/rules/e-invoice.ts";
import { gstReturn, isOfBusiness } from "#shop/invoices/rules/gst-return.ts";
import { taxTableOf } from "#shop/invoices/rules/tax-table.ts";

export type TaxFile = "gstr1" | "table" | "eInvoices";

interface Month {
  readonly gstin: string;
  readonly month: string;
  readonly papers: readonly InvoiceView[];
  readonly earlier: readonly InvoiceView[];
}

/** As the tax office takes it, and a table for whoever looks through it. */
export function taxFile(file: TaxFile, of: Month): Outcome<string> {
  if (file === "table") return success(`\uFEFF${taxTableOf(of.papers)}`);
  if (of.gstin === "") return failure("gstinMissing");
  if (file === "gstr1") return success(JSON.stringify(gstReturn(of), null, 2));
  const known = new Map([...of.earlier, ...of.papers].map((paper) => [paper.number, paper]));
  const toBusinesses = of.papers.filter(isOfBusiness);
  return success(
    JSON.stringify(
      toBusinesses.map((paper) => eInvoice(paper, known.get(paper.ofNumber ?? ""))),
      null,
      2,
    ),
  );
}
