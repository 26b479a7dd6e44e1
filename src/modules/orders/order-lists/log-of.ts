import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

const pageSize = 50;

export interface LogQuery {
  readonly by?: string | undefined;
  readonly subject?: string | undefined;
  /** In India, such as 2026-11-21. */
  readonly day?: string | undefined;
  readonly cursor?: string | undefined;
}

/** What the staff did, the newest first, each with the number of the order that it was done to. */
export async function logOf({ db, orders }: CheckoutParts, { by, subject, day, cursor }: LogQuery) {
  const [at, id] = readCursor(cursor, 2) ?? [];
  const found = await listAuditEntries(db.read, {
    by: by || undefined,
    subject: subject || undefined,
    from: day === undefined ? undefined : Date.parse(`${day}T00:00:00.000+05:30`),
    upTo: day === undefined ? undefined : Date.parse(`${day}T23:59:59.999+05:30`),
    after: typeof at === "number" && typeof id === "string" ? { at, id } : undefined,
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const numbers = await orders.lists.numberWordsOf(db.read, [...new Set(page.map((entry) => entry.subject))]);
  const entries = page.map((entry) => ({ ...entry, number: numbers.get(entry.subject) ?? null }));
  const last = entries.at(-1);
  return { deeds: entries, next: found.length > pageSize && last ? cursorOf([last.at, last.id]) : null };
}
