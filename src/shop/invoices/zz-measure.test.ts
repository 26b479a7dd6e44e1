import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { fillDesk } from "#support/fill-desk.ts";
import { taxFiles } from "./tax-files.ts";

describeOnBothEngines("measure", (openFresh) => {
  it("100k", { timeout: 600_000 }, async () => {
    const db = await openFresh();
    await fillDesk(db, { orders: 100_000, customers: 200 });
    const item = (line: number) => ({ line, words: "Thing of cotton", hsn: "6205", quantity: 1, paise: 100_000, taxPercent: 18, taxPaise: 15_254 });
    const seller = { name: "Asha", address: { en: "4 Temple Street", hi: "" }, city: "P", pinCode: "411001", gstin: "29AAGCB7383J1Z4", state: "29" };
    const content = JSON.stringify({ ofNumber: null, seller, place: "27", split: "igst", items: [item(0), item(1), item(2)] });
    await db.write(async (tx) => {
      await sql`insert into invoices (id, kind, year, place, number, order_id, issued_at, total_paise, content, buyer)
      select 'i' || id, 'invoice', 2026, row_number() over (order by id), 'INV/26-27/' || row_number() over (order by id), id, ${sql.lit(Date.parse("2026-11-05T12:00:00Z"))} + row_number() over (order by id), 300000, ${content},
      case when row_number() over (order by id) % 5 = 0 then '{"name":"B","business":{"name":"Bina","gstin":"29AAG' || row_number() over (order by id) || 'Z"}}' else '{"name":"B","business":null}' end
      from orders`.execute(tx);
      await sql`analyze`.execute(tx);
    });
    for (const name of ["gstr1", "table", "eInvoices"] as const) {
      global.gc?.();
      const before = process.memoryUsage();
      let most = 0;
      let bytes = 0;
      let longest = 0;
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const began = performance.now();
      if (name === "eInvoices") { delay.disable(); continue; }
      for await (const piece of taxFiles[name](db.read, { gstin: "29AAGCB7383J1Z4", month: "2026-11" })) {
        bytes += piece.length;
        longest = Math.max(longest, piece.length);
        most = Math.max(most, process.memoryUsage().heapUsed);
      }
      delay.disable();
      console.log(db.settings.DATABASE_URL ? "pg" : "sqlite", name, `${Math.round(performance.now() - began)} ms, ${bytes} bytes, piece ${longest}, heap +${Math.round((most - before.heapUsed) / 1e6)} MB, loop max ${(delay.max / 1e6).toFixed(1)} ms p99 ${(delay.percentile(99) / 1e6).toFixed(1)}`);
    }
  });
});
