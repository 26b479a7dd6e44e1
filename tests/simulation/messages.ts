import { productIdOf } from "#support/checkout-shop.ts";
import type { Books } from "./read-books.ts";
import { alertsTo, people, products } from "./world.ts";

/** Nothing is given up before its time, nothing is told of an order that is not so any more, and of goods once. */
export function wrongMessages({ outbox, orders, messages, alerted, now }: Books): string[] {
  const early = outbox.filter((one) => one.dead === 1 && one.give_up_at > now);
  const untrue = outbox.filter(
    ({ about, tries }) =>
      tries === 0 && orders.some(({ id, status }) => id === about && status === "cancelled"),
  );
  return [
    ...early.map(({ id }) => `message ${id} is given up too early`),
    ...untrue.map(({ about }) => `a message waits of order ${about}, which is cancelled`),
    ...people.flatMap((who) =>
      products.flatMap((name) => {
        const told = messages.filter(
          ({ to, text }) => to === alertsTo(who) && text.includes(productIdOf(name)),
        );
        const [ids, asked] = [new Set(told.map(({ id }) => id)).size, alerted.get(`${who} ${name}`) ?? 0];
        return ids <= asked ? [] : [`${who} asked for ${name} ${asked} times, and is told ${ids} times`];
      }),
    ),
  ];
}
