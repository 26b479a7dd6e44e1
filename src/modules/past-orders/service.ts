import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { waysToCustomer } from "#modules/accounts/rules/customer-search.ts";
import type { AccountsService } from "#modules/accounts/service.ts";
import { erasedBefore } from "#modules/orders/rules/erasure.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { forFew } from "#platform/in-turns.ts";
import { pastOrdersChanged } from "./events.ts";
import { createPastOrderFiles } from "./files-service.ts";
import { pastOrderTable } from "./past-order-table.ts";
import * as rows from "./repository.ts";
import { numberKey, type PastAddress, type PastSale } from "./rules/past-order.ts";

export type PastOrdersService = ReturnType<typeof createPastOrders>;

interface PastOrdersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, "reachOf" | "knownReachOf">;
}

const pageSize = 25;
const erasedAtOnce = 200;
/** Of one person as many as anybody looks through; all are in the export of her data. */
const mostOfOne = 100;

/**
 * Orders of the shop before (imported orders): history, to be read and found. They are no orders of this shop, so that
 * nothing sells, bills, counts, pays back or writes by them.
 */
export function createPastOrders({ db, clock, accounts }: PastOrdersParts) {
  const files = createPastOrderFiles({ db, clock });

  return {
    ...files,

    /** The newest first, or the first of those that fit a number, phone, name or mail address. */
    async list({ search, cursor }: { search?: string | undefined; cursor?: string | undefined }) {
      if (search) return { orders: (await matching(search)).map(cardOf), next: null };
      const [after] = readCursor(cursor, 1) ?? [];
      const found = await rows.newestPastOrders(
        db.read,
        after === undefined ? undefined : String(after),
        pageSize + 1,
      );
      const last = found[pageSize - 1];
      const next = found.length > pageSize && last ? cursorOf([last.id]) : null;
      return { orders: found.slice(0, pageSize).map(cardOf), next };
    },

    /** Whoever takes everybody's addresses along is remembered for it. */
    async table(by: string): Promise<AsyncGenerator<string>> {
      const entry = { by, action: "download past orders", subject: "past orders", at: clock.now() };
      await db.write((tx) => emit(tx, pastOrdersChanged, entry));
      return pastOrderTable(db.read);
    },

    async show(id: string) {
      const row = await rows.findPastOrder(db.read, id);
      return row && wholeOf(row);
    },

    /** Of somebody as the staff know them, before they have proved anything too: their file and these came out of one shop. */
    async ofCustomer(userId: string) {
      const reach = await accounts.knownReachOf(db.read, userId);
      const [orders, sums] = await Promise.all([
        rows.pastOrdersOf(db.read, reach, mostOfOne),
        rows.sumsOfPastOrders(db.read, reach),
      ]);
      return { orders: orders.map(cardOf), count: sums.orders, paise: sums.paise };
    },

    /** What somebody is shown as their own: by an address or number alone that was proved to be theirs. */
    async ofShopper(userId: string) {
      const found = await rows.pastOrdersOf(db.read, await provedReach(db.read, userId), mostOfOne);
      return found.map(boughtOf);
    },

    /** Whether somebody is a customer of before: whose first order here is not their first. */
    async hasBought(q: Reads | Tx, userId: string): Promise<boolean> {
      return (await rows.sumsOfPastOrders(q, await provedReach(q, userId))).orders > 0;
    },

    /** Without the person where another address stands beside the number: it may have had another owner. */
    async exportOf(q: Reads, reach: rows.Reach) {
      return forFew(await rows.idsOfPastOrders(q, reach), async (some) =>
        (await rows.pastOrdersByIds(q, some)).map((row) =>
          row.email === null || row.email === reach.email
            ? wholeOf(row)
            : { ...wholeOf(row), ...rows.nobody },
        ),
      );
    },

    /** A person leaves, or asks to be forgotten: what is coming in at this moment is waited for, and then emptied. */
    async forget(tx: Tx, { email, phone }: rows.Reach): Promise<void> {
      await files.forgetInFiles(tx, { email, phone });
      await rows.emptyPastOrders(tx, { email, phone });
    },

    /** Who bought is kept as long as this shop keeps the invoice of a sale of that day. */
    async eraseOld(): Promise<void> {
      const old = { before: erasedBefore(clock.now()), most: erasedAtOnce };
      // Each goes on where the one before has ended: all that is empty by then would be read again for every few.
      for (let after = ""; ; ) {
        const emptied = await db.write((tx) => rows.emptyOldPastOrders(tx, { ...old, after }));
        after = emptied.at(-1) ?? after;
        if (emptied.length < erasedAtOnce) return;
      }
    },

    /** Who has no account here that could be erased with them. */
    async erase(by: string, id: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const row = await rows.findPastOrder(tx, id);
        if (!row) return failure("notFound");
        await files.forgetInFiles(tx, row);
        await rows.emptyPastOrders(tx, row, id);
        const entry = { by, action: "erase past orders", subject: row.number, after: {}, at: clock.now() };
        await emit(tx, pastOrdersChanged, entry);
        return success(undefined);
      });
    },
  };

  async function provedReach(q: Reads | Tx, userId: string): Promise<rows.Reach> {
    return (await accounts.reachOf(q, [userId])).get(userId) ?? { email: null, phone: null };
  }

  /** Each way along its own index, one after the other, until a page is full. */
  async function matching(typed: string): Promise<rows.PastOrderRow[]> {
    const ways = [{ by: "number", value: numberKey(typed) } as const, ...waysToCustomer(typed)];
    const found = new Map<string, rows.PastOrderRow>();
    for (const way of ways) {
      if (found.size >= pageSize) break;
      for (const row of await rows.findPastOrders(db.read, way, pageSize)) found.set(row.id, row);
    }
    return [...found.values()].slice(0, pageSize);
  }
}

function cardOf(row: rows.PastOrderRow) {
  const { id, source, number, status, name } = row;
  return {
    ...{ id, source, number, status, name },
    ...{ placedAt: row.placed_at, totalPaise: row.total_paise },
    goods: saleOf(row).lines.map(({ title, quantity }) => ({ title, quantity })),
  };
}

/** Without a name: a phone number may have had another owner when this was ordered. */
function boughtOf(row: rows.PastOrderRow) {
  const { goods: _, name: __, ...card } = cardOf(row);
  return { ...card, sale: saleOf(row), refundedPaise: row.refunded_paise };
}

function wholeOf(row: rows.PastOrderRow) {
  const { goods: _, ...card } = cardOf(row);
  return {
    ...card,
    ...{ email: row.email, phone: row.phone, note: row.note, refundedPaise: row.refunded_paise },
    address: row.address === null ? null : (JSON.parse(row.address) as PastAddress),
    sale: saleOf(row),
  };
}

const saleOf = ({ sale }: rows.PastOrderRow) => JSON.parse(sale) as PastSale;
