import { addedBy, type ChargeView, type TaxShare } from "#contract/charge-view.ts";
import type { TaxSplit } from "#contract/pricing-terms.ts";
import { reducedGoods } from "./discount.ts";
import type { Priced } from "./priced.ts";
import { highestOf, sharesOf, taxIn } from "./tax.ts";

export interface LineSale {
  /** What a code took off this line. */
  readonly lessPaise: number;
  readonly tax: TaxShare;
}

export interface Sale {
  readonly lines: readonly LineSale[];
  /** One for each charge; null for codes and the taxes themselves. */
  readonly charges: readonly (TaxShare | null)[];
}

/** What an order keeps beside its sums, so that an invoice is made of it alone: whose tax each paisa is. */
export function saleOf(priced: Priced, charges: readonly ChargeView[]): Sale {
  const { goods, terms } = priced;
  const less = sharesOf(reducedGoods(priced), -addedBy(charges, "promo"));
  const { taxOnTop } = terms;
  const taxes =
    taxOnTop === null ? insideOf(goods, less, terms.taxSplit) : onTopOf(goods, less, { taxOnTop, charges });
  const percent = taxOnTop === null ? highestOf(goods) : 0;
  return {
    lines: taxes.map((tax, at) => ({ lessPaise: less[at] ?? 0, tax })),
    charges: charges.map(({ kind, paise }) =>
      kind === "tax" || kind === "promo"
        ? null
        : { percent, paise: taxOf({ paise, percent }, terms.taxSplit) },
    ),
  };
}

function insideOf(goods: Priced["goods"], less: readonly number[], split: TaxSplit): TaxShare[] {
  return goods.map(({ paise, taxPercent }, at) => {
    const percent = taxPercent ?? 0;
    return { percent, paise: taxOf({ paise: paise - (less[at] ?? 0), percent }, split) };
  });
}

/** On top it is rounded once, for all goods together; each line has its share of that. */
function onTopOf(
  goods: Priced["goods"],
  less: readonly number[],
  { taxOnTop, charges }: { readonly taxOnTop: number; readonly charges: readonly ChargeView[] },
): TaxShare[] {
  const charged = goods.map(({ paise }, at) => ({ paise: paise - (less[at] ?? 0) }));
  return sharesOf(charged, addedBy(charges, "tax")).map((paise) => ({ percent: taxOnTop, paise }));
}

/** Within a state it is two halves, each rounded. */
function taxOf(taxed: TaxShare, split: TaxSplit): number {
  return split === "sgst" || split === "utgst" ? 2 * taxIn(taxed, 2) : taxIn(taxed, 1);
}
