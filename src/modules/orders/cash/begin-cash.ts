import { failure } from "#contract/outcome.ts";
import { readPhone } from "#modules/accounts/public/phone-number.ts";
import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Limit, takeTry } from "#platform/limits/limits.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { askToConfirmCash } from "../messages/order-messages.ts";
import { sellOrder } from "../placing/sell-order.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { Refused } from "../public/refused.ts";

/** Sold at once, or held until its buyer says that it is meant. */
export async function beginCash(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  {
    needsConfirmation,
    network,
  }: { readonly needsConfirmation: boolean; readonly network?: string | undefined },
): Promise<void> {
  const { cash } = parts;
  const opened = await newCashOrder(parts, tx, order);
  if (!needsConfirmation) {
    await takeAll(parts, tx, saleLimitsOf(order, network));
    await cash.openConfirmed(tx, opened, "shop");
    return sellOrder(parts, tx, order, { actor: order.userId, isPaid: false });
  }
  await takeAll(parts, tx, waitLimitsOf(order, network));
  await cash.openAsked(tx, opened, order.heldUntil);
  await askToConfirmCash(parts, tx, order);
}

/** There is nothing to pay, on delivery or before: sold at once, and counted as cash is, which costs nothing to ask for either. */
export async function sellFree(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  network: string | undefined,
): Promise<void> {
  await takeAll(parts, tx, saleLimitsOf(order, network));
  return sellOrder(parts, tx, order, { actor: order.userId, isPaid: true });
}

async function takeAll({ clock }: CheckoutParts, tx: Tx, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const waitMs = await takeTry(tx, limit, clock.now());
    if (waitMs !== undefined) throw new Refused(failure("tooMany", { retryAfter: Math.ceil(waitMs / 1000) }));
  }
}

/** What an order of a guest counts for that is sold without a word. */
function saleLimitsOf({ guestPhone }: OrderRecord, network: string | undefined): Limit[] {
  if (guestPhone === null) return [];
  const from = network === undefined ? [] : [limitsOf.cashOrdersFromNetwork(network)];
  return [limitsOf.cashOrdersTo(guestPhone), ...from];
}

/** What an order that waits for its buyer's word counts for, until it is said. */
export function waitLimitsOf({ userId, guestPhone }: OrderRecord, network: string | undefined): Limit[] {
  const ofUser = limitsOf.cashAskedOf(userId);
  if (guestPhone === null) return [ofUser];
  const from = network === undefined ? [] : [limitsOf.cashAskedFromNetwork(network)];
  return [ofUser, limitsOf.cashAskedTo(guestPhone), ...from];
}

export async function newCashOrder(
  { accounts }: Pick<CheckoutParts, "accounts">,
  tx: Tx,
  order: OrderRecord,
) {
  const phone = readPhone(order.address.phone) ?? null;
  const customer = await accounts.customer(tx, order.userId);
  const isProven = phone !== null && customer?.phone === phone;
  return { orderId: order.id, userId: order.userId, phone, isProven };
}

/** Which of these wait for their buyer's word, and not for money. */
export async function waitingForWord(
  { payments }: CheckoutParts,
  tx: Tx,
  pending: readonly OrderRecord[],
): Promise<readonly string[]> {
  if (pending.length === 0) return [];
  const paid = await payments.ofOrders(
    tx,
    pending.map(({ id }) => id),
  );
  return paid.filter(({ method }) => method === "cash").map(({ order_id }) => order_id);
}
