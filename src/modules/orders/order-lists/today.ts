import type { Needs } from "#contract/needs.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { tasksNow } from "./tasks.ts";

const day = 86_400_000;

/** How much is to be packed and sent. */
export async function todayNow({ orders }: CheckoutParts) {
  const [toPack, toSend] = await Promise.all([
    orders.lists.countOf("toPack"),
    orders.lists.countOf("packed"),
  ]);
  return { toPack, toSend };
}

/** What of orders and their money waits for somebody. */
export async function orderNeeds(parts: CheckoutParts): Promise<Needs> {
  const { clock, orders, returns } = parts;
  const [unpacked, tasks, back] = await Promise.all([
    orders.lists.countOf("toPack", clock.now() - day),
    tasksNow(parts),
    returns.counts(),
  ]);
  const of = (...kinds: readonly string[]) => ({
    count: tasks.filter(({ kind }) => kinds.includes(kind)).length,
    isMore: false,
  });
  return {
    unpacked,
    return: back.waiting,
    cameBack: of("cameBack"),
    refund: of("refundRefused", "refundByHand", "refundSlow"),
    payment: of("notHeard", "notTaken"),
  };
}
