import type { ChargeView } from "#contract/charge-view.ts";
import { halfUp, percentOf, portionOf } from "#contract/format/money.ts";
import type { TaxSplit } from "#contract/pricing-terms.ts";
import { reducedGoods } from "./discount.ts";
import type { Priced } from "./priced.ts";

/** Added to the goods, once, after what a code takes away. */
export function taxOnTop(percent: number, goodsPaise: number): ChargeView {
  const paise = percentOf(goodsPaise, percent);
  return { kind: "tax", paise, inside: false, words: "tax", params: { percent } };
}

interface Taxed {
  readonly paise: number;
  readonly percent: number;
}

/**
 * Tax calculation where prices hold their taxes: line by line, half up to the paisa, then summed by rate. What a code
 * takes away is shared among the lines; charges follow the highest rate of the goods.
 */
export function taxesInside(
  priced: Priced,
  less: number,
  added: readonly ChargeView[],
): readonly ChargeView[] {
  const { goods, terms } = priced;
  const highest = highestOf(goods);
  const shares = sharesOf(reducedGoods(priced), less);
  const lines = [
    ...goods.map(({ paise, taxPercent }, at) => ({
      paise: paise - (shares[at] ?? 0),
      percent: taxPercent ?? 0,
    })),
    ...added.filter(({ paise }) => paise > 0).map(({ paise }) => ({ paise, percent: highest })),
  ];
  const rates = [...new Set(lines.map(({ percent }) => percent))].filter((percent) => percent > 0);
  return rates
    .sort((a, b) => a - b)
    .flatMap((percent) =>
      taxesOf(
        lines.filter((line) => line.percent === percent),
        percent,
        terms.taxSplit,
      ),
    );
}

/** What is added to goods is taxed as they are: by the highest rate among them. */
export function highestOf(goods: Priced["goods"]): number {
  return Math.max(0, ...goods.map(({ taxPercent }) => taxPercent ?? 0));
}

/** A sum shared among the lines as they cost, to the paisa. */
export function sharesOf(goods: readonly { readonly paise: number }[], shared: number): number[] {
  const subtotal = goods.reduce((sum, { paise }) => sum + paise, 0);
  let before = 0;
  let taken = 0;
  return goods.map(({ paise }) => {
    before += paise;
    const upToHere = portionOf(shared, before, subtotal);
    const own = upToHere - taken;
    taken = upToHere;
    return own;
  });
}

/** The tax that a sum holds, or one of so many equal parts of it. */
export function taxIn({ paise, percent }: Taxed, parts: number): number {
  // Rates have two decimals at most: whole numbers of hundredths round exactly.
  const hundredths = Math.round(percent * 100);
  return halfUp(paise * hundredths, (10_000 + hundredths) * parts);
}

function taxesOf(lines: readonly Taxed[], percent: number, split: TaxSplit): ChargeView[] {
  const share = (parts: number) => lines.reduce((sum, line) => sum + taxIn(line, parts), 0);
  const row = (words: string, paise: number, part: number): ChargeView => ({
    kind: "tax",
    paise,
    inside: true,
    words,
    params: { percent: part },
  });
  if (split === "igst") return [row("igst", share(1), percent)];
  if (split === "undecided") return [row("gst", share(1), percent)];
  return [row("cgst", share(2), percent / 2), row(split, share(2), percent / 2)];
}
