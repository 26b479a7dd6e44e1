import { type OrderStatus, stages } from "#contract/order-view.ts";
import { listByStatus } from "#shop/orders/order-desk-repository.ts";
import { linesOf } from "#shop/orders/order-repository.ts";
import type { OrderRow } from "#shop/orders/order-tables.ts";
import { isOrderStatus } from "#shop/orders/rules/order-status.ts";
import type { Command, Result, StaffShop } from "./command.ts";
import { goodsWords, orderLine } from "./order-words.ts";

const mostShown = 100;
const statuses: readonly OrderStatus[] = ["pending", ...stages, "cancelled"];

export const orders: Command = {
  right: () => "orders.all",
  forms: {
    orders: "what is to be packed, the oldest first: who, what, how much, since when",
    "orders STATUS": statuses.join(", "),
  },
  async run(shop, [status, ...more]) {
    if (more.length > 0) return "unclear";
    if (status === undefined) return list(shop, await waiting(shop), "Nothing is to be packed.");
    if (!isOrderStatus(status)) return "unclear";
    return list(shop, await listByStatus(shop.db.read, status, mostShown), `No order is ${status}.`);
  },
};

async function waiting({ db }: StaffShop): Promise<OrderRow[]> {
  const [ordered, processing] = await Promise.all([
    listByStatus(db.read, "ordered", mostShown),
    listByStatus(db.read, "processing", mostShown),
  ]);
  return [...ordered, ...processing].sort((a, b) => a.created_at - b.created_at);
}

async function list({ db }: StaffShop, rows: readonly OrderRow[], none: string): Promise<Result> {
  const ids = rows.map(({ id }) => id);
  const goods = Map.groupBy(await linesOf(db.read, ids), ({ order_id }) => order_id);
  for (const row of rows) {
    console.log(orderLine(row));
    console.log(`        ${(goods.get(row.id) ?? []).map(goodsWords).join(", ")}`);
  }
  if (rows.length === 0) console.log(none);
  return "done";
}
