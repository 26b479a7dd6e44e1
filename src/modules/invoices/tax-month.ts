import { setImmediate as breathe } from "node:timers/promises";
import type { Reads } from "#platform/database/database.ts";
import { invoicesIssued, invoicesNumbered } from "./repository.ts";
import type { TaxDocument } from "./rules/gst-return.ts";
import { viewOf } from "./service.ts";
import type { InvoiceView } from "./views.ts";

/** Small enough that the shop answers between two. */
const taxPart = 100;

/** The invoices of a month in India, such as 2026-11, in parts: a busy one is in no process's memory. */
export async function* readTaxMonth(q: Reads, month: string): AsyncGenerator<readonly TaxDocument[]> {
  const until = Date.parse(`${nextMonth(month)}-01T00:00:00+05:30`);
  let after = { at: Date.parse(`${month}-01T00:00:00+05:30`), id: "" };
  for (;;) {
    const rows = await invoicesIssued(q, { after, until, limit: taxPart });
    const invoices = rows.map(viewOf);
    const of = await invoicesByNumber(
      q,
      invoices.flatMap(({ ofNumber }) => ofNumber ?? []),
    );
    if (invoices.length > 0)
      yield invoices.map((invoice) => ({ invoice, of: of.get(invoice.ofNumber ?? "") }));
    const last = rows.at(-1);
    if (!last || rows.length < taxPart) return;
    after = { at: last.issued_at, id: last.id };
    // The lock of a file is no wait for the loop: without this all that came meanwhile would wait for the month.
    await breathe();
  }
}

/** By their numbers. */
export async function invoicesByNumber(
  q: Reads,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, InvoiceView>> {
  const rows = await invoicesNumbered(q, numbers);
  return new Map(rows.map((row) => [row.number, viewOf(row)]));
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
