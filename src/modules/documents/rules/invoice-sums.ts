import type { InvoiceItem, InvoiceView } from "#modules/invoices/views.ts";

/** As documents call it; "tax" is the one that the demo profile adds. */
export type TaxName = "igst" | "cgst" | "sgst" | "utgst" | "gst" | "tax";

export interface NamedTax {
  readonly name: TaxName;
  readonly paise: number;
}

export interface TaxedItem {
  readonly taxablePaise: number;
  readonly taxes: readonly NamedTax[];
  readonly paise: number;
}

const names: Readonly<Record<InvoiceView["split"], readonly TaxName[]>> = {
  igst: ["igst"],
  sgst: ["cgst", "sgst"],
  utgst: ["cgst", "utgst"],
  undecided: ["gst"],
  onTop: ["tax"],
};

export function taxesOf({ split }: Pick<InvoiceView, "split">): readonly TaxName[] {
  return names[split];
}

export function taxedItem(invoice: Pick<InvoiceView, "split">, item: InvoiceItem): TaxedItem {
  const { paise, taxPaise } = item;
  const [first, second] = taxesOf(invoice);
  const half = second ? Math.floor(taxPaise / 2) : taxPaise;
  return {
    taxablePaise: paise - taxPaise,
    taxes: [
      ...(first ? [{ name: first, paise: half }] : []),
      ...(second ? [{ name: second, paise: taxPaise - half }] : []),
    ],
    paise,
  };
}

/** Of all its rows: what stands below each column is the sum of it. */
export function sumsOf(invoice: Pick<InvoiceView, "split" | "items">): TaxedItem {
  const rows = invoice.items.map((item) => taxedItem(invoice, item));
  const sum = (of: (row: TaxedItem) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    taxablePaise: sum(({ taxablePaise }) => taxablePaise),
    taxes: taxesOf(invoice).map((name, at) => ({ name, paise: sum(({ taxes }) => taxes[at]?.paise ?? 0) })),
    paise: sum(({ paise }) => paise),
  };
}
