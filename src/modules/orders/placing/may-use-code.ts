import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { chosenLines } from "../rules/chosen-lines.ts";

type Parts = Pick<CheckoutParts, "promotions">;
type OfCode = Pick<OrderRecord, "userId" | "promoCode" | "guestPhone" | "lines">;

/** Whether the code of an order may still be used by whoever places or pays it. */
export async function mayUseCode(
  { promotions }: Parts,
  tx: Tx,
  { userId, promoCode, guestPhone, lines }: OfCode,
  { isLate = false } = {},
): Promise<Outcome<unknown>> {
  if (promoCode === null) return success(undefined);
  return promotions.find(tx, {
    userId,
    code: promoCode,
    isGuest: guestPhone !== null,
    isLate,
    lines: chosenLines(lines).map(({ cartLineId, ...line }) => ({ ...line, id: cartLineId ?? "" })),
  });
}

/** Counts the order's code, which keeps all others who use it waiting. */
export async function countCodeUse(
  { promotions }: Parts,
  tx: Tx,
  { promoCode }: Pick<OfCode, "promoCode">,
): Promise<Outcome<unknown>> {
  if (promoCode === null || (await promotions.take(tx, promoCode))) return success(undefined);
  return failure("promoSpent", { field: "code" });
}
