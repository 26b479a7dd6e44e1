import { restOf } from "#modules/payments/rules/refund-state.ts";

/** A payment, or what went back of one. */
interface Paid {
  readonly amount_paise: number;
  readonly gateway_payment_id: string | null;
}

/**
 * What is to be paid for an order, or was paid in the end: without what was taken off after it was placed, went back or
 * pays for another choice. What somebody paid twice and has back is another payment.
 */
export function finalPaiseOf(total: number, payment: Paid | undefined, refunds: readonly Paid[]): number {
  if (!payment) return total;
  const own = refunds.filter(({ gateway_payment_id: id }) => id === payment.gateway_payment_id);
  return restOf(payment.amount_paise, own);
}
