import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderTab } from "../rules/staff-actions.ts";
import { type LogQuery, logOf } from "./log-of.ts";
import { cardsOf } from "./order-card.ts";
import { orderFile } from "./order-file.ts";
import { orderForOffice } from "./order-for-office.ts";
import { tasksNow } from "./tasks.ts";
import { orderNeeds, todayNow } from "./today.ts";

export interface ListWish {
  readonly tab: OrderTab;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  /** May be found by what only leads to a person. */
  readonly isWhole: boolean;
}

/** What the staff look at. It knows nothing of who asks: rights are checked by the endpoint. */
export function createOrderLists(parts: CheckoutParts) {
  const { lists } = parts.orders;
  /** Of orders that are named in any way, those that are there. */
  const idsOf = (typed: readonly string[]) => lists.idsOf(typed);
  return {
    async list({ tab, search, cursor, isWhole }: ListWish) {
      const found = search ? lists.matching(search, { cursor, isWhole }) : lists.ofTab(tab, cursor);
      const [page, counts] = await Promise.all([found, lists.counts()]);
      return { orders: await cardsOf(parts, page), next: page.next, counts };
    },
    file: () => orderFile(parts.db.read),
    show: (typed: string) => orderForOffice(parts, typed),
    today: () => todayNow(parts),
    needs: () => orderNeeds(parts),
    tasks: () => tasksNow(parts),
    latestPayments: () => latestPayments(parts),
    changedSince: (at: number) => lists.changedSince(at),
    /** What some customers have bought and sent back. */
    async sumsOf(userIds: readonly string[]) {
      const [sums, returns] = await Promise.all([lists.sumsOf(userIds), parts.returns.countOf(userIds)]);
      return (userId: string) => ({ ...sums(userId), returns: returns(userId) });
    },
    /** The last orders of one, with what was written about them. */
    async ofCustomer(userId: string) {
      const page = await lists.ofCustomer(userId);
      const [orders, notes] = await Promise.all([
        cardsOf(parts, page),
        lists.notesOf(page.orders.map(({ id }) => id)),
      ]);
      return { orders, notes };
    },
    idOf: async (typed: string) => (await idsOf([typed])).get(typed),
    idsOf,
    customerOf: async (orderId: string) => (await parts.orders.brief(parts.db.read, orderId))?.userId,
    log: (filter: LogQuery) => logOf(parts, filter),
  };
}

/** As many as one looks through on a phone; all others are with their orders. */
const most = 20;

/** How the newest orders are paid. */
export async function latestPayments({ orders, payments }: CheckoutParts) {
  const latest = await payments.latest(most);
  const named = await orders.lists.namesOf(latest.map(({ order_id }) => order_id));
  return latest.map(({ order_id: orderId, amount_paise: paise, method, status, updated_at: since }) => ({
    ...{ orderId, number: orderId, name: "", ...named.get(orderId), paise, method, status, since },
  }));
}
