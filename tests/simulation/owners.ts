import { readPhone } from "#modules/accounts/public/phone-number.ts";
import type { Books } from "./read-books.ts";

/** What belongs to an order is of whoever the order is of, and leads to nobody else. */
export function wrongOwners({ orders, returns, cash, uses, left }: Books): string[] {
  return orders.flatMap(({ id, user_id, guest_phone, status, address }) => {
    const wrong: string[] = [];
    const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
    must(guest_phone === null || user_id === "guest", `order ${id} of ${user_id} is that of ${guest_phone}`);
    for (const one of [...returns, ...cash, ...uses])
      if (one.order_id === id)
        must(one.user_id === user_id, `order ${id} is of ${user_id}, something of it of ${one.user_id}`);
    const called = cash.find(({ order_id }) => order_id === id)?.phone;
    const phone = readPhone((JSON.parse(address) as { phone: string }).phone) ?? null;
    const isKept = called !== undefined && status === "pending" && !left.has(user_id);
    must(!isKept || called === phone, `order ${id} goes to ${phone}, its code to ${called}`);
    return wrong;
  });
}
