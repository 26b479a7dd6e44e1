import { sql } from "kysely";
import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { ConsentPurpose } from "../rules/consents.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    consents: ConsentRow;
  }
}

export interface ConsentRow {
  id: string;
  user_id: string | null;
  reach: string;
  purpose: ConsentPurpose;
  deed: "given" | "withdrawn";
  words: string;
  lang: Lang;
  page: string;
  at: number;
}

export async function insertConsents(tx: Tx, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("consents").values(rows).execute();
}

/** The last one first. */
export function consentsOf(q: Reads | Tx, reaches: readonly string[], userId?: string) {
  return q
    .selectFrom("consents")
    .selectAll()
    .where((where) =>
      where.or([
        ...(reaches.length === 0 ? [] : [where("reach", "in", reaches)]),
        ...(userId === undefined ? [] : [where("user_id", "=", userId)]),
      ]),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function deleteConsentsOf(tx: Tx, reaches: readonly string[], userId: string): Promise<void> {
  await tx
    .deleteFrom("consents")
    .where((where) =>
      where.or([
        where("user_id", "=", userId),
        ...(reaches.length === 0 ? [] : [where("reach", "in", reaches)]),
      ]),
    )
    .execute();
}

/** What was taken back long ago, with what had been given before it; gives how many rows went. */
export async function deleteOldConsents(tx: Tx, before: number, most: number): Promise<number> {
  const old = tx
    .selectFrom("consents as back")
    .innerJoin("consents as before", (on) =>
      on
        .onRef("before.reach", "=", "back.reach")
        .onRef("before.purpose", "=", "back.purpose")
        .onRef("before.at", "<=", "back.at"),
    )
    .where("back.deed", "=", sql.lit("withdrawn"))
    .where("back.at", "<=", before)
    .orderBy("back.at")
    .select("before.id")
    .limit(most);
  const { numDeletedRows } = await tx.deleteFrom("consents").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}
