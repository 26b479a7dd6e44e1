import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { Payment, Refund } from "#shop/payments/payments-service.ts";
import { isMoneyHere } from "#shop/payments/rules/payment-status.ts";
import { linesLeft } from "#shop/payments/rules/refund-state.ts";
import { writing } from "./business-log.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { Refused, refusing } from "./refused.ts";
import { returnedLines } from "./shelve-again.ts";
import { endWhenAllIsBack, sayRefund, tellOfPart } from "./take-in-refunds.ts";

export interface AskedRefund {
  readonly orderId: string;
  /** Else all that is left. */
  readonly amountPaise?: number | undefined;
  /** Pieces by the place of their line in the order. */
  readonly goods?: readonly { readonly line: number; readonly quantity: number }[] | undefined;
  /** Whether these goods can be sold again. */
  readonly restock: boolean;
  readonly reason: string;
  readonly actor: string;
}

/** The staff give money back, whole or in part; the next round sends it. */
export function askRefund(parts: CheckoutParts, asked: AskedRefund): Promise<Outcome<Refund>> {
  const { orders, payments, catalogue } = parts;
  const { orderId, amountPaise, goods = [], restock, reason, actor } = asked;
  return refusing(() =>
    writing(parts, async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (!order) return failure("notFound");
      const payment = await payments.lock(tx, orderId);
      if (!payment || !isMoneyHere(payment.status)) return failure("refundTooMuch");
      const lines = goods.flatMap(({ line, quantity }) => {
        const of = order.lines[line];
        return of && quantity >= 1 && quantity <= of.quantity
          ? [{ productId: of.productId, colour: of.colour, size: of.size, quantity }]
          : [];
      });
      if (lines.length < goods.length) return failure("invalidInput", { field: "goods" });
      if (restock) {
        // A cancelled order's goods are back already.
        const isEmpty = lines.length === 0 || order.status === "cancelled";
        if (isEmpty || !(await areStillOut(parts, tx, order, lines)))
          return failure("invalidInput", { field: "restock" });
        await catalogue.returnSold(tx, lines);
      }
      const owed = { amountPaise, lines, restock, reason, askedBy: actor };
      const refund = await payments.refunds.owe(tx, payment, owed);
      if (!refund) throw new Refused(failure("refundTooMuch", { field: "amount" }));
      sayRefund(tx, refund);
      if (!(await endWhenAllIsBack(parts, tx, order))) await tellOfPart(parts, tx, order);
      return success(refund);
    }),
  );
}

async function areStillOut(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  lines: readonly { productId: string; quantity: number }[],
): Promise<boolean> {
  const back = [...(await returnedLines(parts, tx, order.id)), ...lines];
  const left = linesLeft(order.lines, back).reduce((sum, { quantity }) => sum + quantity, 0);
  const all = (of: readonly { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
  return all(order.lines) - left === all(back);
}

/** After a refusal: asked for anew. */
export function retryRefund(parts: CheckoutParts, id: string): Promise<Outcome<Refund>> {
  return withRefund(parts, id, (tx, _payment, refund) => parts.payments.refunds.retry(tx, refund));
}

/** Given back over the counter or by bank transfer, with the number of its receipt. */
export function noteGivenByHand(
  parts: CheckoutParts,
  id: string,
  reference: string,
): Promise<Outcome<Refund>> {
  if (reference.trim() === "" || reference.length > 100)
    return Promise.resolve(failure("invalidInput", { field: "reference" }));
  return withRefund(parts, id, (tx, payment, refund) =>
    parts.payments.refunds.noteByHand(tx, payment, refund, reference.trim()),
  );
}

async function withRefund(
  parts: CheckoutParts,
  id: string,
  work: (tx: Tx, payment: Payment, refund: Refund) => Promise<Outcome<Refund>>,
): Promise<Outcome<Refund>> {
  const { db, orders, payments } = parts;
  const known = await payments.refunds.find(db.read, id);
  if (!known) return failure("notFound");
  return writing(parts, async (tx) => {
    const order = await orders.lock(tx, known.order_id);
    const payment = await payments.lock(tx, known.order_id);
    const refund = await payments.refunds.find(tx, id);
    if (!order || !payment || !refund) return failure("notFound");
    const done = await work(tx, payment, refund);
    if (!done.ok) return done;
    sayRefund(tx, done.value);
    await endWhenAllIsBack(parts, tx, order);
    return done;
  });
}
