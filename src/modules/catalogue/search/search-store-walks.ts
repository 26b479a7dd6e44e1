import { CompiledQuery } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { ask } from "#platform/database/prepared.ts";
import { numberIn, numberInSql } from "../rules/search/rank.ts";
import type { MetByLists, Walk, WalkChain, Walked } from "./search-store.ts";

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
  chains.forEach(({ walks, most, expected, whenFull, whenFew }, chain) => {
    const conditions: string[] = [];
    if (whenFull !== undefined) conditions.push(isFullChain(whenFull));
    if (whenFew) conditions.push(isFew(whenFew));
    const widest = walks.length - 1;
    for (const at of inTurn(walks, expected)) {
      const name = nameOf(chain, at);
      const room = roomOf(conditions, most);
      parts.push(`${name} as materialized (${walkInSql(walks[at] as Walk, room, bind)})`);
      columns.push(`(select cast(json_agg(rank order by rank) as text) from ${name}) as ${name}`);
      conditions.push(`${countOf(chain, at)} ${at === widest ? ">=" : "<"} ${most}`);
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

  function isFew({ of, than, beside }: NonNullable<WalkChain["whenFew"]>): string {
    const counts = of.map(widestOf);
    const taken = beside ? Array.from({ length: beside.times }, () => `-${widestOf(beside.chain)}`) : [];
    return `${[...counts, ...taken].join(" + ")} < ${than}`;
  }

  function widestOf(chain: number): string {
    return countOf(chain, (chains[chain]?.walks.length ?? 0) - 1);
  }

  function isFullChain(chain: number): string {
    const { walks = [], most = 0 } = chains[chain] ?? {};
    return `(${walks.map((_, at) => `${countOf(chain, at)} >= ${most}`).join(" or ")})`;
  }
}

/** What one walk meets, the best first. */
type WalkNow = (walk: Walk, most: number) => Promise<readonly number[]>;

/** One walk after the other, for a database in the process: each tells at once whether the next is wanted. */
export async function walkByTurns(
  chains: readonly WalkChain[],
  walkNow: WalkNow,
  byLists: MetByLists | null | undefined,
): Promise<Walked[]> {
  const walked: Walked[] = [];
  /** How many the widest walk of each chain met. */
  const counts: number[] = [];
  for (const { walks, most, expected, whenFull, whenFew } of chains) {
    const met: (readonly number[])[] = walks.map(() => []);
    const widest = walks.length - 1;
    const isWanted =
      (whenFull === undefined || walked[whenFull]?.isFull === true) && (!whenFew || isFew(whenFew, counts));
    for (const at of isWanted ? inTurn(walks, expected) : []) {
      const walk = walks[at] as Walk;
      const wider = at === widest ? undefined : walks[widest];
      const ranks = byLists?.(walk, { most, wider }) ?? (await walkNow(walk, most));
      met[at] = ranks;
      if (at === widest ? ranks.length < most : ranks.length >= most) break;
    }
    counts.push(met[widest]?.length ?? 0);
    walked.push(walkedOf(met, most));
  }
  return walked;
}

function isFew({ of, than, beside }: NonNullable<WalkChain["whenFew"]>, counts: readonly number[]): boolean {
  const taken = beside ? beside.times * (counts[beside.chain] ?? 0) : 0;
  return of.reduce((sum, chain) => sum + (counts[chain] ?? 0), -taken) < than;
}

/**
 * The widest walk of a chain goes first: when it meets fewer than `most` it has met all, and the narrower ones, which
 * find the better among too many, are not taken. In which order they are walked; each is left out when what went before
 * has enough, or has all.
 */
function inTurn(walks: readonly Walk[], expected: WalkChain["expected"]): number[] {
  const narrower = walks.slice(0, -1).map((_, at) => at);
  const widest = walks.length - 1;
  if (expected === "many") return [...narrower, widest];
  if (expected === "few") return [widest, ...narrower];
  return [...narrower.slice(0, 1), widest, ...narrower.slice(1)];
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

export function isOfAnyPrice({ minPaise, maxPaise }: Walk): boolean {
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

function countOf(chain: number, walk: number): string {
  return `(select count(*) from ${nameOf(chain, walk)})`;
}

function nameOf(chain: number, walk: number): string {
  return `walk_${chain}_${walk}`;
}
