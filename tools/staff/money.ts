import { moneyCalls } from "#contract/calls/money.ts";
import type { DeskTask } from "#contract/desk-view.ts";
import { formatRupees } from "#contract/money.ts";
import { newToken } from "#platform/ids.ts";
import { byCall, type Form } from "./form.ts";
import { stateWords } from "./order-lines.ts";
import { named } from "./orders.ts";
import { piecesOf } from "./pieces-of.ts";
import { timeWords } from "./readable.ts";

export const moneyForms: readonly Form[] = [
  byCall(
    ["tasks", "what does not end by itself: refunds, payments, parcels that came back"],
    moneyCalls.tasks,
    () => ({}),
    ({ tasks }) => (tasks.length === 0 ? "Nothing waits for you." : tasks.map(taskLine)),
  ),
  byCall(
    ["tasks ask ORDER", "asks the gateway now what became of its payment"],
    moneyCalls.ask,
    named,
    ({ order }) => `Order ${order.number} is ${stateWords(order.state)}.`,
  ),
  byCall(
    [
      "refund order ORDER RUPEES|goods|delivery|all [--goods LINE=PIECES] [--restock] [--reason TEXT] [--key TEXT]",
      "gives money back; --goods 1=2,3=1 for two of its first line and one of its third",
    ],
    moneyCalls.refund,
    async (typed, at) => {
      const { RUPEES: sum = "", goods, restock, reason = "staff", key = newToken() } = typed;
      return {
        ...(await named(typed, at)),
        ...(isNamed(sum) ? { sum } : { sum: "amount" as const, rupees: sum }),
        ...(goods && { goods: piecesOf(goods) }),
        ...{ restock: restock === "true", reason, key },
      };
    },
    ({ order }) => {
      const { id = "", paise = 0, kind } = order.money?.refunds.at(-1) ?? {};
      const way =
        kind === "manual" ? `is to be given back by hand: refund by-hand ${id} NUMBER` : "goes back now";
      return `${formatRupees(paise)} ${way}.`;
    },
  ),
  {
    words: "refund retry all",
    does: "asks the gateway again for all that it refused",
    right: "money.refund",
    call: moneyCalls.retry,
    async run(at) {
      const { tasks } = await at.ask(moneyCalls.tasks, {});
      const refused = tasks.flatMap(({ deed, refundId }) => (deed === "retry" && refundId ? [refundId] : []));
      for (const id of refused) await at.ask(moneyCalls.retry, { id });
      return `The running shop asks the gateway for ${refused.length} of them again now.`;
    },
  },
  byCall(
    ["refund retry REFUND", "asks the gateway again for one that it refused"],
    moneyCalls.retry,
    ({ REFUND = "" }) => ({ id: REFUND }),
    ({ message }) => message,
  ),
  byCall(
    ["refund by-hand REFUND NUMBER", "notes that it was given back by hand, with the number of the receipt"],
    moneyCalls.byHand,
    ({ REFUND = "", NUMBER = "" }) => ({ id: REFUND, reference: NUMBER }),
    ({ message }, { NUMBER }) => `${message} ${NUMBER}`,
  ),
];

function taskLine({ kind, refundId, number, paise, since, said }: DeskTask): string {
  const what = {
    refundRefused: `refused: ${said ?? "no reason given"}`,
    refundByHand: `to give back by hand: refund by-hand ${refundId} NUMBER`,
    refundSlow: "not confirmed yet; the running shop goes on",
    notHeard: `not heard of: tasks ask ${number}`,
    notTaken: `kept aside and not taken: tasks ask ${number}`,
    cameBack: `came back: order ${number} send, refund order ${number} all, or order ${number} cancel`,
  }[kind];
  return `${refundId ?? number}  ${formatRupees(paise)}  order ${number}  since ${timeWords(since)}  ${what}`;
}

function isNamed(sum: string): sum is "all" | "goods" | "delivery" {
  return ["all", "goods", "delivery"].includes(sum);
}
