import { CompiledQuery } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { ask } from "#platform/database/prepared.ts";
import { numberIn, numberInSql } from "../rules/search/standing.ts";
import type { Walk, WalkChain, Walked } from "./search-store.ts";

/** Keeps a value beside the statement and gives what stands for it there. */
export type Bind = (value: unknown) => string;
/** One walk in an engine's SQL: rows of `standing`, the best first, at most `room`. */
export type WalkInSql = (walk: Walk, room: string, bind: Bind) => string;

/**
 * All chains in one statement. The widest walk of a chain goes first: when it meets fewer than `most` it has met all,
 * and the narrower ones, which find the better among too many, have no room and are not taken. Put together as plain
 * text: it is the longest statement of a search, and a builder takes longer over it than SQLite does.
 */
export async function walkChains(
  read: Database["read"],
  chains: readonly WalkChain[],
  { walkInSql, listOf, mark }: { walkInSql: WalkInSql; listOf: (from: string) => string; mark: "?" | "$" },
): Promise<Walked[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `${mark}${values.push(value)}`;
  const parts: string[] = [];
  const columns: string[] = [];
  chains.forEach(({ walks, most, isMany, whenFull, whenFew }, chain) => {
    const widest = walks.length - 1;
    const narrower = walks.slice(0, -1).map((_, at) => at);
    const conditions: string[] = [];
    if (whenFull !== undefined) conditions.push(isFullChain(whenFull));
    if (whenFew) conditions.push(isFew(whenFew));
    for (const at of isMany ? [...narrower, widest] : [widest, ...narrower]) {
      const room =
        conditions.length === 0
          ? `${most}`
          : `(select case when ${conditions.join(" and ")} then ${most} else 0 end)`;
      const name = nameOf(chain, at);
      parts.push(`${name} as materialized (${walkInSql(walks[at] as Walk, room, bind)})`);
      columns.push(`${listOf(name)} as ${name}`);
      conditions.push(`${count(name)} ${at === widest ? ">=" : "<"} ${most}`);
    }
  });
  const text = `with ${parts.join(",\n")} select ${columns.join(", ")}`;
  const [row] = await ask(
    read,
    CompiledQuery.raw(text, values) as CompiledQuery<Record<string, string | null>>,
  );
  return chains.map(({ walks, most }, chain) => {
    const lists = walks.map((_, at) => JSON.parse(row?.[nameOf(chain, at)] ?? "[]") as number[]);
    return {
      standings: oneEach(lists.flat()).slice(0, most),
      isFull: lists.some((list) => list.length >= most),
    };
  });

  function isFew({ of, than, beside }: NonNullable<WalkChain["whenFew"]>): string {
    const known = beside ? ` - ${beside.times} * ${widestOf(beside.chain)}` : "";
    return `(${of.map(widestOf).join(" + ")})${known} < ${than}`;
  }

  function widestOf(chain: number): string {
    return count(nameOf(chain, (chains[chain]?.walks.length ?? 0) - 1));
  }

  function isFullChain(chain: number): string {
    const { walks = [], most = 0 } = chains[chain] ?? {};
    return `(${walks.map((_, at) => `${count(nameOf(chain, at))} >= ${most}`).join(" or ")})`;
  }
}

/** A product that moved while processes of two versions wrote the index may stand in it twice. */
function oneEach(standings: readonly number[]): number[] {
  const numbers = new Set<number>();
  return standings.filter((standing) => numbers.size !== numbers.add(numberIn(standing)).size);
}

/** The narrow index of facts is asked, not the wide rows. */
export function priced(
  { minPaise, maxPaise }: Walk,
  { standing, facts, bind }: { readonly standing: string; readonly facts: string; readonly bind: Bind },
): string {
  if (minPaise === null && maxPaise === null) return "true";
  const range = `between ${bind(minPaise ?? 0)} and ${bind(maxPaise ?? Number.MAX_SAFE_INTEGER)}`;
  return `(select facts.unit_paise ${range} from ${facts} where facts.number = ${numberInSql(standing)})`;
}

function nameOf(chain: number, walk: number): string {
  return `walk_${chain}_${walk}`;
}

function count(name: string): string {
  return `(select count(*) from ${name})`;
}
