import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    loose_pictures: { file: string; noted_at: number };
  }
}

export async function insertLoose(tx: Tx, files: readonly string[], at: number): Promise<void> {
  await tx
    .insertInto("loose_pictures")
    .values(files.map((file) => ({ file, noted_at: at })))
    .onConflict((on) => on.column("file").doUpdateSet({ noted_at: at }))
    .execute();
}

export function looseBefore(q: Reads, { until, most }: { readonly until: number; readonly most: number }) {
  return q
    .selectFrom("loose_pictures")
    .select("file")
    .where("noted_at", "<", until)
    .orderBy("noted_at")
    .limit(most)
    .execute();
}

export async function removeLoose(tx: Tx, files: readonly string[]): Promise<void> {
  await tx.deleteFrom("loose_pictures").where("file", "in", files).execute();
}

export function picturesOf(q: Reads, returnIds: readonly string[]) {
  if (returnIds.length === 0) return Promise.resolve([]);
  return q.selectFrom("returns").select("pictures").where("id", "in", returnIds).execute();
}
