import { sql } from "kysely";
import { chosenShares, faded, worthOf } from "#modules/catalogue/rules/search/chosen-shares.ts";
import type { SearchAction } from "#modules/catalogue/rules/search-action.ts";
import { shownKeys } from "#modules/catalogue/rules/shown-keys.ts";
import { foldWords } from "#modules/catalogue/rules/words/fold-words.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import "#modules/catalogue/storage/catalogue-tables.ts";

const mostWaiting = 500;
const mostKept = 20_000;
const longest = 80;
const nobody: ReadonlyMap<number, number> = new Map();

export interface SearchChoice {
  readonly search: string;
  readonly productId: string;
  readonly deed: SearchAction;
}

/**
 * What people of a search open, add and buy: gathered here, written and read anew now and then, never while searching.
 * Who chose is not kept; one address counts once for each choice until the next writing.
 */
export function createSearchChoices({ db, clock, learns }: { db: Database; clock: Clock; learns: boolean }) {
  let waiting = new Map<string, SearchChoice & { readonly times: number }>();
  let seen = new Set<string>();
  let chosen = new Map<string, Map<number, number>>();
  return {
    read,
    note(choice: SearchChoice, address: string): void {
      const search = asKept(choice.search);
      const key = `${search}\n${choice.productId}\n${choice.deed}`;
      const known = waiting.get(key);
      if (
        !learns ||
        search === "" ||
        seen.has(`${key}\n${address}`) ||
        (!known && waiting.size >= mostWaiting)
      )
        return;
      if (seen.size < mostWaiting * 10) seen.add(`${key}\n${address}`);
      waiting.set(key, { ...choice, search, times: (known?.times ?? 0) + 1 });
    },
    /** Shares of 0 to 1 by number of product. */
    chosenFor(search: string): ReadonlyMap<number, number> {
      return chosen.get(asKept(search)) ?? nobody;
    },
    async write(): Promise<void> {
      if (!learns) return;
      const now = clock.now();
      const noted = [...waiting.values()];
      waiting = new Map();
      seen = new Set();
      if (noted.length > 0) await db.write((tx) => keep(tx, noted, now));
      await read();
    },
  };

  async function read(): Promise<void> {
    if (!learns) return;
    const rows = await db.watch.selectFrom("search_choices").selectAll().execute();
    chosen = chosenShares(rows, clock.now());
  }
}

async function keep(
  tx: Tx,
  noted: readonly (SearchChoice & { readonly times: number })[],
  now: number,
): Promise<void> {
  const ids = [...new Set(noted.map(({ productId }) => productId))];
  const known = await tx
    .selectFrom("products")
    .select(["id", "number"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  const numbers = new Map(known.map(({ id, number }) => [id, number]));
  const added = new Map<string, { query: string; number: number; weight: number; last_at: number }>();
  for (const { search: query, productId, deed: action, times } of noted) {
    const number = numbers.get(productId);
    if (number === undefined) continue;
    const key = `${query}\n${number}`;
    const weight = (added.get(key)?.weight ?? 0) + worthOf[action] * times;
    added.set(key, { query, number, weight, last_at: now });
  }
  if (added.size === 0) return;
  const queries = [...new Set([...added.values()].map(({ query }) => query))];
  const before = await tx.selectFrom("search_choices").selectAll().where("query", "in", queries).execute();
  for (const row of before) {
    const more = added.get(`${row.query}\n${row.number}`);
    if (more) more.weight += faded(row, now);
  }
  await tx
    .insertInto("search_choices")
    .values([...added.values()])
    .onConflict((conflict) =>
      conflict.columns(["query", "number"]).doUpdateSet({
        weight: sql<number>`excluded.weight`,
        last_at: sql<number>`excluded.last_at`,
      }),
    )
    .execute();
  await forgetOldest(tx);
  await invalidate(tx, [shownKeys.choices]);
}

async function forgetOldest(tx: Tx): Promise<void> {
  const { kept } = await tx
    .selectFrom("search_choices")
    .select(({ fn }) => fn.countAll<number>().as("kept"))
    .executeTakeFirstOrThrow();
  if (kept <= mostKept) return;
  const last = await tx
    .selectFrom("search_choices")
    .select("last_at")
    .orderBy("last_at", "desc")
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst();
  if (last) await tx.deleteFrom("search_choices").where("last_at", "<=", last.last_at).execute();
}

function asKept(search: string): string {
  return foldWords(search.replaceAll("\0", "")).join(" ").slice(0, longest);
}
