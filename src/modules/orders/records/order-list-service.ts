import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { type Counted, countedTo, mostCounted } from "#contract/format/counted.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { OrderAddress } from "../order-view.ts";
import { numberWords, readOrderId } from "../rules/order-id.ts";
import { type SearchKey, type SearchWay, waysToSearch } from "../rules/order-search.ts";
import type { OrderTab } from "../rules/staff-actions.ts";
import { eventsOf } from "./order-events-repository.ts";
import * as lists from "./order-list-repository.ts";
import { notesOf } from "./order-notes-repository.ts";
import { linesOf } from "./order-repository.ts";
import type { OrderLineRow, OrderRow } from "./order-tables.ts";

const pageSize = 25;
const mostTasks = 100;
const mostChanges = 200;
/** Whoever waits longest comes first where something is to be done. */
const oldestFirst: readonly OrderTab[] = ["toPack", "packed"];

/** What leads to a person alone. */
const ofPhones: readonly SearchKey[] = ["phone", "phoneEnd"];

export type ListedOrder = OrderRow;

export interface OrderPage {
  readonly orders: readonly ListedOrder[];
  readonly lines: readonly OrderLineRow[];
  readonly next: string | null;
}

export type OrderLists = ReturnType<typeof createOrderLists>;

/** Orders as the staff look through them: along an index, however many there are. */
export function createOrderLists({ db }: { db: Database }) {
  return {
    async ofTab(tab: OrderTab, cursor?: string): Promise<OrderPage> {
      const [after] = readCursor(cursor, 1) ?? [];
      const rows = await lists.listByTab(db.read, tab, {
        after: typeof after === "string" ? after : undefined,
        limit: pageSize + 1,
        isOldestFirst: oldestFirst.includes(tab),
      });
      const last = rows[pageSize - 1];
      return page(rows.slice(0, pageSize), rows.length > pageSize && last ? cursorOf([last.id]) : null);
    },

    /** Each way along its own index, one after the other, until a page is full. */
    async matching(
      typed: string,
      { cursor, isWhole }: { readonly cursor?: string | undefined; readonly isWhole: boolean },
    ): Promise<OrderPage> {
      const ways = waysToSearch(typed).filter(({ by }) => isWhole || !ofPhones.includes(by));
      const { found, next } = await search(ways, cursor);
      const ids = [...new Set(found.map(({ id }) => id))];
      const rows = new Map((await lists.ordersByIds(db.read, ids)).map((row) => [row.id, row]));
      const orders = ids.flatMap((id) => rows.get(id) ?? []);
      return page(orders, next);
    },

    async counts(): Promise<Record<OrderTab, Counted>> {
      const counted = await lists.countTabs(db.read, mostCounted + 1);
      return Object.fromEntries(
        Object.entries(counted).map(([tab, count]) => [tab, countedTo(mostCounted, count)]),
      ) as Record<OrderTab, Counted>;
    },
    countOf,

    /** What happened to orders since then, the newest first, as far as anybody looks. */
    changedSince: (at: number) => lists.changedSince(db.watch, at, mostChanges),

    /** The newest orders of one customer. */
    async ofCustomer(userId: string): Promise<OrderPage> {
      return page(await lists.lastOrdersOf(db.read, userId, pageSize), null);
    },

    /** What each of some customers has bought, and how often a parcel came back. */
    async sumsOf(userIds: readonly string[]) {
      const [sums, refused] = await Promise.all([
        lists.sumsOfUsers(db.read, userIds),
        lists.refusedParcelsOf(db.read, userIds),
      ]);
      const latest = await lists.ordersByIds(
        db.read,
        sums.map(({ last }) => last),
      );
      return (userId: string) => {
        const sum = sums.find(({ user_id }) => user_id === userId);
        const parcels = refused.find(({ user_id }) => user_id === userId)?.parcels;
        const order = latest.find(({ user_id }) => user_id === userId);
        const to = order && (JSON.parse(order.address) as OrderAddress);
        return {
          sentTo: to ? { phone: to.phone, city: to.city, at: order.created_at } : null,
          orders: Number(sum?.orders ?? 0),
          spentPaise: Number(sum?.paid ?? 0),
          refusedParcels: Number(parcels ?? 0),
        };
      };
    },

    /** Here again, and nobody has decided what becomes of it. */
    cameBack: () => lists.listByStep(db.read, "returned", mostTasks),

    notesOf: (orderIds: readonly string[]) => notesOf(db.read, orderIds),
    /** With who did it and which version it led to. */
    eventsOf: (q: Reads, orderId: string) => eventsOf(q, [orderId]),
    numbersOf: (ids: readonly string[]) => lists.ordersByIds(db.read, ids),
    /** What people call these orders, by id. */
    async numberWordsOf(q: Reads | Tx, ids: readonly string[]): Promise<Map<string, string>> {
      const found = await lists.ordersByIds(q, ids);
      return new Map(found.map((order) => [order.id, numberOf(order)]));
    },
    /** What people call these orders, and whom each goes to. */
    async namesOf(ids: readonly string[]): Promise<Map<string, { number: string; name: string }>> {
      const found = await lists.ordersByIds(db.read, ids);
      return new Map(
        found.map((order) => {
          const { name } = JSON.parse(order.address) as OrderAddress;
          return [order.id, { number: numberOf(order), name }];
        }),
      );
    },
    /** Whole ids of orders that are named by id, number or six characters; of two that share those the newer one. */
    async idsOf(typed: readonly string[]): Promise<Map<string, string>> {
      const wanted = typed.map((one) => ({ one, named: readOrderId(one) }));
      const rows = await lists.idsOf(db.read, {
        ids: wanted.flatMap(({ named }) => (named && "id" in named ? [named.id] : [])),
        numbers: wanted.flatMap(({ named }) => (named && "number" in named ? [named.number] : [])),
        shortIds: wanted.flatMap(({ named }) => (named && "shortId" in named ? [named.shortId] : [])),
      });
      const found = wanted.flatMap(({ one, named }): [string, string][] => {
        const row = rows.findLast(
          ({ id, number, short_id }) =>
            named &&
            ("id" in named
              ? named.id === id
              : "number" in named
                ? named.number === number
                : named.shortId === short_id),
        );
        return row ? [[one, row.id]] : [];
      });
      return new Map(found);
    },
  };

  async function countOf(tab: OrderTab, before?: number): Promise<Counted> {
    const id = before === undefined ? undefined : firstIdAt(before);
    return countedTo(mostCounted, await lists.countInTab(db.read, tab, mostCounted + 1, id));
  }

  async function page(orders: readonly OrderRow[], next: string | null): Promise<OrderPage> {
    const lines = await linesOf(
      db.read,
      orders.map(({ id }) => id),
    );
    return { orders, lines, next };
  }

  async function search(ways: readonly SearchWay[], cursor: string | undefined) {
    const [way = 0, key = "", id = ""] = readCursor(cursor, 3) ?? [];
    const found: (lists.OrderMatch & { readonly way: number })[] = [];
    for (const [at, wanted] of ways.entries()) {
      if (at < Number(way) || found.length > pageSize) continue;
      const isResumed = at === Number(way) && id !== "";
      const after = isResumed ? { key: String(key), id: String(id) } : undefined;
      const rows = await lists.findWay(db.read, wanted, { after, limit: pageSize + 1 - found.length });
      found.push(...rows.map((row) => ({ ...row, way: at })));
    }
    const last = found[pageSize - 1];
    const next = found.length > pageSize && last ? cursorOf([last.way, last.key ?? "", last.id]) : null;
    return { found: found.slice(0, pageSize), next };
  }
}

function numberOf({ number, short_id }: Pick<OrderRow, "number" | "short_id">): string {
  return number === null ? short_id : numberWords(number);
}

/** No id that was made then or later is smaller: they begin with their time. */
function firstIdAt(at: number): string {
  return newId(at).slice(0, 13);
}
