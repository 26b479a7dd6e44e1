import type { InvoiceView } from "#contract/invoice-view.ts";
import type { Reads } from "#platform/database/database.ts";
import { invoicesIssued, invoicesNumbered } from "./invoice-repository.ts";
import { viewOf } from "./invoices-service.ts";

const part = 500;

/** All papers of a month in India, such as 2026-11, and the invoices of other months that its credit notes take from. */
export async function readTaxMonth(q: Reads, month: string) {
  const papers: InvoiceView[] = [];
  const earlier: InvoiceView[] = [];
  const until = Date.parse(`${nextMonth(month)}-01T00:00:00+05:30`);
  let after = { at: Date.parse(`${month}-01T00:00:00+05:30`), id: "" };
  for (;;) {
    const rows = await invoicesIssued(q, { after, until, limit: part });
    const found = rows.map(viewOf);
    papers.push(...found);
    const named = found.flatMap(({ ofNumber }) => (ofNumber === null ? [] : [ofNumber]));
    earlier.push(...(await invoicesNumbered(q, named)).map(viewOf));
    const last = rows.at(-1);
    if (!last || rows.length < part) return { papers, earlier };
    after = { at: last.issued_at, id: last.id };
  }
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
