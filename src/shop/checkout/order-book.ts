import type { OrderCard, OrderStatus, OrdersView, OrderView } from "#contract/order-view.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { Move } from "#shop/orders/orders-service.ts";
import { canCancel, canMove, isOrderStatus, nextStage } from "#shop/orders/rules/order-status.ts";
import type { Payment } from "#shop/payments/payments-service.ts";
import { say, writing } from "./business-log.ts";
import { cancelOrder } from "./cancel-order.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { tellCustomer } from "./order-messages.ts";

const pageSize = 10;
/** In a demo shop a stage lasts this long. */
const demoStageMs = 3 * 60_000;

export async function ordersOf(
  { db, orders, payments }: CheckoutParts,
  userId: string,
  page: number,
): Promise<OrdersView> {
  const { orders: found, total } = await orders.ofUser(userId, { page, size: pageSize });
  const paid = await payments.ofOrders(
    db.read,
    found.map(({ id }) => id),
  );
  const cards = found.map((order) =>
    cardOf(
      order,
      paid.find((row) => row.order_id === order.id),
    ),
  );
  return { orders: cards, page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}

/** By the whole id or the six characters; another person's order is not there. */
export async function orderOf(
  parts: CheckoutParts,
  userId: string,
  typed: string,
): Promise<OrderView | undefined> {
  const order = await parts.orders.findOf(userId, typed);
  return order && viewOf(parts, order);
}

export async function viewOf(
  { db, orders, payments }: CheckoutParts,
  order: OrderRecord,
): Promise<OrderView> {
  const [payment, events, refunds] = await Promise.all([
    payments.ofOrder(db.read, order.id),
    orders.events(order.id),
    payments.refunds.of(db.read, [order.id]),
  ]);
  return {
    ...cardOf(order, payment),
    quote: order.quote,
    promoCode: order.promoCode,
    address: order.address,
    email: order.email,
    method: payment?.method ?? "card",
    paymentFailure: payment?.failure ?? null,
    expectedAt: order.expectedAt,
    heldUntil: order.heldUntil,
    paidAt: order.paidAt,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    events: events.map(({ status, at, note }) => ({ status, at, note })),
    refundPaise: refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    refundDone: refunds.length > 0 && refunds.every(({ state }) => state === "done"),
    canCancel: canCancel(order.status),
  };
}

/** The staff's hand: forward only, noted with who, told to the customer. */
export async function moveOrder(
  parts: CheckoutParts,
  orderId: string,
  to: string,
  move: Move,
): Promise<Outcome<OrderView>> {
  const { db, orders, payments } = parts;
  if (!isOrderStatus(to)) return failure("invalidInput", { field: "status" });
  const moved =
    to === "cancelled"
      ? await cancelOrder(parts, orderId, "staff", move.actor)
      : await writing(parts, async (tx): Promise<Outcome<OrderRecord>> => {
          const order = await orders.lock(tx, orderId);
          if (!order) return failure("notFound");
          // Money alone makes an order paid.
          if (to === "ordered" || !canMove(order.status, to))
            return failure("wrongMove", { field: "status" });
          await orders.move(tx, order, to, move);
          if (to === "delivered" && (await payments.takeCash(tx, order.id))) {
            await orders.notePaid(tx, order.id);
            say(tx, "order paid", { order: order.id, paise: order.quote.total });
          }
          const { carrier = order.carrier, trackingNumber = order.trackingNumber } = move;
          await tellCustomer(parts, tx, { ...order, carrier, trackingNumber }, newsOf(to));
          return success(order);
        });
  if (!moved.ok) return moved;
  const order = await orders.find(db.read, orderId);
  return order ? success(await viewOf(parts, order)) : failure("notFound");
}

/** A demo shop's orders travel by themselves, so that a newcomer sees tracking live. */
export async function advanceDemoOrders(parts: CheckoutParts): Promise<number> {
  let moved = 0;
  for (const id of await parts.orders.underWay(demoStageMs, 50)) {
    const order = await parts.orders.find(parts.db.read, id);
    const to = order && nextStage(order.status);
    if (!to) continue;
    const parcel = to === "shipped" ? { carrier: "Haat Express", trackingNumber: `HX${order.shortId}` } : {};
    const result = await moveOrder(parts, id, to, { actor: "demo", ...parcel });
    if (result.ok) moved++;
  }
  return moved;
}

function newsOf(to: Exclude<OrderStatus, "ordered" | "cancelled">) {
  return to === "pending" ? "ordered" : to;
}

function cardOf(order: OrderRecord, payment: Payment | undefined): OrderCard {
  const { id, shortId, number, status, cancelReason, createdAt, quote, lines } = order;
  return {
    id,
    shortId,
    number,
    status,
    cancelReason,
    createdAt,
    totalPaise: quote.total,
    lines: lines.map(({ cartLineId: _, ...line }) => line),
    paymentStatus: payment?.status ?? "created",
  };
}
