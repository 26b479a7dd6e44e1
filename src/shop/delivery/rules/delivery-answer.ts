import type { DeliveryView } from "#contract/delivery-view.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { bandFor, deliveryPaise } from "#shop/pricing/rules/delivery.ts";
import { promisedDay } from "./promised-day.ts";

/** What is to be brought, as far as the cost asks. */
export interface Load {
  readonly paise: number;
  readonly grams: number;
}

export interface AnswerFacts {
  readonly now: number;
  readonly working: ShopSettings["delivery"];
  /** The shop's promise where no table says better. */
  readonly range: Pick<ShopSettings["support"], "deliveryTo">;
  readonly paysCash: boolean;
}

export function deliveryAnswer(
  {
    pinCode,
    places,
    terms,
  }: Pick<DeliveryView, "pinCode" | "places"> & { readonly terms: Terms | undefined },
  load: Load,
  { now, working, range, paysCash }: AnswerFacts,
): DeliveryView {
  if (!terms)
    return { pinCode, places, deliverable: false, by: null, paise: 0, freeAbovePaise: 0, cash: false };
  const band = bandFor(terms, load.grams);
  return {
    pinCode,
    places,
    deliverable: true,
    by: promisedDay(now, terms.days ?? range.deliveryTo, working),
    paise: deliveryPaise(band, load.paise),
    freeAbovePaise: band.freeAbovePaise,
    cash: paysCash && terms.takesCash,
  };
}
