import type { ChargeView, TaxShare } from "#contract/charge-view.ts";
import { portionOf } from "#contract/money.ts";
import { type BillView, billOf } from "#contract/quote-view.ts";

interface SoldLine {
  readonly quantity: number;
  readonly unitPaise: number;
  readonly sale: {
    readonly hsn: string | null;
    readonly lessPaise: number;
    readonly tax: TaxShare | null;
  };
}

interface Sold<Line> {
  readonly quote: BillView;
  readonly lines: readonly Line[];
}

interface Replaced {
  readonly line: number;
  readonly quantity: number;
  /** Pieces of the same line whose worth has gone back already: all of them together are worth what was paid. */
  readonly before?: number;
  readonly to: { readonly colour: string | null; readonly size: string | null };
}

/** The same goods in another choice, at what was paid for them: their part of codes and taxes goes along. */
export function replacementOf<Line extends SoldLine>(
  { quote, lines }: Sold<Line>,
  replaced: readonly Replaced[],
) {
  const taxes = quote.charges.filter(({ kind }) => kind === "tax");
  const chosen = replaced.flatMap(({ line, quantity, before = 0, to }) => {
    const from = lines[line];
    if (!from) return [];
    const { lessPaise, tax, hsn } = from.sale;
    const parts = taxes.some(isHalf) ? 2 : 1;
    const own = tax && {
      percent: tax.percent,
      paise: parts * portionOf(Math.floor(tax.paise / parts), quantity, from.quantity),
    };
    const lessUpTo = (pieces: number) => portionOf(lessPaise, pieces, from.quantity);
    const sale = { hsn, lessPaise: lessUpTo(before + quantity) - lessUpTo(before), tax: own };
    return [{ ...from, ...to, cartLineId: null, quantity, sale }];
  });
  const subtotal = chosen.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);
  const less = chosen.reduce((sum, { sale }) => sum + sale.lessPaise, 0);
  const promo = quote.charges.find(({ kind }) => kind === "promo");
  const charges: ChargeView[] = [
    ...(promo && less > 0 ? [{ ...promo, paise: -less }] : []),
    ...taxes.map((tax) => ({ ...tax, paise: taxOf(tax, chosen) })).filter(({ paise }) => paise > 0),
  ];
  return { lines: chosen, quote: billOf(subtotal, charges), chargeTaxes: charges.map(() => null) };
}

/** Of the lines that are taxed at its rate. */
function taxOf(charge: ChargeView, lines: readonly SoldLine[]): number {
  const parts = isHalf(charge) ? 2 : 1;
  const percent = Number(charge.params.percent) * parts;
  return lines.reduce((sum, { sale: { tax } }) => {
    const isOfRate = tax !== null && Math.abs(tax.percent - percent) < 0.001;
    return isOfRate ? sum + tax.paise / parts : sum;
  }, 0);
}

function isHalf({ words }: ChargeView): boolean {
  return words === "cgst" || words === "sgst" || words === "utgst";
}
