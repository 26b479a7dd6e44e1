import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { numberInSql } from "../rules/search/standing.ts";
import type { Walk, WalkChain, Walked } from "./search-store.ts";

type Sql = RawBuilder<unknown>;
/** One walk in an engine's SQL: rows of `standing`, the best first, at most `room`. */
export type WalkInSql = (walk: Walk, room: Sql) => Sql;

/**
 * All chains in one statement. The widest walk of a chain goes first: when it meets fewer than `most` it has met all,
 * and the narrower ones, which find the better among too many, have no room and are not taken.
 */
export async function walkChains(
  read: Database["read"],
  chains: readonly WalkChain[],
  { walkInSql, listOf }: { walkInSql: WalkInSql; listOf: (from: Sql) => Sql },
): Promise<Walked[]> {
  const parts: Sql[] = [];
  const columns: Sql[] = [];
  const nameOf = (chain: number, walk: number) => sql.ref(`walk_${chain}_${walk}`);
  const count = (name: Sql) => sql`(select count(*) from ${name})`;
  chains.forEach(({ walks, most, isMany, whenFull }, chain) => {
    const widest = walks.length - 1;
    const narrower = walks.slice(0, -1).map((_, at) => at);
    const conditions: Sql[] = [];
    if (whenFull !== undefined) conditions.push(isFullChain(whenFull));
    for (const at of isMany ? [...narrower, widest] : [widest, ...narrower]) {
      const room =
        conditions.length === 0
          ? sql.lit(most)
          : sql`(select case when ${sql.join(conditions, sql` and `)} then ${sql.lit(most)} else 0 end)`;
      const name = nameOf(chain, at);
      parts.push(sql`${name} as materialized (${walkInSql(walks[at] as Walk, room)})`);
      columns.push(sql`${listOf(name)} as ${name}`);
      conditions.push(
        at === widest ? sql`${count(name)} >= ${sql.lit(most)}` : sql`${count(name)} < ${sql.lit(most)}`,
      );
    }
  });
  const { rows } = await sql<Record<string, string | null>>`
    with ${sql.join(parts)} select ${sql.join(columns)}`.execute(read);
  return chains.map(({ walks, most }, chain) => {
    const lists = walks.map((_, at) => JSON.parse(rows[0]?.[`walk_${chain}_${at}`] ?? "[]") as number[]);
    return {
      standings: [...new Set(lists.flat())].slice(0, most),
      isFull: lists.some((list) => list.length >= most),
    };
  });

  function isFullChain(chain: number): Sql {
    const { walks = [], most = 0 } = chains[chain] ?? {};
    return sql`(${sql.join(
      walks.map((_, at) => sql`${count(nameOf(chain, at))} >= ${sql.lit(most)}`),
      sql` or `,
    )})`;
  }
}

/** The narrow index of facts is asked, not the wide rows. */
export function priced({ minPaise, maxPaise }: Walk, standing: string, facts: string): Sql {
  if (minPaise === null && maxPaise === null) return sql`true`;
  const range = sql`between ${minPaise ?? 0} and ${maxPaise ?? Number.MAX_SAFE_INTEGER}`;
  return sql`(select facts.unit_paise ${range} from ${sql.raw(facts)}
    where facts.number = ${sql.raw(numberInSql(standing))})`;
}
