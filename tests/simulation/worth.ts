import { type Books, sum } from "./read-books.ts";

/** Reasons of refunds that give what their pieces are worth; others give a sum that somebody named. */
const byWorth = ["broken", "return", "exchange"];
/** Of doubles. */
const tiny = 1e-6;

/**
 * A piece is worth its part of what its order paid for goods, by the prices of its lines. A refund for pieces gives no
 * more than that, to the paisa that is rounded, and all of an order together no more than half a one. Less is given
 * only where nothing is left of the payment.
 */
export function wrongWorth({ orders, charges, lines, pieces, payments, returns, refunds }: Books): string[] {
  return orders.flatMap(({ id, total_paise }) => {
    const wrong: string[] = [];
    const own = lines.filter(({ order_id }) => order_id === id);
    const brought = charges.filter(
      (one) => one.order_id === id && one.inside === 0 && ["shipping", "cash"].includes(one.kind),
    );
    const paid = total_paise - sum(brought, ({ paise }) => paise);
    const prices = sum(own, (one) => one.quantity * one.unit_paise);
    const priceOf = (line: number) => own.find(({ position }) => position === line)?.unit_paise ?? 0;
    const worthOf = (some: typeof pieces) => (paid * sum(some, ({ line }) => priceOf(line))) / prices;
    const charged = payments.find(({ order_id }) => order_id === id)?.amount_paise ?? 0;
    const taken = pieces.filter((one) => one.order_id === id && one.state !== "returning");
    const givers = refunds.filter((one) => taken.some(({ refund_id }) => refund_id === one.id));
    for (const { id: refund, reason, amount_paise, gateway_payment_id } of givers) {
      const worth = worthOf(taken.filter(({ refund_id }) => refund_id === refund));
      const fee = returns.find(({ refund_id }) => refund_id === refund)?.fee_paise ?? 0;
      const gone = sum(
        refunds.filter((one) => one.order_id === id && one.gateway_payment_id === gateway_payment_id),
        (one) => one.amount_paise,
      );
      // Each line has a part of its own of what a code takes off.
      const rounded = reason === "exchange" ? 1 + own.length : 1;
      const due = Math.max(0, worth - (reason === "return" ? fee : 0));
      const isLess = byWorth.includes(reason) ? amount_paise < due - rounded - tiny : reason === "gateway";
      if (byWorth.includes(reason) && amount_paise > due + rounded + tiny)
        wrong.push(`refund ${refund} gives ${amount_paise} for pieces worth ${worth}, less ${fee}`);
      if (isLess && gone !== charged)
        wrong.push(`refund ${refund} gives ${amount_paise} for ${worth}, and ${gone} of ${charged} is gone`);
    }
    if (!givers.every(({ reason }) => reason === "broken" || reason === "return")) return wrong;
    const fees = sum(
      returns.filter((one) => one.order_id === id && one.state === "refunded"),
      ({ fee_paise }) => fee_paise,
    );
    const gone = sum(
      refunds.filter(({ order_id }) => order_id === id),
      ({ amount_paise }) => amount_paise,
    );
    const less = taken.some(({ state }) => state === "unpaid") ? total_paise - charged : 0;
    const given = less + sum(givers, ({ amount_paise }) => amount_paise);
    const isLess = gone < charged && given + fees < worthOf(taken) - 0.5 - tiny;
    if (isLess || given > worthOf(taken) + 0.5 + tiny)
      wrong.push(`${given} went back for pieces of order ${id} that are worth ${worthOf(taken)}`);
    return wrong;
  });
}
