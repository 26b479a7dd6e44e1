import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { notifyOfLink } from "../messages/order-messages.ts";
import { linkAtGateway } from "../payment/pay-link.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";

/** Nobody's phone is to be filled with it. */
const leastMs = 60_000;

/** The way to pay, once more: the same link for as long as it holds. */
export async function sendLink(parts: CheckoutParts, by: OrderActionBy): Promise<Outcome<OrderRecord>> {
  const { orders, payments, clock } = parts;
  const sent = await onOrder(parts, by, "send payment link", async (tx, order) => {
    const link = await payments.links.of(tx, order.id);
    if (!link || order.status !== "pending") return failure("wrongMove", { field: "status" });
    const wait = link.sent_at + leastMs - clock.now();
    if (wait > 0) return failure("sentJustNow", { retryAfter: Math.ceil(wait / 1000) });
    await payments.links.countSend(tx, order.id);
    await notifyOfLink(parts, tx, order);
    await orders.noteChange(tx, order, "link", { actor: by.actor });
    return success({ sends: link.sends + 1 });
  });
  if (sent.ok) await linkAtGateway(parts, sent.value.id);
  return sent;
}
