import type { CheckoutParts } from "../checkout-parts.ts";
import { tasksNow } from "./tasks.ts";

const day = 86_400_000;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * 3_600_000;

/** What came in since midnight in India, and how many things wait for somebody. */
export async function todayNow(parts: CheckoutParts) {
  const { clock, orders, outbox } = parts;
  const now = clock.now();
  const midnight = Math.floor((now + indiaMs) / day) * day - indiaMs;
  const [came, toPack, toSend, unpacked, tasks, messages] = await Promise.all([
    orders.lists.since(midnight),
    orders.lists.countOf("toPack"),
    orders.lists.countOf("packed"),
    orders.lists.countOf("toPack", now - day),
    tasksNow(parts),
    outbox.figures(),
  ]);
  const of = (kinds: readonly string[]) => ({
    count: tasks.filter(({ kind }) => kinds.includes(kind)).length,
    isMore: false,
  });
  const needs = [
    { kind: "unpacked" as const, ...unpacked, leadsTo: "orders" as const, tab: "toPack" as const },
    { kind: "cameBack" as const, ...of(["cameBack"]), leadsTo: "orders" as const, tab: "ended" as const },
    {
      kind: "refund" as const,
      ...of(["refundRefused", "refundByHand", "refundSlow"]),
      leadsTo: "payments" as const,
      tab: null,
    },
    { kind: "payment" as const, ...of(["notHeard", "notTaken"]), leadsTo: "payments" as const, tab: null },
    {
      kind: "message" as const,
      count: messages.givenUp.mail + messages.givenUp.sms,
      isMore: false,
      leadsTo: "messages" as const,
      tab: null,
    },
  ];
  return {
    orders: came.orders,
    takenPaise: came.paise,
    toPack,
    toSend,
    needs: needs.filter(({ count }) => count > 0),
  };
}
