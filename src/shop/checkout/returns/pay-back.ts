import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderLine, OrderRecord } from "#shop/orders/order-record.ts";
import { shareOf } from "#shop/orders/rules/refund-share.ts";
import type { RefundLine } from "#shop/payments/refunds-service.ts";
import { isMoneyHere } from "#shop/payments/rules/payment-status.ts";
import { linesLeft, restOf } from "#shop/payments/rules/refund-state.ts";
import type { ReturnRecord } from "#shop/returns/returns-service.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { goodsAt } from "../shelve-again.ts";
import { sayRefund } from "../take-in-refunds.ts";
import { moveReturn } from "./move-return.ts";
import { onReturn, type ReturnDeedBy } from "./on-return.ts";
import { takenOf } from "./pieces.ts";
import { tellOfReturn } from "./return-messages.ts";

export interface PaidBack extends ReturnDeedBy {
  /** Less than its goods cost, where they are worth less than they were. */
  readonly paise?: number | undefined;
  readonly reason?: string | undefined;
}

/** The money for what was taken is owed; the next round sends it. */
export function payBack(
  parts: CheckoutParts,
  { paise, reason, ...by }: PaidBack,
): Promise<Outcome<OrderRecord>> {
  const { payments } = parts;
  return onReturn(parts, by, "refund return", async (tx, one, order) => {
    const most = await owedFor(parts, tx, order, one);
    if (!most || most.paise < 1) return failure("refundTooMuch");
    const amountPaise = paise ?? most.paise;
    if (amountPaise > most.paise) return failure("refundTooMuch", { field: "rupees" });
    const refund = await payments.refunds.owe(tx, most.payment, {
      amountPaise,
      lines: most.goods.map(refundLine),
      restock: false,
      reason: reason ?? "return",
      askedBy: by.actor,
      key: `return ${one.id}`,
    });
    if (!refund) return failure("refundTooMuch", { field: "rupees" });
    parts.at("return:owed");
    sayRefund(tx, refund);
    const turn = { actor: by.actor, note: reason, refundId: refund.id };
    const moved = await moveReturn(parts, tx, order, { one, to: "refunded", turn });
    if (!moved.ok) return moved;
    await tellOfReturn(parts, tx, order, "refunded");
    parts.at("return:before-commit");
    return success({ paise: amountPaise, ...(reason !== undefined && { reason }) });
  });
}

/** What the pieces that were taken are worth, as far as neither they nor the payment went back already. */
export async function owedFor(
  { payments }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  one: Pick<ReturnRecord, "lines" | "feePaise">,
) {
  const payment = await payments.lock(tx, order.id);
  if (!payment || !isMoneyHere(payment.status)) return undefined;
  const refunds = await payments.refunds.of(tx, [order.id]);
  const paid = refunds.flatMap(({ lines }) => JSON.parse(lines) as RefundLine[]);
  const notPaid = linesLeft(order.lines, paid);
  const taken = goodsAt(order, takenOf(one));
  const goods = withPrices(taken, linesLeft(taken, linesLeft(taken, notPaid)));
  const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
  const rest = restOf(payment.amount_paise, own);
  return { payment, goods, paise: Math.min(rest, shareOf(order.quote, goods) - one.feePaise) };
}

function withPrices(taken: readonly OrderLine[], left: readonly { productId: string; quantity: number }[]) {
  const rest = [...left] as {
    productId: string;
    colour: string | null;
    size: string | null;
    quantity: number;
  }[];
  return taken.flatMap((line) => {
    const at = rest.findIndex(
      (one) => one.productId === line.productId && one.colour === line.colour && one.size === line.size,
    );
    const found = at < 0 ? undefined : rest[at];
    if (!found) return [];
    const quantity = Math.min(line.quantity, found.quantity);
    rest[at] = { ...found, quantity: found.quantity - quantity };
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

export function refundLine({ productId, colour, size, quantity }: OrderLine): RefundLine {
  return { productId, colour, size, quantity };
}
