import type { Database } from "#platform/database/database.ts";
import { findByNumber, findByShortId } from "#shop/orders/order-desk-repository.ts";
import { type FoundOrder, findOrder } from "#shop/orders/order-repository.ts";
import { readOrderId } from "#shop/orders/rules/order-id.ts";
import { refuse } from "./command.ts";
import { orderLine } from "./order-words.ts";

/** By the number, the six characters that a customer names, or the whole id; says so itself when it is not one order. */
export async function findOneOrder(db: Database, typed: string): Promise<FoundOrder | undefined> {
  const wanted = readOrderId(typed);
  const found = !wanted
    ? []
    : "id" in wanted
      ? [await findOrder(db.read, wanted.id)]
      : "number" in wanted
        ? [await findByNumber(db.read, wanted.number)]
        : await findByShortId(db.read, wanted.shortId);
  const [order, ...others] = found;
  if (!order) refuse(`There is no order ${typed}.`);
  if (order && others.length === 0) return order;
  if (order) {
    const lines = found.map((one) => one && `  ${one.id}  ${orderLine(one)}`);
    refuse([`${found.length} orders end in ${typed}; say the whole id:`, ...lines].join("\n"));
  }
  return undefined;
}
