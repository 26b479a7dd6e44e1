import { masked } from "#modules/accounts/rules/masked.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { viewOf } from "../fulfilment/order-book.ts";
import { orderLink, orderOfToken } from "../messages/order-links.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { isUnderWay } from "../rules/erasure.ts";
import type { TrackView } from "../track-view.ts";

/** What has come to its end is shown for so long: goods may be sent back, and money takes its time. */
const shownMs = 90 * 86_400_000;

/** What whoever holds the link may see; nothing once its days are over. */
export async function trackViewOf(parts: CheckoutParts, token: string): Promise<TrackView | undefined> {
  const order = await trackedOrder(parts, token);
  return order && seenByLink(parts, order);
}

export async function trackedOrder(parts: CheckoutParts, token: string): Promise<OrderRecord | undefined> {
  const orderId = orderOfToken(parts, "track", token);
  const order = orderId === undefined ? undefined : await parts.orders.find(parts.db.read, orderId);
  if (!order || order.isErased) return undefined;
  const isOver = !isUnderWay(order.status) && order.changedAt < parts.clock.now() - shownMs;
  return isOver ? undefined : order;
}

async function seenByLink(parts: CheckoutParts, order: OrderRecord): Promise<TrackView> {
  const [view, invoices] = await Promise.all([
    viewOf(parts, order),
    parts.invoices.ofOrders(parts.db.read, [order.id]),
  ]);
  const { name, city, pinCode, phone } = order.address;
  return {
    number: order.number,
    shortId: order.shortId,
    lang: order.lang,
    status: order.status,
    step: order.step,
    cancelReason: view.cancelReason,
    createdAt: order.createdAt,
    expectedAt: order.expectedAt,
    isPaid: order.paidAt !== null,
    method: view.method,
    paymentStatus: view.paymentStatus,
    lines: view.lines.map(({ productId: _, ...line }) => line),
    bill: view.quote,
    lessPaise: view.lessPaise,
    movedPaise: view.movedPaise,
    finalPaise: view.finalPaise,
    parcels: view.parcels,
    events: view.events,
    refunds: view.refunds,
    to: {
      name: name.split(/\s/)[0] ?? "",
      city,
      pinCode: `${pinCode.slice(0, 3)}•••`,
      phone: masked(phone),
      email: order.email && masked(order.email),
    },
    returnPath: view.returnPath,
    payPath: order.status === "pending" && view.method === "link" ? orderLink(parts, "pay", order.id) : null,
    canAskChange: view.canAskChange,
    together: view.together.map(({ id, number }) => ({ number, path: orderLink(parts, "track", id) })),
    collect: view.collect,
    hasInvoice: invoices.some(({ kind }) => kind === "invoice"),
    isGuests: order.guestPhone !== null,
  };
}
