import type { Payment } from "#modules/payments/service.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderWay } from "../messages/order-links.ts";
import type { OrderRecord } from "../public/order-record.ts";

/** Where somebody without an account goes on. */
export function guestPaths(parts: CheckoutParts, order: OrderRecord, { method }: Payment) {
  const track_path = orderWay(parts, "track", order);
  return { track_path, ...(method === "link" && { pay_path: orderWay(parts, "pay", order) }) };
}
