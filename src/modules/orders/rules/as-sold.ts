import type { CartView } from "#modules/cart/cart-view.ts";
import { goodsIn } from "#modules/cart/rules/cart-view.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { type Sale, saleOf } from "#modules/pricing/rules/sale.ts";

/** What an order keeps of a cart: goods, prices and taxes as they were shown. */
export function asSold(view: CartView, offers: ReadonlyMap<string, Sellable>) {
  const { lines, promo, quote, terms } = view;
  const sale = saleOf({ goods: goodsIn(lines), promo, terms }, quote.charges);
  return {
    // A code that takes nothing off is not used up.
    promoCode: promo && quote.subtotal >= promo.minimumPaise ? promo.code : null,
    deliveryOption: terms.option,
    quote,
    chargeTaxes: sale.charges,
    lines: lines.map(({ id, productId, title, picture, colour, size, quantity, unitPaise }, at) => ({
      cartLineId: id,
      productId,
      title,
      picture,
      colour,
      size,
      quantity,
      unitPaise,
      sale: lineSale(sale, at, offers.get(productId)),
    })),
  };
}

export function lineSale({ lines }: Sale, at: number, offer: Pick<Sellable, "hsn"> | undefined) {
  const line = lines[at];
  return { hsn: offer?.hsn ?? null, lessPaise: line?.lessPaise ?? 0, tax: line?.tax ?? null };
}
