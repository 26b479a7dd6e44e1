import type { AnswerOf } from "#contract/call.ts";
import type { logCalls } from "#contract/calls/customers.ts";
import type { DeskCard } from "#contract/desk-view.ts";
import { formatRupees } from "#contract/money.ts";
import { nameAtTerminal } from "#platform/terminal.ts";
import { timeWords } from "./readable.ts";

/** Who, how much and since when, and what. */
export function orderLines(orders: readonly DeskCard[], status: string | undefined): string[] {
  if (orders.length === 0) return [status ? `No order is ${status}.` : "Nothing is to be packed."];
  return orders.flatMap(({ number, shortId, state, createdAt, money, to, reach, goods }) => [
    [
      ...[number, shortId, state, timeWords(createdAt), money && formatRupees(money.totalPaise)],
      ...[`${to.name}, ${to.city} ${to.pinCode}`, reach?.phone, reach?.email],
    ]
      .filter(Boolean)
      .join("  "),
    `        ${goods.map(({ quantity, title }) => `${quantity} × ${title}`).join(", ")}`,
  ]);
}

export function logLines({ deeds, next }: AnswerOf<typeof logCalls.list>): string[] {
  if (deeds.length === 0) return ["Nothing is noted."];
  const lines = deeds.flatMap(({ at, by, byId, action, subject, number, before, after }) => [
    `${timeWords(at)}  ${nameAtTerminal(byId) ? byId : (by.name ?? byId)}  ${action}  ${number ?? subject}`,
    ...(before === null ? [] : [`        before: ${JSON.stringify(before)}`]),
    ...(after === null ? [] : [`        after:  ${JSON.stringify(after)}`]),
  ]);
  return next === null ? lines : [...lines, "… and more: --until DATE goes further back."];
}
