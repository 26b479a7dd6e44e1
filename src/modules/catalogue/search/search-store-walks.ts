import { CompiledQuery } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { ask } from "#platform/database/prepared.ts";
import { numberIn, numberInSql } from "../rules/search/rank.ts";
import type { Walk, WalkChain, Walked } from "./search-store.ts";

/** Keeps a value beside the statement and gives what stands for it there. */
export type Bind = (value: unknown) => string;
/** One walk in an engine's SQL: rows of `rank`, the best first, at most `room`. */
export type WalkInSql = (walk: Walk, room: string, bind: Bind) => string;

/**
 * All chains in one statement, for a database that is far away. Put together as plain text: it is the longest statement
 * of a search, and a builder takes longer over it than the database does.
 */
export async function walkTogether(
  read: Database["read"],
  chains: readonly WalkChain[],
  walkInSql: WalkInSql,
): Promise<Walked[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const parts: string[] = [];
  const columns: string[] = [];
  chains.forEach(({ walks, most, isMany }, chain) => {
    const conditions: string[] = [];
    for (const at of inTurn(walks, isMany)) {
      const name = nameOf(chain, at);
      parts.push(`${name} as materialized (${walkInSql(walks[at] as Walk, roomOf(conditions, most), bind)})`);
      columns.push(`(select cast(json_agg(rank order by rank) as text) from ${name}) as ${name}`);
      conditions.push(`(select count(*) from ${name}) ${at === walks.length - 1 ? ">=" : "<"} ${most}`);
    }
  });
  const text = `with ${parts.join(",\n")} select ${columns.join(", ")}`;
  const [row] =
    parts.length === 0
      ? []
      : await ask(read, CompiledQuery.raw(text, values) as CompiledQuery<Record<string, string | null>>);
  return chains.map(({ walks, most }, chain) =>
    walkedOf(
      walks.map((_, at) => JSON.parse(row?.[nameOf(chain, at)] ?? "[]") as number[]),
      most,
    ),
  );
}

/** What one walk meets, the best first. */
type WalkNow = (walk: Walk, most: number) => Promise<readonly number[]>;

/** One walk after the other, for a database in the process: each tells at once whether the next is wanted. */
export async function walkByTurns(chains: readonly WalkChain[], walkNow: WalkNow): Promise<Walked[]> {
  const walked: Walked[] = [];
  for (const { walks, most, isMany } of chains) {
    const met: (readonly number[])[] = walks.map(() => []);
    for (const at of inTurn(walks, isMany)) {
      const ranks = await walkNow(walks[at] as Walk, most);
      met[at] = ranks;
      if (at === walks.length - 1 ? ranks.length < most : ranks.length >= most) break;
    }
    walked.push(walkedOf(met, most));
  }
  return walked;
}

/**
 * The widest walk of a chain goes first: when it meets fewer than `most` it has met all, and the narrower ones, which
 * find the better among too many, are not taken. Nor is one behind another that has enough.
 */
function inTurn(walks: readonly Walk[], isMany: boolean): number[] {
  const places = walks.map((_, at) => at);
  return isMany ? places : [...places.slice(-1), ...places.slice(0, -1)];
}

function roomOf(conditions: readonly string[], most: number): string {
  if (conditions.length === 0) return `${most}`;
  return `(select case when ${conditions.join(" and ")} then ${most} else 0 end)`;
}

function walkedOf(lists: readonly (readonly number[])[], most: number): Walked {
  return {
    ranks: oneEach(lists.flat()).slice(0, most),
    isFull: lists.some((list) => list.length >= most),
  };
}

/** A product that moved while processes of two versions wrote the index may stand in it twice. */
function oneEach(ranks: readonly number[]): number[] {
  const numbers = new Set<number>();
  return ranks.filter((rank) => numbers.size !== numbers.add(numberIn(rank)).size);
}

function isOfAnyPrice({ minPaise, maxPaise }: Walk): boolean {
  return minPaise === null && maxPaise === null;
}

/** The narrow index of facts is asked, not the wide rows. */
export function priced(
  walk: Walk,
  { rank, facts, bind }: { readonly rank: string; readonly facts: string; readonly bind: Bind },
): string {
  if (isOfAnyPrice(walk)) return "true";
  const { minPaise, maxPaise } = walk;
  const range = `between ${bind(minPaise ?? 0)} and ${bind(maxPaise ?? Number.MAX_SAFE_INTEGER)}`;
  return `(select facts.unit_paise ${range} from ${facts} where facts.number = ${numberInSql(rank)})`;
}

function nameOf(chain: number, walk: number): string {
  return `walk_${chain}_${walk}`;
}
