import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    rate_changes: RateChangeRow;
    delivery_files: DeliveryFileRow;
  }
}

export interface RateChangeRow {
  id: string;
  kind: "tax" | "delivery";
  version: number;
  by_id: string;
  what: string;
  before: string;
  after: string;
  at: number;
}

export interface DeliveryFileRow {
  id: string;
  by_id: string;
  rows: string;
  faults: string;
  lines: number;
  at: number;
}

/** The newest first, without the rows themselves: a file may have changed thousands. */
export function listRateChanges(
  q: Reads,
  {
    kind,
    since,
    limit,
  }: { readonly kind: RateChangeRow["kind"]; readonly since: number; readonly limit: number },
): Promise<Omit<RateChangeRow, "before" | "after">[]> {
  return q
    .selectFrom("rate_changes")
    .select(["id", "kind", "version", "by_id", "what", "at"])
    .where("kind", "=", kind)
    .where("at", ">", since)
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
}

export function findRateChange(q: Reads | Tx, id: string): Promise<RateChangeRow | undefined> {
  return q.selectFrom("rate_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those that can be taken back no more make room. */
export async function insertRateChange(tx: Tx, row: RateChangeRow, keptSince: number): Promise<void> {
  await tx.deleteFrom("rate_changes").where("kind", "=", row.kind).where("at", "<=", keptSince).execute();
  await tx.insertInto("rate_changes").values(row).execute();
}

export function findDeliveryFile(q: Reads | Tx, id: string): Promise<DeliveryFileRow | undefined> {
  return q.selectFrom("delivery_files").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those that nobody went on with make room. */
export async function insertDeliveryFile(tx: Tx, row: DeliveryFileRow, keptSince: number): Promise<void> {
  await tx.deleteFrom("delivery_files").where("at", "<=", keptSince).execute();
  await tx.insertInto("delivery_files").values(row).execute();
}

export async function deleteDeliveryFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("delivery_files").where("id", "=", id).execute();
}
