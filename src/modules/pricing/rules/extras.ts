import type { Extra } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";

/** What each kind costs by the owner's settings; nothing where it is not offered. */
const prices: Readonly<Record<string, (settings: ShopSettings["pricing"]) => number | undefined>> = {
  giftWrap: ({ giftWrap, giftWrapPaise }) => (giftWrap ? giftWrapPaise : undefined),
};

/** What shoppers may add to their goods, in the order of showing. */
export function extrasOf(settings: ShopSettings["pricing"]): readonly Extra[] {
  return Object.entries(prices).flatMap(([kind, priceBy]) => {
    const paise = priceBy(settings);
    return paise === undefined ? [] : [{ kind, paise }];
  });
}
