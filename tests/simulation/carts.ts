import type { ActName } from "./acts.ts";
import type { World } from "./world.ts";

/** What changes carts by itself. */
const filling: readonly ActName[] = [
  ...(["fill", "fillAll", "setQuantity", "increment", "decrement", "takeOut", "clear"] as const),
  ...(["mergeCart", "buyAgain", "leave"] as const),
];

type Carts = Awaited<ReturnType<typeof cartsNow>>;

/** How many pieces each line has, and what is sold. */
export async function cartsNow({ db: { read: q } }: World) {
  const lines = await q.selectFrom("cart_lines").select(["id", "user_id", "quantity"]).execute();
  const sold = await q
    .selectFrom("order_lines")
    .innerJoin("invoices", "invoices.order_id", "order_lines.order_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["order_lines.order_id", "user_id", "cart_line_id", "quantity"])
    .where("invoices.kind", "=", "invoice")
    .execute();
  return { lines, sold };
}

/** A sale takes out of the cart what it sold and no more; nothing else that is done to an order changes a cart. */
export function wrongCarts(before: Carts, after: Carts, names: readonly ActName[]): string[] {
  if (names.some((name) => filling.includes(name))) return [];
  const isOld = (id: string) => before.sold.some(({ order_id }) => order_id === id);
  const fresh = after.sold.filter(({ order_id }) => !isOld(order_id));
  return before.lines.flatMap(({ id, user_id, quantity }) => {
    // An order that somebody else has made his own is no more of this cart.
    const own = fresh.filter((one) => one.cart_line_id === id && one.user_id === user_id);
    const taken = own.reduce((sum, one) => sum + one.quantity, 0);
    const left = after.lines.find((line) => line.id === id)?.quantity ?? 0;
    const isRight = left === Math.max(0, quantity - taken);
    return isRight ? [] : [`${taken} of ${quantity} in the cart of ${user_id} are sold, ${left} are left`];
  });
}
