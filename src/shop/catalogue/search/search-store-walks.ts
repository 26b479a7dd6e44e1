import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { numberInSql } from "../rules/search/standing.ts";
import type { Walk, WalkChain, Walked } from "./search-store.ts";

type Sql = RawBuilder<unknown>;
/** One walk in an engine's SQL: rows of `standing`, the best first, at most `room`. */
export type WalkInSql = (walk: Walk, room: Sql) => Sql;

/** All chains in one statement; a walk whose chain has enough already has no room and is not taken. */
export async function walkChains(
  read: Database["read"],
  chains: readonly WalkChain[],
  { walkInSql, listOf }: { walkInSql: WalkInSql; listOf: (from: Sql) => Sql },
): Promise<Walked[]> {
  const parts: Sql[] = [];
  const columns: Sql[] = [];
  const nameOf = (chain: number, walk: number) => sql.ref(`walk_${chain}_${walk}`);
  chains.forEach(({ walks, most, whenFull }, chain) => {
    const full = sql.lit(most);
    walks.forEach((walk, at) => {
      const other = whenFull === undefined ? undefined : chains[whenFull];
      const begins =
        other && whenFull !== undefined
          ? sql`(select case when ${sql.join(
              other.walks.map(
                (_, one) => sql`(select count(*) from ${nameOf(whenFull, one)}) >= ${sql.lit(other.most)}`,
              ),
              sql` or `,
            )} then ${full} else 0 end)`
          : full;
      const room =
        at === 0
          ? begins
          : sql`(select case when ${sql.join(
              walks.slice(0, at).map((_, one) => sql`(select count(*) from ${nameOf(chain, one)}) < ${full}`),
              sql` and `,
            )} then ${begins} else 0 end)`;
      parts.push(sql`${nameOf(chain, at)} as materialized (${walkInSql(walk, room)})`);
      columns.push(sql`${listOf(nameOf(chain, at))} as ${nameOf(chain, at)}`);
    });
  });
  const { rows } = await sql<Record<string, string | null>>`
    with ${sql.join(parts)} select ${sql.join(columns)}`.execute(read);
  return chains.map(({ walks, most }, chain) => {
    const lists = walks.map((_, at) => JSON.parse(rows[0]?.[`walk_${chain}_${at}`] ?? "[]") as number[]);
    return {
      standings: [...new Set(lists.flat())],
      isFull: lists.some((list) => list.length >= most),
    };
  });
}

/** The narrow index of facts is asked, not the wide rows. */
export function priced({ minPaise, maxPaise }: Walk, standing: string, facts: string): Sql {
  if (minPaise === null && maxPaise === null) return sql`true`;
  const range = sql`between ${minPaise ?? 0} and ${maxPaise ?? Number.MAX_SAFE_INTEGER}`;
  return sql`(select facts.unit_paise ${range} from ${sql.raw(facts)}
    where facts.number = ${sql.raw(numberInSql(standing))})`;
}
