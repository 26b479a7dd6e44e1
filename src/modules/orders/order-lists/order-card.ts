import type { CheckoutParts } from "../checkout-parts.ts";
import type { CollectedIn, OrderAddress } from "../order-view.ts";
import type { ListedOrder, OrderPage } from "../records/order-list-service.ts";
import { finalPaiseOf } from "../rules/final-paise.ts";
import { numberWords } from "../rules/order-id.ts";
import { nextAction } from "../rules/order-tab.ts";
import { paidBackHere, type TakenPiece } from "../rules/pieces.ts";
import { piecesLeft } from "../rules/pieces-left.ts";
import { type OfficeState, officeStates } from "./office-state.ts";

const mostGoods = 3;

/** Everything that a list may show of orders; who asks sees what rights include. */
export async function cardsOf(parts: CheckoutParts, { orders, lines }: OrderPage) {
  const { db, payments } = parts;
  const shown = (order: ListedOrder) => ({ ...order, isCollected: order.collected_in !== null });
  const ids = orders.map(({ id }) => id);
  const [paid, given, taken, stateOf, beside] = await Promise.all([
    payments.ofOrders(db.read, ids),
    payments.refunds.of(db.read, ids),
    parts.orders.pieces.of(db.read, ids),
    officeStates(parts, db.read, orders.map(shown)),
    parts.orders.together(
      db.read,
      orders.map(({ id, joined_to: joinedTo }) => ({ id, joinedTo })),
    ),
  ]);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const takenOf = Map.groupBy(taken, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(given, ({ order_id }) => order_id);
  const paymentOf = new Map(paid.map((payment) => [payment.order_id, payment]));
  return orders.map((order) => {
    const goods = stillMeant(linesOf.get(order.id) ?? [], takenOf.get(order.id) ?? []);
    const payment = paymentOf.get(order.id);
    const { name, city, state, pinCode, phone } = JSON.parse(order.address) as OrderAddress;
    return {
      ...sharedFieldsOfRow(order, stateOf(shown(order))),
      pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
      goods: goods.slice(0, mostGoods).map(({ title, quantity }) => ({ title, quantity })),
      together: (beside.get(order.id) ?? []).map(({ number }) => number),
      to: { name, city, state, pinCode },
      collectedIn: order.collected_in === null ? null : (JSON.parse(order.collected_in) as CollectedIn).name,
      reach: { phone, email: order.email },
      money: {
        totalPaise: order.total_paise,
        finalPaise: finalPaiseOf(order.total_paise, payment, refundsOf.get(order.id) ?? []),
        method: payment?.method ?? "card",
        payment: payment?.status ?? "created",
      },
    };
  });
}

/** Without what was taken out; of an order of which nothing is left, all that it was. */
function stillMeant(lines: OrderPage["lines"], taken: readonly TakenPiece[]) {
  const left = piecesLeft(lines, [], paidBackHere(taken));
  if (left.length === 0) return lines;
  return left.flatMap(({ line, quantity }) =>
    lines.slice(line, line + 1).map((one) => ({ ...one, quantity })),
  );
}

function sharedFieldsOfRow(order: ListedOrder, state: OfficeState) {
  return {
    id: order.id,
    number: order.number === null ? order.short_id : numberWords(order.number),
    shortId: order.short_id,
    version: order.version,
    state,
    cancelReason: order.cancel_reason,
    createdAt: order.created_at,
    changedAt: order.updated_at,
    carrier: order.carrier,
    trackingNumber: order.tracking_number,
    next: nextAction(order, { isCollected: order.collected_in !== null }),
  };
}
