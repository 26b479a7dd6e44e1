import type { Database } from "#platform/database/database.ts";
import { forFew } from "#platform/in-turns.ts";
import { eventOf, recordOf } from "../public/order-record.ts";
import { eventsOf as eventRowsOf } from "./order-events-repository.ts";
import * as rows from "./order-repository.ts";

/** All of a customer's orders: page by page, or whole for the export of the account. */
export function createOrdersOfUser({ db }: { readonly db: Database }) {
  return {
    async ofUser(userId: string, { page = 1, size = 10 } = {}) {
      const [found, total] = await Promise.all([
        rows.ordersOf(db.read, userId, size, (page - 1) * size),
        rows.countOrders(db.read, userId),
      ]);
      const ids = found.map(({ id }) => id);
      const lines = await rows.linesOf(db.read, ids);
      const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
      return { orders: found.map((row) => recordOf(row, linesOf.get(row.id) ?? [])), total };
    },

    /** Of those that are still to come the one that was made last, without what is in it. */
    async newestUnderWay(userId: string) {
      const row = await rows.newestUnderWay(db.read, userId);
      return row && recordOf(row, []);
    },

    /** The one that was made last, other than a try that waits to be paid or was given up. */
    async newestPlaced(userId: string) {
      const row = await rows.newestPlaced(db.read, userId);
      return row && recordOf(row, await rows.linesOf(db.read, [row.id]));
    },

    reachesOf: rows.reachesOf,
    mailsOfGuests: rows.mailsOfGuests,

    /** Everything the shop keeps of a customer's orders, for the export of the account. */
    async exportOf(userId: string) {
      return forFew(await rows.idsOf(db.read, userId), async (some) => {
        const [found, lines, events] = await Promise.all([
          rows.findOrders(db.read, some),
          rows.linesOf(db.read, some),
          eventRowsOf(db.read, some),
        ]);
        const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
        const eventsOf = Map.groupBy(events, ({ order_id }) => order_id);
        const rowOf = new Map(found.map((row) => [row.id, row]));
        return some.flatMap((id) => {
          const row = rowOf.get(id);
          if (!row) return [];
          const { cartFingerprint: _, ...order } = recordOf(row, linesOf.get(id) ?? []);
          return [{ ...order, events: (eventsOf.get(id) ?? []).map(eventOf) }];
        });
      });
    },
  };
}
