import type { Terms } from "#contract/pricing-terms.ts";
import { bandFor, deliveryPaise } from "#modules/pricing/rules/delivery.ts";
import type { DeliveryView } from "../views.ts";

/** What is to be brought, as far as the cost asks. */
export interface Load {
  readonly paise: number;
  readonly grams: number;
}

export interface DeliveryPromise {
  /** The day that an order of now is promised; null where none is. */
  readonly by: string | null;
  readonly paysCash: boolean;
}

export function deliveryAnswer(
  {
    pinCode,
    places,
    terms,
  }: Pick<DeliveryView, "pinCode" | "places"> & { readonly terms: Terms | undefined },
  load: Load,
  { by, paysCash }: DeliveryPromise,
): DeliveryView {
  if (!terms)
    return { pinCode, places, deliverable: false, by: null, paise: 0, freeAbovePaise: 0, cash: false };
  const band = bandFor(terms, load.grams);
  return {
    pinCode,
    places,
    deliverable: true,
    by,
    paise: deliveryPaise(band, load.paise),
    freeAbovePaise: band.freeAbovePaise,
    cash: paysCash && terms.takesCash,
  };
}
