import { type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

/** Whether the code of an order may still be used by whoever places or pays it. */
export async function mayUseCode(
  { accounts, pricing }: Pick<CheckoutParts, "accounts" | "pricing">,
  tx: Tx,
  { userId, promoCode, guestPhone }: Pick<OrderRecord, "userId" | "promoCode" | "guestPhone">,
): Promise<Outcome<unknown>> {
  if (promoCode === null) return success(undefined);
  if (guestPhone === null) return pricing.promoFor(tx, userId, promoCode);
  const ownerId = await accounts.ownerOf(tx, guestPhone);
  return pricing.promoFor(tx, userId, promoCode, { phone: guestPhone, ownerId });
}
