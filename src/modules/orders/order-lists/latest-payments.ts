import type { CheckoutParts } from "../checkout-parts.ts";

/** As many as one looks through on a phone; all others are with their orders. */
const most = 20;

/** How the newest orders are paid. */
export async function latestPayments({ orders, payments }: CheckoutParts) {
  const latest = await payments.latest(most);
  const named = await orders.lists.namesOf(latest.map(({ order_id }) => order_id));
  return latest.map(({ order_id: orderId, amount_paise: paise, method, status, updated_at: since }) => ({
    ...{ orderId, number: orderId, name: "", ...named.get(orderId), paise, method, status, since },
  }));
}
