import type { CheckoutStore } from "#contract/checkout-view.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

/** What a shopper may choose of, each with what is asked there. */
export async function storesToCollectIn({ pickups, pricing }: CheckoutParts): Promise<CheckoutStore[]> {
  const stores = await pickups.openStores();
  return stores.flatMap((store) => {
    const terms = pricing.termsTo(store);
    return terms ? [{ ...store, terms }] : [];
  });
}
