import type { TaxShare } from "#contract/charge-view.ts";
import { portionOf } from "#contract/format/money.ts";
import type { BillView } from "../quote-view.ts";
import { replacementOf, type SoldLine } from "./replacement.ts";

interface Sold<Line> {
  readonly quote: BillView;
  readonly lines: readonly Line[];
  readonly chargeTaxes: readonly (TaxShare | null)[];
  /** A discount was given since. */
  readonly discounted: object | null;
}

interface Rechosen {
  readonly line: number;
  readonly quantity: number;
  /** Pieces of the same line that are settled already. */
  readonly before: number;
  readonly to: { readonly colour: string | null; readonly size: string | null };
  /** What a piece of the choice that was bought and of the other one costs today. */
  readonly price: { readonly was: number; readonly is: number };
  /** What its pieces cost, with what was given off since. */
  readonly cost: number;
  /** What is left of the payment, or is asked for on delivery. */
  readonly rest: number;
  /** They are all that is left of the order: what was paid beside the goods goes along. */
  readonly isWhole: boolean;
}

/**
 * What a piece of the other choice costs more; less than nothing where it costs less today. What was sold for more than
 * it costs today is worth that.
 */
export function moreFor({
  paid,
  was,
  is,
}: {
  readonly paid: number;
  readonly was: number;
  readonly is: number;
}) {
  return is < was ? is - was : Math.max(0, is - Math.max(was, paid));
}

/**
 * Pieces of an order in another choice: at what they were sold for, or so much less as the other choice costs less
 * today; never for more.
 */
export function rechosenOf<Line extends SoldLine>(order: Sold<Line>, wish: Rechosen) {
  const { line, quantity, before, to, price, cost, rest, isWhole } = wish;
  const beside = isWhole ? besideOf(order, rest - cost) : [];
  const besidePaise = beside.reduce((sum, { charge }) => sum + charge.paise, 0);
  const most = Math.min(cost, rest - besidePaise);
  const is = Math.min(price.is, price.was);
  const lines = order.lines.map((one, at) => (at === line ? pricedIn(one, { ...price, is }) : one));
  const isLess = order.discounted !== null || most < cost;
  return replacementOf({ ...order, lines }, [{ line, quantity, before, to }], {
    rest: most + besidePaise,
    worth: isLess ? portionOf(most, is, price.was) : undefined,
    beside,
  });
}

/** What a line was sold for, in the proportion of two prices. */
function pricedIn<Line extends SoldLine>(line: Line, { was, is }: Rechosen["price"]): Line {
  if (is === was) return line;
  const { quantity, sale } = line;
  const unitPaise = portionOf(line.unitPaise, is, was);
  const tax = sale.tax && { ...sale.tax, paise: 2 * portionOf(Math.floor(sale.tax.paise / 2), is, was) };
  const lessPaise = Math.min(portionOf(sale.lessPaise, is, was), quantity * unitPaise);
  return { ...line, unitPaise, sale: { ...sale, lessPaise, tax } };
}

/** Such as delivery; in proportion where a part of it went back before, so that no more than this is left. */
function besideOf({ quote, chargeTaxes }: Sold<unknown>, most: number) {
  const sold = quote.charges.flatMap((charge, at) =>
    charge.kind === "promo" || charge.kind === "tax" ? [] : [{ charge, tax: chargeTaxes[at] ?? null }],
  );
  const whole = sold.reduce((sum, { charge }) => sum + charge.paise, 0);
  if (most >= whole) return sold;
  const left = Math.max(0, most);
  let upTo = 0;
  return sold.map(({ charge, tax }) => {
    const before = portionOf(left, upTo, whole);
    upTo += charge.paise;
    const paise = portionOf(left, upTo, whole) - before;
    const ownTax = tax && { ...tax, paise: 2 * portionOf(Math.floor(tax.paise / 2), left, whole) };
    return { charge: { ...charge, paise }, tax: ownTax };
  });
}
