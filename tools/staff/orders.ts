import { formatRupees } from "#contract/format/money.ts";
import type { OfficeOrderCard } from "#manage/office-view.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import type { OrderTab } from "#modules/orders/rules/staff-actions.ts";
import { Refusal } from "../refusal.ts";
import { timeWords } from "./readable.ts";
import type { Terminal } from "./terminal.ts";

/** In which of the back office's tabs the orders of a status lie. */
const tabs: Readonly<Record<string, OrderTab>> = {
  pending: "unpaid",
  ordered: "toPack",
  processing: "toPack",
  packed: "packed",
  shipped: "onTheWay",
  delivered: "done",
  completed: "done",
  cancelled: "ended",
};
export const statuses = Object.keys(tabs);

const mostShown = 100;
const mostPages = 40;

/** The first of a status, or of all that are to be packed. */
export async function ordersOf(
  at: Terminal,
  status: string | undefined,
): Promise<readonly OfficeOrderCard[]> {
  const tab = tabs[status ?? "ordered"];
  if (!tab) throw new Refusal(`A status is one of ${statuses.join(", ")}.`);
  const found: OfficeOrderCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && found.length < mostShown; page++) {
    const { orders, next } = await at.ask(fulfilmentEndpoints.list, { tab, cursor });
    found.push(...orders.filter(({ state }) => status === undefined || state === status));
    if (next === null) break;
    cursor = next;
  }
  return found.slice(0, mostShown);
}

/** Who, how much and since when, and what. */
export function orderLines(orders: readonly OfficeOrderCard[], status: string | undefined): string[] {
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
