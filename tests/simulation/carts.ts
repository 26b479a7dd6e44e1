import type { PartOfSetView } from "#modules/orders/line-answer.ts";
import type { ActName } from "./acts.ts";
import { type Books, sum } from "./read-books.ts";

/** What changes carts by itself. */
const filling: readonly ActName[] = [
  ...([
    "fill",
    "fillAll",
    "setQuantity",
    "increment",
    "decrement",
    "takeOut",
    "takeWhatIsLeft",
    "clear",
  ] as const),
  ...(["mergeCart", "partCart", "buyAgain", "leave"] as const),
];

/** A sale takes out of the cart what it sold and no more; nothing else that is done to an order changes a cart. */
export function wrongCarts(before: Books, after: Books, names: readonly ActName[]): string[] {
  if (names.some((name) => filling.includes(name))) return [];
  // Of an order that becomes somebody else's at the same time nobody knows any more whose cart it was in.
  if (names.length > 1 && names.includes("adopt")) return [];
  const isSold = ({ documents }: Books, id: string) => documents.some(({ order_id }) => order_id === id);
  const fresh = after.orders.filter(({ id }) => isSold(after, id) && !isSold(before, id));
  return before.carts.flatMap(({ id, user_id, quantity }) => {
    // An order that somebody else has made his own is no more of this cart.
    const own = fresh.filter(
      (order) =>
        order.user_id === user_id ||
        after.guests.some((one) => one.user_id === order.user_id && one.merged_into === user_id),
    );
    const taken = sum(own, (order) => {
      const [line] = after.lines.filter((one) => one.cart_line_id === id && one.order_id === order.id);
      // Parts of a set are so many sets, and no other line of a cart makes several.
      return line?.part_of ? (JSON.parse(line.part_of) as PartOfSetView).quantity : (line?.quantity ?? 0);
    });
    const left = after.carts.find((line) => line.id === id)?.quantity ?? 0;
    const isRight = left === Math.max(0, quantity - taken);
    return isRight ? [] : [`${taken} of ${quantity} in the cart of ${user_id} are sold, ${left} are left`];
  });
}
