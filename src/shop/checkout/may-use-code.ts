import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

type Parts = Pick<CheckoutParts, "accounts" | "pricing">;
type OfCode = Pick<OrderRecord, "userId" | "promoCode" | "guestPhone">;

/** Whether the code of an order may still be used by whoever places or pays it. */
export async function mayUseCode(
  { accounts, pricing }: Parts,
  tx: Tx,
  { userId, promoCode, guestPhone }: OfCode,
  { isTaken = false }: { readonly isTaken?: boolean } = {},
): Promise<Outcome<unknown>> {
  if (promoCode === null) return success(undefined);
  if (guestPhone === null) return pricing.promoFor(tx, userId, promoCode);
  const ownerId = await accounts.ownerOf(tx, guestPhone);
  return pricing.promoFor(tx, userId, promoCode, { phone: guestPhone, ownerId, isTaken });
}

/** Counts the order's code, which keeps all others who use it waiting. */
export async function takeCode(parts: Parts, tx: Tx, order: OfCode): Promise<Outcome<unknown>> {
  const { pricing } = parts;
  const { promoCode, guestPhone } = order;
  if (promoCode === null) return success(undefined);
  if (!(await pricing.takePromo(tx, promoCode))) return failure("promoSpent", { field: "code" });
  if (guestPhone === null) return success(undefined);
  // An account's cart is locked; one number may order from several browsers, and whoever came first is seen only now.
  const mayUse = await mayUseCode(parts, tx, order, { isTaken: true });
  if (!mayUse.ok) await pricing.givePromoBack(tx, promoCode);
  return mayUse;
}
