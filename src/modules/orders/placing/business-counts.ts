import type { PaymentsService } from "#modules/payments/service.ts";
import type { Clock } from "#platform/clock.ts";
import { clockError } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { addToValue, readValue, readValues, setValue, swapValue } from "#platform/database/key-values.ts";
import type { OrdersService } from "../records/orders-service.ts";

/** Up to when events were counted. */
const countedKey = "counted_to";
const orderPrefix = "orders_";
const settledPrefix = "settled_";

export type BusinessCounts = ReturnType<typeof createBusinessCounts>;

/**
 * What the shop did, as numbers that only grow. Each event is counted once, by whichever process comes first, a
 * minute after it: by then no clock and no commit is behind.
 */
export function createBusinessCounts({
  db,
  clock,
  orders,
  payments,
}: {
  db: Database;
  clock: Clock;
  orders: Pick<OrdersService, "countEvents">;
  payments: Pick<PaymentsService, "refunds">;
}) {
  return {
    async count(): Promise<void> {
      const upTo = clock.now() - clockError;
      await db.write(async (tx) => {
        const after = await readValue(tx, countedKey);
        // The figures of a shop begin when they are first asked for, not with a walk through all its years.
        if (after === 0) return setValue(tx, countedKey, upTo);
        if (upTo <= after || !(await swapValue(tx, countedKey, { from: after, to: upTo }))) return;
        for (const { status, way, total } of await orders.countEvents(tx, { after, upTo })) {
          await addToValue(tx, orderPrefix + status, Number(total));
          if (way && status === "ordered")
            await addToValue(tx, settledPrefix + way.split(":")[1], Number(total));
        }
      });
    },
    /** Few rows, whatever the shop's size. */
    async read() {
      const [became, settled, refunds] = await Promise.all([
        readValues(db.read, orderPrefix),
        readValues(db.read, settledPrefix),
        payments.refunds.countOpen(),
      ]);
      return { became, settled, refunds };
    },
  };
}
