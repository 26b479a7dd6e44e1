import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { orderConfirmed } from "../records/events.ts";
import { chosenLines } from "../rules/chosen-lines.ts";

/** Whichever way an order came, here its held goods are sold: the cart gives them up, and it has its invoice. */
export async function sellOrder(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  {
    actor,
    isPaid,
    isExchange = false,
  }: { readonly actor: string; readonly isPaid: boolean; readonly isExchange?: boolean },
): Promise<void> {
  const { accounts, cart, catalogue, invoices, orders, at } = parts;
  await catalogue.sellHeld(tx, order.lines, { orderId: order.id });
  at("settle:sold");
  await orders.markOrdered(tx, order, actor, { isPaid });
  at("settle:paid");
  const taken = chosenLines(order.lines).flatMap(({ cartLineId, quantity }) =>
    cartLineId === null ? [] : [{ lineId: cartLineId, quantity }],
  );
  if (taken.length > 0) await cart.removeOrderedLines(tx, order.userId, taken);
  const into =
    taken.length > 0 && order.guestPhone !== null ? await accounts.mergedInto(tx, order.userId) : null;
  if (into !== null) {
    // The goods went along when the guest signed in; nobody who holds this cart waits for a guest's order.
    await cart.lockCart(tx, into);
    await cart.removeOrderedLines(tx, into, taken);
  }
  at("settle:emptied");
  await emit(tx, orderConfirmed, { order, actor, isPaid, isExchange });
  await invoices.issue(tx, order);
}
