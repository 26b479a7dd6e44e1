import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { createPastOrders } from "./service.ts";

const many = times(10_000, 100_000);
const clock = { now: () => 1_790_000_000_000 };
const meera = { email: "buyer7@example.com", phone: "+919800000008" };

describeOnBothEngines("what is asked of past orders", (openFresh) => {
  it(
    `reads no more than it shows, among ${many}`,
    async () => {
      const db = await openFresh({ at: clock.now() });
      const sale = JSON.stringify({ lines: [{ title: "Soap", sku: "", quantity: 1, unitPaise: 8_000 }] });
      await db.write((tx) =>
        sql`insert into past_orders (id, source, number, number_key, placed_at, status, name, email, phone,
            total_paise, refunded_paise, note, address, sale)
          with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
          select 'order-' || i, 'shopify', '#' || i, '' || i, 1700000000000 + i, 'sent', 'Buyer' || i || ' Das',
            'buyer' || (i % 3000) || '@example.com', '+91980000' || (1000 + i % 3000), 8000, 0, '', '{}', ${sale}
          from n`.execute(tx),
      );
      await db.write((tx) => sql`analyze`.execute(tx));
      const watched = watchReads(db);
      const reaches = new Map([["meera", meera]]);
      const accounts = { reachOf: async () => reaches, knownReachOf: async () => meera };
      const pastOrders = createPastOrders({ db: watched.db, clock, accounts });
      const first = await pastOrders.list({});
      expect(first.orders).toHaveLength(25);
      await pastOrders.list({ cursor: first.next ?? undefined });
      for (const search of ["#77", "buyer9999", "das", "buyer7@", "98000 01008"])
        expect((await pastOrders.list({ search })).orders.length).toBeGreaterThan(0);
      expect((await pastOrders.ofCustomer("meera")).orders.length).toBeGreaterThan(0);
      expect((await pastOrders.ofShopper("meera")).length).toBeGreaterThan(0);
      expect(await pastOrders.hasBought(watched.db.read, "meera")).toBe(true);
      await pastOrders.exportOf(watched.db.read, meera);
      for (const statement of watched.take()) {
        const { scans, mostRows, mostInVain } = await planOf(db, statement);
        expect([statement.sql, scans.filter((one) => /past_orders/.test(one))]).toEqual([statement.sql, []]);
        expect([statement.sql, Math.max(mostRows, mostInVain) <= 500]).toEqual([statement.sql, true]);
      }
    },
    patienceFor(10),
  );
});
