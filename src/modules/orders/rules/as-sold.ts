import type { CartView } from "#modules/cart/cart-view.ts";
import { goodsOf } from "#modules/cart/rules/cart-view.ts";
import { isSold } from "#modules/cart/rules/is-sold.ts";
import { type SoldLine, soldLines } from "#modules/cart/rules/sold-lines.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { type Sale, saleOf } from "#modules/pricing/rules/sale.ts";

/** What an order keeps of a cart: goods, prices and taxes as they were shown. */
export function asSold(view: CartView, offers: ReadonlyMap<string, Sellable>) {
  const { promo, quote, terms } = view;
  const sold = soldLines(view.lines.filter(isSold));
  const sale = saleOf({ goods: goodsOf(sold), promo, terms }, quote.charges);
  return {
    // A code that takes nothing off is not used up.
    promoCode: promo && quote.subtotal >= promo.minimumPaise ? promo.code : null,
    deliveryOption: terms.option,
    quote,
    chargeTaxes: sale.charges,
    lines: orderLines(sold, sale, offers),
  };
}

export function orderLines(sold: readonly SoldLine[], sale: Sale, offers: ReadonlyMap<string, Sellable>) {
  return sold.map((line, at) => ({
    cartLineId: line.id,
    productId: line.productId,
    title: line.title,
    picture: line.picture,
    colour: line.colour,
    size: line.size,
    quantity: line.quantity,
    unitPaise: line.unitPaise,
    partOf: line.partOf,
    sale: lineSale(sale, at, offers.get(line.productId)),
  }));
}

function lineSale({ lines }: Sale, at: number, offer: Pick<Sellable, "hsn"> | undefined) {
  const line = lines[at];
  return { hsn: offer?.hsn ?? null, lessPaise: line?.lessPaise ?? 0, tax: line?.tax ?? null };
}
