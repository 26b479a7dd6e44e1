import type { ChargeView, TaxShare } from "#contract/charge-view.ts";
import { portionOf } from "#contract/format/money.ts";
import { type BillView, billOf } from "../quote-view.ts";

export interface SoldLine {
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

interface Most {
  /** What is left of the payment. */
  readonly rest?: number;
  /** What the pieces cost with a discount that was given after the sale; else what they were sold for. */
  readonly worth?: number | undefined;
  /** What else was paid for and goes along, such as delivery, each with its part of the tax. */
  readonly beside?: readonly Beside[];
}

interface Beside {
  readonly charge: ChargeView;
  readonly tax: TaxShare | null;
}

/**
 * The same goods in another choice, at what was paid for them: their part of codes, taxes and of a discount that was
 * given since goes along. Refunds before it were each rounded for themselves, so that there may be some paise less than
 * that: then it costs so much less.
 */
export function replacementOf<Line extends SoldLine>(
  sold: Sold<Line>,
  replaced: readonly Replaced[],
  { rest = Number.POSITIVE_INFINITY, worth, beside = [] }: Most = {},
) {
  const { quote, lines } = sold;
  const taxes = quote.charges.filter(({ kind }) => kind === "tax");
  const bought = replaced.flatMap(({ line, quantity, before = 0, to }) => {
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
    // A piece of a set that goes out for itself is bought again for itself.
    return [{ ...from, ...to, cartLineId: null, partOf: null, quantity, sale }];
  });
  const chosen = worth === undefined ? bought : reduced(sold, bought, worth);
  const words = worth === undefined ? "rounding" : "discount";
  const made = billed(sold, chosen, { words, beside });
  const short = made.quote.total - rest;
  // Each piece can have gone back by a refund of its own, each line has its own part of a code.
  const rounded = lines.reduce((sum, { quantity }) => sum + quantity + 1, 0);
  return short > 0 && short <= rounded ? billed(sold, cheaper(sold, chosen, short), { words, beside }) : made;
}

/** What is off is called so where no code is there to take it off. */
type Off = "rounding" | "discount";

function billed<Line extends SoldLine>(
  { quote }: Sold<unknown>,
  chosen: readonly Line[],
  { words, beside }: { readonly words: Off; readonly beside: readonly Beside[] },
) {
  const taxes = quote.charges.filter(({ kind }) => kind === "tax");
  const subtotal = chosen.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0);
  const less = chosen.reduce((sum, { sale }) => sum + sale.lessPaise, 0);
  const promo = quote.charges.find(({ kind }) => kind === "promo") ?? {
    kind: "promo" as const,
    inside: false,
    words,
    params: {},
  };
  const shares = [...chosen.map(({ sale }) => sale.tax), ...beside.map(({ tax }) => tax)];
  const charges: ChargeView[] = [
    ...(less > 0 ? [{ ...promo, paise: -less }] : []),
    ...beside.map(({ charge }) => charge),
    ...taxes.map((tax) => ({ ...tax, paise: taxOf(tax, shares) })).filter(({ paise }) => paise > 0),
  ];
  const chargeTaxes = charges.map((charge) => beside.find((one) => one.charge === charge)?.tax ?? null);
  return { lines: chosen, quote: billOf(subtotal, charges), chargeTaxes };
}

/** A discount is off the prices and off their taxes in proportion, as they are taxed for what they cost. */
function reduced<Line extends SoldLine>(
  { quote }: Sold<unknown>,
  chosen: readonly Line[],
  worth: number,
): readonly Line[] {
  const isOnTop = isTaxOnTop(quote);
  const parts = quote.charges.some(isHalf) ? 2 : 1;
  const priceOf = ({ quantity, unitPaise, sale }: Line) => quantity * unitPaise - sale.lessPaise;
  const costs = chosen.map((line) => priceOf(line) + (isOnTop ? (line.sale.tax?.paise ?? 0) : 0));
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  if (worth >= whole) return chosen;
  let upTo = 0;
  return chosen.map((line, at) => {
    const before = portionOf(worth, upTo, whole);
    upTo += costs[at] ?? 0;
    const { tax } = line.sale;
    const ownTax = tax && { ...tax, paise: parts * portionOf(tax.paise / parts, worth, whole) };
    const cost = portionOf(worth, upTo, whole) - before - (isOnTop ? (ownTax?.paise ?? 0) : 0);
    const lessPaise = line.quantity * line.unitPaise - Math.min(cost, priceOf(line));
    return { ...line, sale: { ...line.sale, lessPaise, tax: ownTax } };
  });
}

/** Off the tax where it is on top of the prices, and off the prices, as a code is. */
function cheaper<Line extends SoldLine>(
  { quote }: Sold<unknown>,
  chosen: readonly Line[],
  short: number,
): readonly Line[] {
  const isOnTop = isTaxOnTop(quote);
  let left = short;
  const off = (most: number) => {
    const paise = Math.min(left, most);
    left -= paise;
    return paise;
  };
  return chosen.map((line) => {
    const { tax, lessPaise } = line.sale;
    const ofTax = off(isOnTop ? (tax?.paise ?? 0) : 0);
    const ofPrice = off(line.quantity * line.unitPaise - lessPaise);
    const sale = {
      ...line.sale,
      lessPaise: lessPaise + ofPrice,
      tax: tax && { ...tax, paise: tax.paise - ofTax },
    };
    return { ...line, sale };
  });
}

/** Of what is taxed at its rate. */
function taxOf(charge: ChargeView, shares: readonly (TaxShare | null)[]): number {
  const parts = isHalf(charge) ? 2 : 1;
  const percent = Number(charge.params.percent) * parts;
  return shares.reduce((sum, tax) => {
    const isOfRate = tax !== null && Math.abs(tax.percent - percent) < 0.001;
    return isOfRate ? sum + tax.paise / parts : sum;
  }, 0);
}

function isTaxOnTop({ charges }: BillView): boolean {
  return charges.some(({ kind, inside }) => kind === "tax" && !inside);
}

function isHalf({ words }: ChargeView): boolean {
  return words === "cgst" || words === "sgst" || words === "utgst";
}
