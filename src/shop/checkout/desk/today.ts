import type { Needs } from "#contract/needs.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { tasksNow } from "./tasks.ts";

const day = 86_400_000;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * 3_600_000;

/** What came in since midnight in India, and how much is to be packed and sent. */
export async function todayNow({ clock, orders }: CheckoutParts) {
  const midnight = Math.floor((clock.now() + indiaMs) / day) * day - indiaMs;
  const [came, toPack, toSend] = await Promise.all([
    orders.lists.since(midnight),
    orders.lists.countOf("toPack"),
    orders.lists.countOf("packed"),
  ]);
  return { orders: came.orders, takenPaise: came.paise, toPack, toSend };
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
