import { hasParliament } from "#contract/india/states.ts";
import type { Extra, Place, TaxSplit, Terms } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";

type Settings = ShopSettings["pricing"];

/** What each kind costs by the owner's settings; nothing where it is not offered. */
const prices: Readonly<Record<string, (settings: Settings) => number | undefined>> = {
  giftWrap: ({ giftWrap, giftWrapPaise }) => (giftWrap ? giftWrapPaise : undefined),
};

/** Of goods that are brought so: the taxes of the place, and what can be added to them. */
export function termsOf(
  settings: Settings,
  offered: Omit<Terms, "taxOnTop" | "taxSplit" | "extras">,
  place?: Place,
): Terms {
  const isDemo = settings.profile === "demo";
  return {
    taxOnTop: isDemo ? settings.taxPercent : null,
    taxSplit: isDemo ? "undecided" : splitFor(settings.sellerState, place),
    ...offered,
    extras: extrasOf(settings),
  };
}

/** Within the seller's state it gets its share; where nobody knows the state the goods cross a border. */
function splitFor(sellerState: string, place: Place | undefined): TaxSplit {
  if (!place) return "undecided";
  if (place.state !== sellerState) return "igst";
  return hasParliament(place.state) ? "sgst" : "utgst";
}

/** What shoppers may add to their goods, in the order of showing. */
function extrasOf(settings: Settings): readonly Extra[] {
  return Object.entries(prices).flatMap(([kind, priceBy]) => {
    const paise = priceBy(settings);
    return paise === undefined ? [] : [{ kind, paise }];
  });
}
