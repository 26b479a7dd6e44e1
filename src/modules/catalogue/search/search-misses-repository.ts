import { sql } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { foldText } from "../rules/words/fold-words.ts";
import "../storage/catalogue-tables.ts";

const mostWaiting = 200;
const mostKept = 10_000;
const longest = 80;
/** Somebody may have searched for herself, and nobody knows that it was she. */
const keptFor = 90 * 86_400_000;

/** Searches that found nothing are counted for the owner: gathered here, written now and then, never while reading. */
export function createSearchMisses({ db, clock }: { db: Database; clock: Clock }) {
  const waiting = new Map<string, number>();
  return {
    note(search: string): void {
      const query = foldText(search.replaceAll("\0", ""), longest).trim();
      if (waiting.size < mostWaiting || waiting.has(query)) waiting.set(query, (waiting.get(query) ?? 0) + 1);
    },
    async write(): Promise<void> {
      if (waiting.size === 0) return;
      const at = clock.now();
      const rows = [...waiting].map(([query, times]) => ({ query, times, last_at: at }));
      waiting.clear();
      await db.write(async (tx) => {
        const { kept } = await tx
          .selectFrom("search_misses")
          .select(({ fn }) => fn.countAll<number>().as("kept"))
          .executeTakeFirstOrThrow();
        if (kept + rows.length > mostKept) await forgetOldest(tx, rows.length);
        await tx
          .insertInto("search_misses")
          .values(rows)
          .onConflict((conflict) =>
            conflict.column("query").doUpdateSet({
              times: sql<number>`search_misses.times + excluded.times`,
              last_at: sql<number>`excluded.last_at`,
            }),
          )
          .execute();
      });
    },
    tidy: () =>
      db.write((tx) =>
        tx
          .deleteFrom("search_misses")
          .where("last_at", "<", clock.now() - keptFor)
          .execute(),
      ),
  };
}

async function forgetOldest(
  tx: Parameters<Parameters<Database["write"]>[0]>[0],
  count: number,
): Promise<void> {
  const oldest = tx.selectFrom("search_misses").select("query").orderBy("last_at").limit(count);
  await tx.deleteFrom("search_misses").where("query", "in", oldest).execute();
}
