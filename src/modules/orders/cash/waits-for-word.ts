import type { Reads, Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";

/** Nobody packs it before its buyer has said that it is meant. Who has left says nothing more, and has no address. */
export async function waitsForWord(
  { cash }: Pick<CheckoutParts, "cash">,
  q: Reads | Tx,
  { id, status, isErased }: OrderRecord,
): Promise<boolean> {
  if (status !== "pending" || isErased) return false;
  const kept = await cash.of(q, id);
  return kept !== undefined && kept.confirmed_at === null;
}
