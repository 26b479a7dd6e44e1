import type { CheckoutParts } from "../checkout-parts.ts";
import type { CollectView } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";

/** Where an order is collected and for which code, and whether nobody came for it; nothing of one that is brought. */
export async function collectViewOf(
  { db, pickups }: CheckoutParts,
  { id, collectedIn, step }: OrderRecord,
): Promise<(CollectView & { readonly isGoneBack: boolean }) | null> {
  if (!collectedIn) return null;
  const kept = await pickups.of(db.read, id);
  const atCounter =
    kept && step === "packed" ? { code: pickups.codeOf(id), keptUntil: kept.keep_until } : null;
  return { store: collectedIn, atCounter, isGoneBack: kept?.gone_back_at != null };
}
