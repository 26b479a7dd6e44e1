import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import { say } from "./business-log.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { newsOf } from "./news-of.ts";
import { tellCustomer } from "./order-messages.ts";

/** Held goods are sold, the cart gives them up, and the customer hears of it, all or nothing. */
export async function sellOrder(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { actor, isPaid }: { readonly actor: string; readonly isPaid: boolean },
): Promise<void> {
  const { accounts, cart, catalogue, invoices, orders, at } = parts;
  await catalogue.sellHeld(tx, order.lines, { orderId: order.id });
  at("settle:sold");
  await orders.markOrdered(tx, order, actor, { isPaid });
  if (isPaid) say(tx, "order paid", { order: order.id, paise: order.quote.total });
  at("settle:paid");
  const taken = order.lines.flatMap(({ cartLineId, quantity }) =>
    cartLineId === null ? [] : [{ lineId: cartLineId, quantity }],
  );
  await cart.emptyAfterOrder(tx, order.userId, taken);
  const into = order.guestPhone === null ? null : await accounts.mergedInto(tx, order.userId);
  if (into !== null) {
    // The goods went along when the guest signed in; nobody who holds this cart waits for a guest's order.
    await cart.lockCart(tx, into);
    await cart.emptyAfterOrder(tx, into, taken);
  }
  at("settle:emptied");
  await tellCustomer(parts, tx, order, isPaid && order.quote.total > 0 ? "ordered" : "placed");
  await invoices.issue(tx, order);
  await parts.tellShop(tx, newsOf(order, { kind: "order", actor }));
}
