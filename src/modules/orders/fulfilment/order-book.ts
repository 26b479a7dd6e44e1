import { sumOf } from "#modules/payments/rules/refund-state.ts";
import type { Payment, Refund } from "#modules/payments/service.ts";
import { openLines } from "#modules/returns/return-rules.ts";
import { refundSteps, returnViews, sentBack } from "#modules/returns/return-views.ts";
import { waitsForWord } from "../cash/waits-for-word.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { collectViewOf } from "../collecting/collect-view.ts";
import { orderLink } from "../messages/order-links.ts";
import type { OrderCard, OrdersView, OrderView } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type Offers, offersOf, shownLine } from "../public/shown-line.ts";
import { goodsAt } from "../refunds/restock.ts";
import { mayAskForChange } from "../rules/can-be-changed.ts";
import { finalPaiseOf } from "../rules/final-paise.ts";
import { canCancel, nextStage } from "../rules/order-status.ts";
import { documentedHistory } from "../rules/order-step.ts";
import { paidBackHere } from "../rules/pieces.ts";
import { moveOrder } from "./move-order.ts";
import { demoHand } from "./on-order.ts";

const pageSize = 10;
/** In a demo shop a stage lasts this long. */
const demoStageMs = 3 * 60_000;

export async function ordersOf(parts: CheckoutParts, userId: string, page: number): Promise<OrdersView> {
  const { db, orders, payments } = parts;
  const { orders: found, total } = await orders.ofUser(userId, { page, size: pageSize });
  const ids = found.map(({ id }) => id);
  const [paid, given, offers] = await Promise.all([
    payments.ofOrders(db.read, ids),
    payments.refunds.of(db.read, ids),
    offersOf(parts, db.read, found),
  ]);
  const cards = found.map((order) =>
    cardOf(parts, order, {
      payment: paid.find((row) => row.order_id === order.id),
      refunds: given.filter((row) => row.order_id === order.id),
      offers,
    }),
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

export async function viewOf(parts: CheckoutParts, order: OrderRecord): Promise<OrderView> {
  const { db, invoices, orders, payments, returns } = parts;
  const [payment, offers, events, given, parcels, asked, open, isWaiting, taken, joined] = await Promise.all([
    payments.ofOrder(db.read, order.id),
    offersOf(parts, db.read, [order]),
    orders.events(order.id),
    payments.refunds.of(db.read, [order.id]),
    orders.parcels.of(db.read, order.id),
    returns.of(db.read, [order.id]),
    openLines(parts, db.read, order),
    waitsForWord(parts, db.read, order),
    orders.pieces.of(db.read, [order.id]),
    orders.together(db.read, [order]),
  ]);
  const together = joined.get(order.id) ?? [];
  const collect = await collectViewOf(parts, order);
  const isRechosen = events.some(({ status }) => status === "rechosen");
  const refunds = sentBack(given, taken);
  const papers = given.length > 0 ? await invoices.ofOrders(db.read, [order.id]) : [];
  const card = cardOf(parts, order, { payment, refunds: given, offers });
  const takenOut = new Map(paidBackHere(taken).map(({ line, quantity }) => [line, quantity]));
  return {
    ...card,
    lines: card.lines.map((line, at) => ({ ...line, takenOut: takenOut.get(at) })),
    quote: order.quote,
    lessPaise: payment?.method === "cash" ? order.quote.total - payment.amount_paise : 0,
    promoCode: order.promoCode,
    ...(collect?.isGoneBack && { cancelReason: "notCollected" as const }),
    ...(order.cancelReason === "replaced" && isRechosen && { cancelReason: "rechosen" as const }),
    address: order.address,
    collect: collect && { store: collect.store, atCounter: collect.atCounter },
    email: order.email,
    method: payment?.method ?? "card",
    paymentFailure: payment?.failure ?? null,
    heldUntil: order.heldUntil,
    paidAt: order.paidAt,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    step: order.step,
    parcels: parcels.map(({ carrier, trackingNumber, state, sentAt, lines }) => ({
      carrier,
      trackingNumber,
      state,
      sentAt,
      goods: goodsAt(order, lines).map((line) => {
        const { title, titleHi, quantity } = shownLine(line, offers);
        return { title, titleHi, quantity };
      }),
    })),
    events: documentedHistory(events),
    refundPaise: sumOf(refunds),
    movedPaise: sumOf(given) - sumOf(refunds),
    refundDone: refunds.length > 0 && refunds.every(({ state }) => state === "done"),
    isBackByHand: payment?.gateway === "manual",
    refunds: refundSteps(given, taken),
    creditNotes: papers.flatMap(({ kind, number }) => (kind === "credit" ? [number] : [])),
    returns: await returnViews(parts, order, asked, offers),
    returnPath:
      asked.length > 0 || open.some(({ most }) => most > 0) ? orderLink(parts, "return", order.id) : null,
    confirmPath: isWaiting ? orderLink(parts, "cash", order.id) : null,
    canCancel: canCancel(order.status),
    canAskChange: mayAskForChange(order),
    together: together.map(({ id, number }) => ({ id, number })),
  };
}

/** A demo shop's orders travel by themselves, so that a newcomer sees tracking live. */
export async function advanceDemoOrders(parts: CheckoutParts): Promise<number> {
  let moved = 0;
  for (const id of await parts.orders.underWay(demoStageMs, 50)) {
    const order = await parts.orders.find(parts.db.read, id);
    // What came back, left in part, or is collected waits for somebody.
    const isPlain = order?.collectedIn === null && (order.step === null || order.step === "packed");
    const to = order && isPlain && nextStage(order.status);
    if (!order || !to) continue;
    const parcel =
      to === "shipped"
        ? { carrier: `${parts.shopName("en")} Express`, trackingNumber: `HX${order.shortId}` }
        : {};
    const result = await moveOrder(parts, { orderId: id, actor: demoHand }, to, parcel);
    if (result.ok) moved++;
  }
  return moved;
}

interface Shown {
  readonly payment: Payment | undefined;
  readonly refunds: readonly Refund[];
  readonly offers: Offers;
}

function cardOf(parts: CheckoutParts, order: OrderRecord, { payment, refunds, offers }: Shown): OrderCard {
  const { id, shortId, number, status, cancelReason, createdAt, expectedAt, quote, lines } = order;
  return {
    id,
    shortId,
    number,
    status,
    cancelReason,
    createdAt,
    expectedAt,
    totalPaise: quote.total,
    finalPaise: finalPaiseOf(quote.total, payment, refunds),
    isCollected: order.collectedIn !== null,
    lines: lines.map((line) => shownLine(line, offers)),
    paymentStatus: payment?.status ?? "created",
    payPath: status === "pending" && payment?.method === "link" ? orderLink(parts, "pay", id) : null,
  };
}
