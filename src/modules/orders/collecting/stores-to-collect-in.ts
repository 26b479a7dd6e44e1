import type { CheckoutStore } from "#contract/checkout-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { CollectedIn } from "../order-view.ts";

/** What a shopper may choose of, each with what is asked there. */
export async function storesToCollectIn({
  pickups,
  pricing,
}: Pick<CheckoutParts, "pickups" | "pricing">): Promise<CheckoutStore[]> {
  const stores = await pickups.openStores();
  return stores.flatMap((store) => {
    const terms = pricing.termsTo(store);
    return terms ? [{ ...store, terms }] : [];
  });
}

/** The store that was chosen, as long as goods can be collected there; none where none was. */
export async function storeToCollectIn(
  { pickups }: Pick<CheckoutParts, "pickups">,
  q: Reads | Tx,
  storeId = "",
): Promise<Outcome<CollectedIn | null>> {
  if (storeId === "") return success(null);
  const store = await pickups.openStore(q, storeId);
  return store ? success(store) : failure("notCollectedThere", { field: "storeId" });
}
