import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { FilePictureProblem } from "../bulk-view.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    file_pictures: FilePictureRow;
  }
}

export interface FilePictureRow {
  bulk_id: string;
  line: number;
  nth: number;
  address: string;
  state: "waits" | "done" | "failed";
  problem: FilePictureProblem | null;
  tries: number;
  /** From then on it may be fetched, again where a process has died over it. */
  due_at: number;
}

type Key = Pick<FilePictureRow, "bulk_id" | "line" | "nth">;

export async function insertFilePictures(tx: Tx, rows: readonly FilePictureRow[]): Promise<void> {
  const batch = 500;
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insertInto("file_pictures")
      .values(rows.slice(at, at + batch))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Of each product the first that waits, so that its pictures come in their order. */
export async function dueFilePictures(q: Reads, now: number, most: number): Promise<FilePictureRow[]> {
  const { rows } = await sql<FilePictureRow>`
    select * from file_pictures as one where state = 'waits' and due_at <= ${now} and not exists (
      select 1 from file_pictures as sooner where sooner.state = 'waits'
        and sooner.bulk_id = one.bulk_id and sooner.line = one.line and sooner.nth < one.nth
    ) order by bulk_id, line limit ${sql.lit(most)}`.execute(q);
  return rows;
}

/** By one process alone: whoever comes second finds it as it is since. */
export async function claimFilePicture(tx: Tx, row: FilePictureRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await withKey(tx, row)
    .set({ due_at: until, tries: row.tries + 1 })
    .where("state", "=", "waits")
    .where("due_at", "=", row.due_at)
    .where("tries", "=", row.tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function settleFilePicture(
  tx: Tx,
  key: Key,
  set: Partial<Pick<FilePictureRow, "state" | "problem" | "due_at">>,
): Promise<void> {
  await withKey(tx, key).set(set).execute();
}

export async function dropWaiting(tx: Tx, bulkId: string): Promise<void> {
  await tx.deleteFrom("file_pictures").where("bulk_id", "=", bulkId).where("state", "=", "waits").execute();
}

export async function countFilePictures(q: Reads | Tx, bulkId: string) {
  const rows = await q
    .selectFrom("file_pictures")
    .select(({ fn }) => ["state", fn.countAll().as("count")])
    .where("bulk_id", "=", bulkId)
    .groupBy("state")
    .execute();
  const of = (state: FilePictureRow["state"]) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waits: of("waits"), done: of("done"), failed: of("failed") };
}

/** Which did not come, by the line of the file that names them. */
export async function failedFilePictures(q: Reads, bulkId: string, most: number) {
  const rows = await q
    .selectFrom("file_pictures as picture")
    .innerJoin("bulk_lines as of", (join) =>
      join.onRef("of.bulk_id", "=", "picture.bulk_id").onRef("of.line", "=", "picture.line"),
    )
    .select([
      "of.file_row as row",
      "of.product_id as productId",
      "of.title",
      "picture.address",
      "picture.problem",
    ])
    .where("picture.bulk_id", "=", bulkId)
    .where("picture.state", "=", "failed")
    .orderBy("picture.line")
    .orderBy("picture.nth")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, problem: row.problem ?? ("noAnswer" as const) }));
}

function withKey(tx: Tx, { bulk_id, line, nth }: Key) {
  return tx
    .updateTable("file_pictures")
    .where("bulk_id", "=", bulk_id)
    .where("line", "=", line)
    .where("nth", "=", nth);
}
