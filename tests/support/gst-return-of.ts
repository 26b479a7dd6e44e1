import { gstFile } from "#modules/invoices/gst-file.ts";
import type { TaxReturn } from "#modules/invoices/rules/gst-return.ts";
import type { InvoiceView } from "#modules/invoices/views.ts";

type Row = Readonly<Record<string, unknown>> & Readonly<Record<"txval" | "qty" | "nil_amt", number>>;
type Detail = { readonly num: number; readonly itm_det: Readonly<Record<string, number>> };
type Named = Readonly<Record<string, unknown>> & { readonly itms: readonly Detail[] };
type Gathered = { readonly ctin?: string; readonly pos?: string };

export interface GstReturn {
  readonly fp: string;
  readonly b2b: readonly (Gathered & { readonly inv: readonly Named[] })[];
  readonly b2cl: readonly (Gathered & { readonly inv: readonly Named[] })[];
  readonly b2cs: readonly Row[];
  readonly cdnr: readonly (Gathered & { readonly nt: readonly Named[] })[];
  readonly cdnur: readonly Named[];
  readonly nil: { readonly inv: readonly Row[] };
  readonly hsn: Readonly<Record<"hsn_b2b" | "hsn_b2c" | "data", readonly Row[]>>;
  readonly doc_issue: { readonly doc_det: readonly Readonly<Record<string, unknown>>[] };
}

const nothing = {
  ...{ b2b: [], b2cl: [], b2cs: [], cdnr: [], cdnur: [] },
  nil: { inv: [] },
  doc_issue: { doc_det: [] },
};

/** The file of papers as whoever takes it reads it; sections that are not in it are empty. */
export async function gstReturnOf(
  of: TaxReturn,
  invoices: readonly InvoiceView[],
  earlier: readonly InvoiceView[] = [],
): Promise<GstReturn> {
  const said = await gstSectionsOf(of, invoices, earlier);
  return {
    ...nothing,
    ...said,
    hsn: { hsn_b2b: [], hsn_b2c: [], data: [], ...(said.hsn ?? {}) },
  } as unknown as GstReturn;
}

/** Only what stands in the file. */
export async function gstSectionsOf(
  of: TaxReturn,
  invoices: readonly InvoiceView[],
  earlier: readonly InvoiceView[] = [],
): Promise<Readonly<Record<string, object>>> {
  const known = new Map([...earlier, ...invoices].map((invoice) => [invoice.number, invoice]));
  let text = "";
  async function* parts() {
    yield invoices.map((invoice) => ({ invoice, of: known.get(invoice.ofNumber ?? "") }));
  }
  const pieces = gstFile(of, { parts: parts(), numbered: async () => known });
  for await (const piece of pieces) text += piece;
  return JSON.parse(text);
}
