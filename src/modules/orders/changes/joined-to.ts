import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderChanged } from "../records/events.ts";
import { canBeChanged } from "../rules/can-be-changed.ts";

/** Whose an order is that leaves together with this one, and where it goes. */
export function joinedTo(first: OrderRecord) {
  const { id, address, business, collectedIn, email, guestPhone, isErased, lang, userId } = first;
  return {
    ...{ address, business, collectedIn, email, guestPhone, isErased, lang, userId },
    joinedTo: first.joinedTo ?? id,
  };
}

interface Joining {
  readonly joins?: string | undefined;
  readonly payment?: "paid" | "cash" | "link" | undefined;
}

/** The order that another one may still leave together with, locked; nothing where none is named. */
export async function firstToJoin(
  { orders, payments }: CheckoutParts,
  tx: Tx,
  { joins, payment }: Joining,
): Promise<Outcome<OrderRecord | undefined>> {
  if (joins === undefined) return success(undefined);
  const first = await orders.lock(tx, joins);
  if (!first) return failure("notFound");
  if (!canBeChanged(first)) return failure("tooLateToChange");
  if (first.status === "pending") return failure("notSoldYet");
  const isCash = payment !== "cash" || (await payments.ofOrder(tx, first.id))?.method === "cash";
  return isCash ? success(first) : failure("noCashThere", { field: "payment" });
}

/** It is in the parcel of the first one, which has paid for delivery. */
export function termsBeside(
  { pricing }: Pick<CheckoutParts, "pricing">,
  { collectedIn, address }: Pick<OrderRecord, "collectedIn" | "address">,
): Terms | undefined {
  const terms = pricing.termsTo(collectedIn ?? address);
  return terms && { ...terms, delivery: [{ upToGrams: null, paise: 0, freeAbovePaise: 0 }] };
}

export async function noteJoined(
  { orders, clock }: CheckoutParts,
  tx: Tx,
  first: OrderRecord,
  { order, actor }: { readonly order: OrderRecord; readonly actor: string },
): Promise<void> {
  await orders.noteChange(tx, first, "joined", { actor, note: order.number });
  const after = { number: order.number };
  await emit(tx, orderChanged, {
    ...{ by: actor, action: "add goods", subject: first.id },
    ...{ after, at: clock.now() },
  });
}
