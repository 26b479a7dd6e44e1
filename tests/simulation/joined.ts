import type { Books } from "./read-books.ts";

const here = ["pending", "ordered", "processing"];

/** Orders that leave together name the first of them, pay for one delivery, and are paid at the door together. */
export function wrongJoined({ orders, charges, payments }: Books): string[] {
  return [...groupsOf(orders)].flatMap(([id, own]) => {
    const joined = own.filter(({ joined_to }) => joined_to !== null);
    if (joined.length === 0) return [];
    const brought = own.filter(
      ({ id, status }) =>
        status !== "cancelled" &&
        charges.some((one) => one.order_id === id && one.kind === "shipping" && one.paise > 0),
    );
    const paysCash = (one: { id: string }) =>
      payments.some(({ order_id, method }) => order_id === one.id && method === "cash");
    const isAlone = joined.some(paysCash) && own.filter(paysCash).length === 1;
    return [
      ...(own.some((one) => one.id === id) ? [] : [`orders are joined to ${id}, which is joined itself`]),
      ...(brought.length > 1 ? [`orders that leave with ${id} pay for ${brought.length} deliveries`] : []),
      ...(isAlone ? [`the courier asks for what was joined to order ${id}, and for no more`] : []),
    ];
  });
}

/** Nothing is added to what has left or has ended. */
export function wrongJoining(before: Books, after: Books): string[] {
  const groups = groupsOf(before.orders);
  return after.orders.flatMap(({ id, joined_to }) => {
    const isNew = !before.orders.some((one) => one.id === id);
    if (joined_to === null || !isNew) return [];
    const isHere = groups.get(joined_to)?.some(({ status }) => here.includes(status));
    return isHere ? [] : [`order ${id} is joined to ${joined_to}, which was not here any more`];
  });
}

function groupsOf(orders: Books["orders"]) {
  return Map.groupBy(orders, ({ id, joined_to }) => joined_to ?? id);
}
