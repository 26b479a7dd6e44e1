import { formatRupees, freeAboveSaid } from "#contract/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { deliverySentences } from "#shop/delivery/rules/delivery-words.ts";
import { bandFor, deliveryPaise } from "#shop/pricing/rules/delivery.ts";
import type { RequestFacts } from "./caller.ts";
import { rememberedPin } from "./cart-to-pin.ts";
import { deliveryIn } from "./delivery-in.ts";
import { loadOf } from "./load-of.ts";
import type { Shop } from "./shop.ts";

type Asked = {
  readonly shop: Pick<Shop, "cart" | "catalogue" | "delivery" | "pricing" | "shopSettings">;
  readonly facts: Pick<RequestFacts, "lang" | "cookies">;
};

/** When and for how much one of it would be brought, to where this browser asked about last, else as everywhere. */
export async function wishNotes({ shop, facts }: Asked, productId: string): Promise<readonly string[]> {
  const load = await loadOf(shop, null, { productId, quantity: 1 });
  if (!load) return [];
  const { delivery: words, product } = textsOf(facts.lang);
  const pinCode = rememberedPin(facts);
  if (pinCode) {
    const view = deliveryIn(facts.lang, shop.delivery.answer(pinCode, load));
    return deliverySentences(view, words, facts.lang).slice(0, view.deliverable ? 2 : 1);
  }
  const { deliveryFrom, deliveryTo } = shop.shopSettings.now().support;
  const band = bandFor(shop.pricing.terms(), load.grams);
  const paise = deliveryPaise(band, load.paise);
  return [
    product.delivery(`${deliveryFrom}-${deliveryTo}`, false),
    paise === 0 ? words.free : words.cost(formatRupees(paise), freeAboveSaid(band.freeAbovePaise)),
  ];
}
