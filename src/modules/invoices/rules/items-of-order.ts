import type { TaxShare } from "#contract/charge-view.ts";
import type { OrderLineView } from "#modules/orders/line-answer.ts";
import type { BillView } from "#modules/orders/quote-view.ts";
import { withSet } from "#modules/orders/rules/line-facts.ts";
import type { InvoiceItem, InvoiceView } from "../views.ts";

/** What an invoice asks of an order. */
export interface SoldOrder {
  readonly quote: BillView;
  /** One for each charge. */
  readonly chargeTaxes: readonly (TaxShare | null)[];
  readonly lines: readonly (Pick<OrderLineView, "title" | "partOf" | "quantity" | "unitPaise"> & {
    readonly sale: {
      readonly hsn: string | null;
      readonly lessPaise: number;
      readonly tax: TaxShare | null;
    };
  })[];
}

/** Every paisa that was charged, each in one row: what codes took off is off its lines, and taxes are in their rows. */
export function itemsOf({ quote, chargeTaxes, lines }: SoldOrder): InvoiceItem[] {
  const isOnTop = splitOf(quote) === "onTop";
  const goods = lines.map(({ title, quantity, unitPaise, sale, ...of }, line): InvoiceItem => {
    const paise = quantity * unitPaise - sale.lessPaise;
    const tax = sale.tax ?? { percent: 0, paise: 0 };
    return {
      line,
      words: withSet(title, of),
      hsn: sale.hsn,
      quantity,
      paise: isOnTop ? paise + tax.paise : paise,
      taxPercent: tax.percent,
      taxPaise: tax.paise,
    };
  });
  const beside = quote.charges.flatMap(({ kind, inside, paise, words }, at): InvoiceItem[] => {
    if (inside || kind === "tax" || kind === "promo" || paise === 0) return [];
    const tax = chargeTaxes[at] ?? { percent: 0, paise: 0 };
    const sums = { paise, taxPercent: tax.percent, taxPaise: tax.paise };
    return [{ line: null, words, hsn: null, quantity: 1, ...sums }];
  });
  return [...goods, ...beside];
}

/** The order's own words for its taxes say where it was sold to. */
export function splitOf({ charges }: BillView): InvoiceView["split"] {
  const taxes = charges.filter(({ kind }) => kind === "tax");
  if (taxes.some(({ inside }) => !inside)) return "onTop";
  const named = taxes.map(({ words }) => words);
  if (named.includes("sgst")) return "sgst";
  if (named.includes("utgst")) return "utgst";
  return named.includes("igst") ? "igst" : "undecided";
}

export function paiseIn(items: readonly { readonly paise: number }[]): number {
  return items.reduce((sum, { paise }) => sum + paise, 0);
}
