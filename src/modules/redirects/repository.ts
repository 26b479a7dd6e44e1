import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    redirects: Redirect;
  }
}

export interface Redirect {
  readonly path: string;
  readonly target: string;
}

export function findRedirects(q: Reads | Tx, paths: readonly string[]): Promise<Redirect[]> {
  return q.selectFrom("redirects").selectAll().where("path", "in", paths).execute();
}

/** Along the key, some at a time. */
export function listRedirects(q: Reads, after: string, limit: number): Promise<Redirect[]> {
  return q
    .selectFrom("redirects")
    .selectAll()
    .where("path", ">", after)
    .orderBy("path")
    .limit(limit)
    .execute();
}

export async function countRedirects(q: Reads | Tx): Promise<number> {
  const { count } = await q
    .selectFrom("redirects")
    .select((of) => of.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last that is said of an address counts. */
export async function saveRedirects(tx: Tx, redirects: readonly Redirect[]): Promise<void> {
  await tx
    .insertInto("redirects")
    .values([...redirects])
    .onConflict((on) => on.column("path").doUpdateSet({ target: sql`excluded.target` }))
    .execute();
}

export async function deleteRedirect(tx: Tx, path: string): Promise<void> {
  await tx.deleteFrom("redirects").where("path", "=", path).execute();
}
