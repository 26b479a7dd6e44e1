import { portionOf } from "#contract/format/money.ts";
import type { InvoiceItem, InvoiceView } from "../views.ts";
import { paiseIn } from "./items-of-order.ts";

export interface CreditedGoods {
  readonly paise: number;
  /** Pieces by the place of their line, where goods were named. */
  readonly goods: readonly { readonly line: number; readonly quantity: number }[];
}

/**
 * The rows of a credit note: of the goods that were named while they cost as much, else of everything that is left, in
 * proportion. Never more than the invoice has left; the last one takes the taxes to the paisa.
 */
export function creditedItems(
  { items, split }: Pick<InvoiceView, "items" | "split">,
  before: readonly InvoiceItem[],
  input: CreditedGoods,
): InvoiceItem[] {
  const left = leftOf(items, before);
  const named = left.filter(({ line }) => input.goods.some((one) => one.line === line));
  const from = paiseIn(named) >= input.paise ? named : left;
  const whole = paiseIn(from);
  const paise = Math.min(input.paise, whole);
  let upTo = 0;
  let taken = 0;
  return from.flatMap((item) => {
    upTo += item.paise;
    const share = portionOf(paise, upTo, whole) - taken;
    taken += share;
    if (share === 0) return [];
    const pieces = input.goods.find(({ line }) => line === item.line)?.quantity ?? 0;
    return [{ ...item, quantity: pieces, paise: share, taxPaise: taxOf(item, share, split) }];
  });
}

/** Rounded down, so that there is enough for the last one; two halves stay two halves. */
function taxOf({ paise, taxPaise }: InvoiceItem, share: number, split: InvoiceView["split"]): number {
  const parts = split === "sgst" || split === "utgst" ? 2 : 1;
  return parts * portionOf(taxPaise / parts, share, paise);
}

/** What earlier notes have not given back. */
function leftOf(items: readonly InvoiceItem[], before: readonly InvoiceItem[]): InvoiceItem[] {
  return items
    .map((item) => {
      const gone = before.filter((one) => one.line === item.line && one.words === item.words);
      const tax = gone.reduce((sum, { taxPaise }) => sum + taxPaise, 0);
      return { ...item, paise: item.paise - paiseIn(gone), taxPaise: item.taxPaise - tax };
    })
    .filter(({ paise }) => paise > 0);
}
