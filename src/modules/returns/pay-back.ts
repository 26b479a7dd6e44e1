import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import type { LogDetails } from "#modules/orders/fulfilment/on-order.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { Tx } from "#platform/database/database.ts";
import { moveReturn } from "./move-return.ts";
import { onReturn, type ReturnActionBy } from "./on-return.ts";
import { owedOf } from "./owed.ts";
import { takenOf } from "./pieces.ts";
import { mayFollow } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";

export interface PaidBack extends ReturnActionBy {
  /** Less than its goods cost, where they are worth less than they were. */
  readonly paise?: number | undefined;
  readonly reason?: string | undefined;
}

/** The money for what was taken is owed; the next run sends it. */
export function payBack(
  parts: CheckoutParts,
  { paise, reason, ...by }: PaidBack,
): Promise<Outcome<OrderRecord>> {
  const { payments } = parts;
  return onReturn(parts, by, "refund return", async (tx, one, order) => {
    if (!mayFollow(one.state, "refunded")) return failure("wrongMove", { field: "state" });
    const most = await owedFor(parts, tx, order, one);
    if (!most || takenOf(one).length === 0) return failure("refundTooMuch");
    if (most.paise < 1 && paise === undefined) return endUnpaid(parts, tx, order, one, { reason, ...by });
    const amountPaise = paise ?? most.paise;
    if (amountPaise > most.paise) return failure("refundTooMuch", { field: "rupees" });
    const refund = await payments.refunds.owe(tx, most.payment, {
      amountPaise,
      lines: takenOf(one),
      restock: false,
      reason: reason ?? "return",
      askedBy: by.actor,
      key: `return ${one.id}`,
    });
    if (!refund) return failure("refundTooMuch", { field: "rupees" });
    parts.at("return:owed");
    const turn = { actor: by.actor, note: reason, refundId: refund.id };
    const moved = await moveReturn(parts, tx, order, { one, to: "refunded", turn, gives: { refund } });
    if (!moved.ok) return moved;
    parts.at("return:before-commit");
    return success({ paise: amountPaise, ...(reason !== undefined && { reason }) });
  });
}

/** The way back ate it up, or all the money went back another way: nobody waits for any. */
async function endUnpaid(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  one: ReturnRecord,
  { actor, reason }: Pick<PaidBack, "actor" | "reason">,
): Promise<Outcome<LogDetails>> {
  const moved = await moveReturn(parts, tx, order, { one, to: "refunded", turn: { actor, note: reason } });
  if (!moved.ok) return moved;
  return success({ paise: 0, ...(reason !== undefined && { reason }) });
}

export async function owedFor(
  { orders, payments }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  one: Pick<ReturnRecord, "state" | "lines" | "feePaise">,
) {
  const payment = await payments.lock(tx, order.id);
  if (!payment || !isMoneyHere(payment.status)) return undefined;
  const refunds = await payments.refunds.of(tx, [order.id]);
  const taken = await orders.pieces.of(tx, [order.id]);
  return { payment, taken, ...owedOf(order, one, { payment, refunds, taken }) };
}
