import type { Payment, Refund } from "#modules/payments/service.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { numberWords } from "../rules/order-id.ts";
import { actionFor } from "./order-for-office.ts";

const misfits = ["mismatch", "twice", "late", "ended"] as const;
type Misfit = (typeof misfits)[number];

/** What does not end by itself, the oldest first, each with what the staff do about it. */
export async function tasksNow(parts: CheckoutParts) {
  const { orders, payments } = parts;
  const [refunds, stuck, back] = await Promise.all([
    payments.refunds.toDo(),
    payments.stuck(),
    orders.lists.cameBack(),
  ]);
  const named = [...refunds.map(({ order_id }) => order_id), ...stuck.map(({ order_id }) => order_id)];
  const numbers = new Map(
    (await orders.lists.numbersOf([...new Set(named)])).map(({ id, number, short_id }) => [
      id,
      number === null ? short_id : numberWords(number),
    ]),
  );
  const numberOf = (id: string) => numbers.get(id) ?? id;
  return [
    ...refunds.map((refund) => refundTask(refund, numberOf)),
    ...stuck.map((payment) => paymentTask(payment, numberOf)),
    ...back.map((order) => ({
      kind: "cameBack" as const,
      misfit: null,
      orderId: order.id,
      number: order.number === null ? order.short_id : numberWords(order.number),
      refundId: null,
      paise: order.total_paise,
      since: order.updated_at,
      said: null,
      deed: "open" as const,
    })),
  ].sort((one, other) => one.since - other.since);
}

function refundTask(refund: Refund, numberOf: (id: string) => string) {
  const action = actionFor(refund);
  const kind =
    action === "retry"
      ? ("refundRefused" as const)
      : action
        ? ("refundByHand" as const)
        : ("refundSlow" as const);
  return {
    kind,
    misfit: misfits.find((one): one is Misfit => one === refund.reason) ?? null,
    orderId: refund.order_id,
    number: numberOf(refund.order_id),
    refundId: refund.id,
    paise: refund.amount_paise,
    since: refund.created_at,
    said: refund.refusal,
    deed: action ?? ("open" as const),
  };
}

function paymentTask(payment: Payment, numberOf: (id: string) => string) {
  return {
    kind: payment.status === "authorized" ? ("notTaken" as const) : ("notHeard" as const),
    misfit: null,
    orderId: payment.order_id,
    number: numberOf(payment.order_id),
    refundId: null,
    paise: payment.amount_paise,
    since: payment.updated_at,
    said: payment.failure,
    deed: "ask" as const,
  };
}
