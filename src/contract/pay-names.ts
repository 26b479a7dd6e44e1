import type { PaymentMethod } from "#modules/orders/order-view.ts";

/** What the ways to pay are known by. By their names alone: the signs are their owners'. */
export const payNames: Readonly<Record<Exclude<PaymentMethod, "cash">, readonly string[]>> = {
  qr: ["UPI"],
  card: ["RuPay", "Visa", "Mastercard"],
  paypal: ["PayPal"],
  "apple-pay": ["Apple Pay"],
  "google-pay": ["Google Pay"],
};
