import { type Outcome, success } from "#contract/outcome.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { CartLine } from "#modules/cart/rules/cart-lines.ts";
import { goodsOf, viewLines } from "#modules/cart/rules/cart-view.ts";
import { soldLines } from "#modules/cart/rules/sold-lines.ts";
import { pricedAs } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { quoteOf } from "#modules/pricing/rules/quote.ts";
import { saleOf } from "#modules/pricing/rules/sale.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { QuoteView } from "../quote-view.ts";
import type { NewOrder } from "../records/new-order.ts";
import { orderLines } from "../rules/as-sold.ts";
import { type AskedDiscount, lessByPhone } from "./less-by-phone.ts";

export interface EnteredItem {
  readonly productId: string;
  readonly quantity: number;
  readonly colour?: string | null | undefined;
  readonly size?: string | null | undefined;
}

interface PricedBy {
  readonly offers: Offers;
  readonly terms: Terms;
  readonly less?: AskedDiscount;
}

type Offers = ReadonlyMap<string, Sellable>;

/** What goods cost that are in nobody's cart, brought to where these terms hold. */
export function priceEntered(
  { pricing }: Pick<CheckoutParts, "pricing">,
  lines: readonly CartLine[],
  { offers, terms, less = {} }: PricedBy,
): Outcome<Pick<NewOrder, "lines" | "chargeTaxes"> & { readonly quote: QuoteView }> {
  const sold = soldLines(viewLines({ lines, offers, taxPercentOf: pricing.taxPercentOf }));
  const goods = goodsOf(sold);
  const promo = lessByPhone(
    less,
    goods.reduce((sum, { paise }) => sum + paise, 0),
  );
  if (!promo.ok) return promo;
  const priced = { goods, promo: promo.value, terms };
  const quote = quoteOf(priced);
  const sale = saleOf(priced, quote.charges);
  return success({ quote, lines: orderLines(sold, sale, offers), chargeTaxes: sale.charges });
}

/** At the price of what was chosen of it. */
export function offerOf(offers: Offers, line: CartLine): Sellable {
  const offer = offers.get(line.productId);
  if (!offer) throw new Error(`A line was made of ${line.productId}, which is not on offer.`);
  return pricedAs(offer, line);
}
