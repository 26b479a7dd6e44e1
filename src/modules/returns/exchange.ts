import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { sellOrder } from "#modules/orders/placing/sell-order.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { creditRefunds } from "#modules/orders/refunds/credit-refunds.ts";
import { enteredPrint } from "#modules/orders/rules/entered-print.ts";
import { quantityAt, settledPieces } from "#modules/orders/rules/pieces.ts";
import type { ParcelLine } from "#modules/orders/rules/pieces-left.ts";
import { replacementOf } from "#modules/orders/rules/replacement.ts";
import type { Tx } from "#platform/database/database.ts";
import { moveReturn } from "./move-return.ts";
import { onReturn, type ReturnActionBy } from "./on-return.ts";
import { owedFor } from "./pay-back.ts";
import { takenOf } from "./pieces.ts";
import { mayFollow } from "./rules/return-state.ts";
import type { ReturnRecord } from "./service.ts";

/**
 * The other choice goes out as an order of its own, paid with what came back: a credit note for the one and an invoice
 * for the other, of the same sum.
 */
export function exchangeReturn(parts: CheckoutParts, by: ReturnActionBy): Promise<Outcome<OrderRecord>> {
  const { orders, payments } = parts;
  return onReturn(parts, by, "exchange return", async (tx, one, order) => {
    const taken = takenOf(one);
    const isNext = mayFollow(one.state, "exchanged") && one.wish === "exchange" && taken.length > 0;
    if (!isNext) return failure("wrongMove", { field: "state" });
    const most = await owedFor(parts, tx, order, one);
    if (!most) return failure("refundTooMuch");
    const made = replacementOf(order, replacedOf(one, settledPieces(most.taken)), {
      rest: most.rest,
      worth: order.discounted ? most.cost : undefined,
    });
    const { total } = made.quote;
    if (total < 1 || total > most.rest) return failure("refundTooMuch");
    await giveUpRest(parts, tx, order, one);
    const { address, business, email, guestPhone, isErased, lang, userId } = order;
    const next = await orders.place(tx, {
      ...{ userId, lang, email, guestPhone, address, business, isErased, ...made },
      actor: by.actor,
      // Whoever collected it comes for the other one too: its tax is that of the store.
      collectedIn: order.collectedIn,
      cartFingerprint: enteredPrint,
      promoCode: null,
    });
    parts.at("return:placed");
    const moved = await payments.refunds.moveTo(tx, most.payment, {
      ...{ amountPaise: total, lines: taken, restock: false, reason: "exchange", askedBy: by.actor },
      ...{ first: order.number, next: next.id },
    });
    if (!moved) return failure("refundTooMuch");
    const turn = { actor: by.actor, refundId: moved.id, newOrderId: next.id };
    const stood = await moveReturn(parts, tx, order, {
      one,
      to: "exchanged",
      turn,
      gives: { newNumber: next.number },
    });
    if (!stood.ok) return stood;
    await creditRefunds(parts, tx, order, { payment: most.payment, done: [moved] });
    await sellOrder(parts, tx, next, { actor: by.actor, isPaid: true, isExchange: true });
    parts.at("return:before-commit");
    return success({ number: next.number });
  });
}

function replacedOf(one: ReturnRecord, settled: readonly ParcelLine[]) {
  return takenOf(one).flatMap(({ line, quantity }) => {
    const to = one.lines.find((piece) => piece.line === line)?.to;
    return to ? [{ line, quantity, before: quantityAt(settled, line), to }] : [];
  });
}

/** What was kept for pieces that were not taken in the end. */
async function giveUpRest(
  { catalogue }: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { lines }: ReturnRecord,
): Promise<void> {
  const rest = lines.flatMap(({ line, accepted, shelved, writtenOff, to }) => {
    const productId = order.lines[line]?.productId;
    const quantity = accepted - shelved - writtenOff;
    return productId && to && quantity > 0 ? [{ productId, ...to, quantity }] : [];
  });
  await catalogue.releaseHeld(tx, rest);
}
