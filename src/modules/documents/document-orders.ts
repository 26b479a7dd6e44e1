import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { OrdersService } from "#modules/orders/records/orders-service.ts";
import { stateOf } from "#modules/orders/rules/order-step.ts";
import { nextAction } from "#modules/orders/rules/order-tab.ts";
import { paidBackHere, type TakenPiece } from "#modules/orders/rules/pieces.ts";
import { piecesLeft } from "#modules/orders/rules/pieces-left.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Payment } from "#modules/payments/service.ts";
import type { Database } from "#platform/database/database.ts";
import type { ModuleServices } from "#server/shop-services.ts";
import type { DocumentOrder } from "./document-order.ts";

export interface DocumentOrderParts {
  readonly db: Database;
  readonly orders: OrdersService;
  /** Asked when something is printed. */
  readonly services: Pick<ModuleServices, "payments" | "invoices">;
}

/** Orders that are named in any way, in the order of naming; each once, and what is none left out. */
export async function documentOrders(
  { db, orders, services: { payments } }: DocumentOrderParts,
  typed: readonly string[],
): Promise<DocumentOrder[]> {
  const known = await orders.lists.idsOf(typed);
  const ids = [...new Set(typed.flatMap((one) => known.get(one) ?? []))];
  const [records, paid, taken] = await Promise.all([
    orders.findAll(db.read, ids),
    payments.ofOrders(db.read, ids),
    orders.pieces.of(db.read, ids),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  const together = await orders.together(db.read, records);
  const paymentOf = new Map(paid.map((payment) => [payment.order_id, payment]));
  const takenOf = Map.groupBy(taken, ({ orderId }) => orderId);
  return ids.flatMap((id) => {
    const record = byId.get(id);
    const sold = (together.get(id) ?? []).filter(({ status }) => status !== "pending");
    return record
      ? [
          {
            ...documentOrder(record, paymentOf.get(id), takenOf.get(id) ?? []),
            together: sold.map(({ number }) => number),
          },
        ]
      : [];
  });
}

function documentOrder(
  order: OrderRecord,
  payment: Payment | undefined,
  taken: readonly TakenPiece[],
): Omit<DocumentOrder, "together"> {
  const isOwed = payment?.method === "cash" && !isMoneyHere(payment.status) && order.status !== "cancelled";
  const { id, number, version, createdAt, changedAt, address, carrier, trackingNumber } = order;
  return {
    ...{ id, number, version, createdAt, changedAt, address, carrier, trackingNumber },
    state: stateOf(order),
    toPack: nextAction(order, { isCollected: order.collectedIn !== null }) === "pack",
    collectedIn: order.collectedIn?.name ?? null,
    // What was given back before it left does not lie in the parcel.
    lines: piecesLeft(order.lines, [], paidBackHere(taken)).flatMap(({ line, quantity }) => {
      const ordered = order.lines[line];
      return ordered ? [{ ...ordered, quantity }] : [];
    }),
    cashPaise: isOwed ? payment.amount_paise : null,
  };
}
