import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillOrders } from "#support/fill-orders.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { createAccountingService } from "./accounting-service.ts";
import { createInvoicesService } from "./service.ts";

const orders = times(4_000, 100_000);
const clock = { now: () => Date.now() };

/** A paper for each order, and a note for each that was cancelled. */
async function fillPapers(db: Database): Promise<void> {
  const item = {
    line: 0,
    words: "Thing",
    hsn: "6205",
    quantity: 1,
    paise: 100_000,
    taxPercent: 18,
    taxPaise: 15_254,
  };
  const seller = { name: "", address: { en: "", hi: "" }, city: "", pinCode: "", gstin: "", state: "29" };
  const content = JSON.stringify({ ofNumber: null, seller, place: "27", split: "igst", items: [item] });
  const papers = (kind: string, which: string) => sql`
    insert into invoices (id, kind, year, place, number, order_id, issued_at, total_paise, content)
    select ${sql.lit(kind)} || id, ${sql.lit(kind)}, 2026, row_number() over (order by id),
      ${sql.lit(kind)} || row_number() over (order by id), id, created_at, 100000, ${content}
    from orders where ${sql.raw(which)}`;
  await db.write(async (tx) => {
    await papers("invoice", "status <> 'pending'").execute(tx);
    await papers("credit", "status = 'cancelled'").execute(tx);
    await sql`insert into invoice_counters (kind, year, last)
      select kind, year, max(place) from invoices group by kind, year`.execute(tx);
    await sql`analyze`.execute(tx);
  });
}

describeOnBothEngines("what is asked of money", (openFresh) => {
  it(
    `reads no large table from end to end, among ${orders} orders, and is what the papers come to`,
    async () => {
      const db = await openFresh();
      await fillOrders(db, { orders, customers: 200 });
      await fillPapers(db);
      const watched = watchReads(db);
      const invoices = createInvoicesService({
        clock,
        seller: () => {
          throw new Error("Nothing is sold.");
        },
      });
      const accounting = createAccountingService({ db: watched.db, clock, invoices, gstin: async () => "" });
      await accounting.runJob();
      watched.take();
      const year = new Date(Date.now() - orders * 60_000);
      const name = String(year.getUTCMonth() < 3 ? year.getUTCFullYear() - 1 : year.getUTCFullYear());
      const found = await Promise.all([accounting.report(name), accounting.report(String(Number(name) + 1))]);
      const { rows } = await sql<{ kind: string; paise: number }>`
        select kind, sum(total_paise) as paise from invoices group by kind order by kind`.execute(db.read);
      const sums = found.map((report) => report?.totals ?? { sold: 0, credited: 0 });
      expect([
        sums.reduce((all, { credited }) => all + credited, 0),
        sums.reduce((all, { sold }) => all + sold, 0),
      ]).toEqual(rows.map(({ paise }) => Number(paise)));
      for (const period of [undefined, new Date().toISOString().slice(0, 10)])
        await accounting.report(period);
      for (const statement of watched.take())
        expect([statement.sql, (await planOf(db, statement)).scans]).toEqual([statement.sql, []]);
      for (const table of ["orders", "lines", "payments", "refunds"]) {
        const reader = accounting.tableOf(table, new Date().toISOString().slice(0, 7))?.getReader();
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
      }
      // What belongs to five hundred invoices may be read by whatever way is short among so many.
      for (const statement of watched.take()) {
        const { scans } = await planOf(db, statement);
        expect([statement.sql, scans.filter((one) => /invoices|refunds/.test(one))]).toEqual([
          statement.sql,
          [],
        ]);
      }
    },
    patienceFor(20),
  );
});
