import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { deliveryIn } from "#modules/delivery/rules/delivery-in.ts";
import { deliverySentences } from "#modules/delivery/rules/delivery-words.ts";
import { bandFor, deliveryPaise } from "#modules/pricing/rules/delivery.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import { rememberedPin } from "#server/pages/cart-to-pin.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { WishView } from "./views.ts";

type WishNotesRequest = {
  readonly shop: Pick<ShopServices, "delivery" | "pricing" | "shopSettings">;
  readonly requestContext: Pick<RequestContext, "lang" | "cookies">;
};

type Wished = Pick<WishView, "gone" | "free" | "unitPaise" | "grams">;

/** When and for how much one of it would be brought, to where this browser asked about last, else as everywhere; nothing of what nobody can buy. */
export function wishNotes(
  { shop, requestContext }: WishNotesRequest,
  { gone, free, unitPaise: paise, grams }: Wished,
): readonly string[] {
  if (gone || free === 0) return [];
  const { delivery: words, product } = textsOf(requestContext.lang);
  const pinCode = rememberedPin(requestContext);
  if (pinCode) {
    const view = deliveryIn(requestContext.lang, shop.delivery.answer(pinCode, { paise, grams }));
    return deliverySentences(view, words, requestContext.lang).slice(0, view.deliverable ? 2 : 1);
  }
  const { deliveryFrom, deliveryTo } = shop.shopSettings.now().support;
  const band = bandFor(shop.pricing.terms(), grams);
  const asked = deliveryPaise(band, paise);
  return [
    ...(deliveryTo > 0 ? [product.delivery(`${deliveryFrom}-${deliveryTo}`, false)] : []),
    asked === 0 ? words.free : words.cost(formatRupees(asked), formatFreeAbove(band.freeAbovePaise)),
  ];
}
