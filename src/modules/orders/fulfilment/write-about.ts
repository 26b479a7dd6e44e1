import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { writeToCustomer } from "../messages/order-messages.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type OrderActionBy, onOrder } from "./on-order.ts";

const mostLetters = 2_000;

/** For the staff alone. */
export function noteOnOrder(
  parts: CheckoutParts,
  by: OrderActionBy,
  typed: string,
): Promise<Outcome<OrderRecord>> {
  return writeDown(parts, by, "note", typed);
}

/** To the customer, in the shop's name; kept with the order. */
export function messageAboutOrder(
  parts: CheckoutParts,
  by: OrderActionBy,
  typed: string,
): Promise<Outcome<OrderRecord>> {
  return writeDown(parts, by, "message", typed);
}

async function writeDown(
  parts: CheckoutParts,
  by: OrderActionBy,
  kind: "note" | "message",
  typed: string,
): Promise<Outcome<OrderRecord>> {
  const words = typed.trim();
  if (words === "") return failure("fieldRequired", { field: "words" });
  if (words.length > mostLetters) return failure("fieldTooLong", { field: "words" });
  return onOrder(parts, by, kind === "note" ? "note on order" : "message to customer", async (tx, order) => {
    // Nobody is there any more who could read it, and nothing may be kept.
    if (order.isErased) return failure("orderEnded");
    await parts.orders.write(tx, order, { kind, words, author: by.actor });
    if (kind === "message") await writeToCustomer(parts, tx, order, words);
    return success({ words });
  });
}
