import type { Reads, Tx } from "#platform/database/database.ts";
import { lockedWhole } from "#platform/database/dialects.ts";
import type { Reach } from "./repository.ts";
import type { PastOrderSource } from "./rules/past-order.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    past_order_files: PastOrderFilePart;
  }
}

export interface PastOrderFilePart {
  id: string;
  part: number;
  at: number;
  source: PastOrderSource;
  orders: string;
  faults: string;
}

export async function insertFilePart(tx: Tx, row: PastOrderFilePart): Promise<void> {
  await tx.insertInto("past_order_files").values(row).execute();
}

export async function partsOfFile(q: Reads | Tx, id: string): Promise<number[]> {
  const rows = await q
    .selectFrom("past_order_files")
    .select("part")
    .where("id", "=", id)
    .orderBy("part")
    .execute();
  return rows.map(({ part }) => part);
}

export function findFilePart(q: Reads, id: string, part: number): Promise<PastOrderFilePart | undefined> {
  return partOf(q, id, part).executeTakeFirst();
}

/** Whoever takes it in waits for whoever does already. */
export function lockFilePart(tx: Tx, id: string, part: number): Promise<PastOrderFilePart | undefined> {
  return lockedWhole(tx, partOf(tx, id, part)).executeTakeFirst();
}

function partOf(q: Reads | Tx, id: string, part: number) {
  return q.selectFrom("past_order_files").selectAll().where("id", "=", id).where("part", "=", part);
}

export async function deleteFilePart(tx: Tx, id: string, part: number): Promise<void> {
  await tx.deleteFrom("past_order_files").where("id", "=", id).where("part", "=", part).execute();
}

/** Those that may name somebody, once nobody takes them in any more. */
export async function lockPartsNaming(tx: Tx, { email, phone }: Reach): Promise<PastOrderFilePart[]> {
  const reaches = [email, phone].filter((one) => one !== null);
  if (reaches.length === 0) return [];
  const parts = tx
    .selectFrom("past_order_files")
    .selectAll()
    .where(({ eb, or }) => or(reaches.map((one) => eb("orders", "like", `%${JSON.stringify(one)}%`))))
    .orderBy("id")
    .orderBy("part");
  return lockedWhole(tx, parts).execute();
}

export async function saveOrdersOfPart(
  tx: Tx,
  { id, part, orders }: Pick<PastOrderFilePart, "id" | "part" | "orders">,
): Promise<void> {
  await tx
    .updateTable("past_order_files")
    .set({ orders })
    .where("id", "=", id)
    .where("part", "=", part)
    .execute();
}

/** All of them but those since then. */
export async function deleteFileParts(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom("past_order_files").where("at", "<", before).execute();
}
