import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";

type Parts = Pick<CheckoutParts, "promoCodes">;
type OfCode = Pick<OrderRecord, "userId" | "promoCode" | "guestPhone">;

/** Whether the code of an order may still be used by whoever places or pays it. */
export async function mayUseCode(
  { promoCodes }: Parts,
  tx: Tx,
  { userId, promoCode, guestPhone }: OfCode,
): Promise<Outcome<unknown>> {
  if (promoCode === null) return success(undefined);
  return promoCodes.promoFor(tx, userId, promoCode, { isGuest: guestPhone !== null });
}

/** Counts the order's code, which keeps all others who use it waiting. */
export async function countCodeUse(
  { promoCodes }: Parts,
  tx: Tx,
  { promoCode }: OfCode,
): Promise<Outcome<unknown>> {
  if (promoCode === null || (await promoCodes.takePromo(tx, promoCode))) return success(undefined);
  return failure("promoSpent", { field: "code" });
}
