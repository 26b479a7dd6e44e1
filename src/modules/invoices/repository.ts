import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { pipelined, prepared } from "#platform/database/prepared.ts";
import type { InvoiceKind } from "./views.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    invoices: InvoiceRow;
    invoice_counters: { kind: InvoiceKind; year: number; last: number };
  }
}

export interface InvoiceRow {
  id: string;
  kind: InvoiceKind;
  /** Of taxes. */
  year: number;
  /** In the series of its year. */
  place: number;
  number: string;
  order_id: string;
  refund_id: string | null;
  issued_at: number;
  total_paise: number;
  /** InvoiceBuyer as JSON. */
  buyer: string | null;
  /** What of an InvoiceView no column says, as JSON. */
  content: string;
}

const drawing = prepared((q, { kind, year }: { kind: InvoiceKind; year: number }) =>
  q
    .insertInto("invoice_counters")
    .values({ kind, year, last: 1 })
    .onConflict((on) =>
      on.columns(["kind", "year"]).doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning("last"),
);

/** Whoever draws keeps all others waiting until the commit. */
export async function drawNumber(tx: Tx, kind: InvoiceKind, year: number): Promise<number> {
  const [drawn] = await drawing(tx, { kind, year });
  if (!drawn) throw new Error("The invoices have no counter to draw from.");
  return drawn.last;
}

export const insertInvoice = pipelined((q, row: InvoiceRow) => q.insertInto("invoices").values({ ...row }));

/** The invoice of each before its credit notes. */
export function invoicesOf(q: Reads | Tx, orderIds: readonly string[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("invoices")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("kind", "desc")
    .orderBy("year")
    .orderBy("place")
    .execute();
}

/** A part of a series in the order of its numbers. */
export function invoicesInSeries(
  q: Reads | Tx,
  { kind, year }: { readonly kind: InvoiceKind; readonly year: number },
  { after, most }: { readonly after: number; readonly most: number },
): Promise<InvoiceRow[]> {
  return q
    .selectFrom("invoices")
    .selectAll()
    .where("kind", "=", kind)
    .where("year", "=", year)
    .where("place", ">", after)
    .orderBy("place")
    .limit(most)
    .execute();
}

/** A month is read in parts, each from where the one before ended: a busy one has tens of thousands. */
export function invoicesIssued(
  q: Reads,
  { after, until, limit }: { after: { at: number; id: string }; until: number; limit: number },
): Promise<InvoiceRow[]> {
  return q
    .selectFrom("invoices")
    .selectAll()
    .where(sql<boolean>`(issued_at, id) > (${after.at}, ${after.id})`)
    .where("issued_at", "<", until)
    .orderBy("issued_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function invoicesNumbered(q: Reads, numbers: readonly string[]): Promise<InvoiceRow[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  return q.selectFrom("invoices").selectAll().where("number", "in", numbers).execute();
}

export async function emptyBuyers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.updateTable("invoices").set({ buyer: null }).where("order_id", "in", orderIds).execute();
}
