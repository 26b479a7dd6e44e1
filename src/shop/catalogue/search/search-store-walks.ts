import { CompiledQuery } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { ask } from "#platform/database/prepared.ts";
import { numberIn, numberInSql } from "../rules/search/standing.ts";
import type { MetByLists, Walk, WalkChain, Walked } from "./search-store.ts";

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
  {
    walkInSql,
    listOf,
    mark,
    byLists,
  }: {
    walkInSql: WalkInSql;
    listOf: (from: string) => string;
    mark: "?" | "$";
    byLists?: MetByLists | null | undefined;
  },
): Promise<Walked[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `${mark}${values.push(value)}`;
  const parts: string[] = [];
  const columns: string[] = [];
  /** What is known without a walk, by chain and walk; of the others the statement tells. */
  const known: (readonly number[] | null)[][] = [];
  chains.forEach(({ walks, most, expected, whenFull, whenFew }, chain) => {
    const met: (readonly number[] | null)[] = [];
    known.push(met);
    const widest = walks.length - 1;
    const conditions: Condition[] = [];
    if (whenFull !== undefined) conditions.push(isFullChain(whenFull));
    if (whenFew) conditions.push(isFew(whenFew));
    // What may not be walked at all is not looked for in lists.
    const isSure = !conditions.some((one) => typeof one === "string");
    for (const at of inTurn(walks, expected)) {
      const walk = walks[at] as Walk;
      const wider = at === widest ? undefined : walks[widest];
      const listed = isSure && !conditions.includes(false) ? byLists?.(walk, { most, wider }) : null;
      const room = roomOf(conditions, most);
      met[at] = room === "0" ? [] : (room === `${most}` && listed) || null;
      if (met[at] === null) {
        const name = nameOf(chain, at);
        parts.push(
          `${name} as materialized (${listed ? listedInSql(listed, room, bind) : walkInSql(walk, room, bind)})`,
        );
        columns.push(`${listOf(name)} as ${name}`);
      }
      conditions.push(isIt(at === widest ? ">=" : "<", most, [countOf(chain, at)]));
    }
  });
  const text = `with ${parts.join(",\n")} select ${columns.join(", ")}`;
  const [row] =
    parts.length === 0
      ? []
      : await ask(read, CompiledQuery.raw(text, values) as CompiledQuery<Record<string, string | null>>);
  return chains.map(({ walks, most }, chain) => {
    const lists = walks.map(
      (_, at) => known[chain]?.[at] ?? (JSON.parse(row?.[nameOf(chain, at)] ?? "[]") as number[]),
    );
    return {
      standings: oneEach(lists.flat()).slice(0, most),
      isFull: lists.some((list) => list.length >= most),
    };
  });

  function isFew({ of, than, beside }: NonNullable<WalkChain["whenFew"]>): Condition {
    const counts = of.map(widestOf);
    const taken = beside ? Array.from({ length: beside.times }, () => widestOf(beside.chain)) : [];
    return isIt("<", than, counts, taken);
  }

  function widestOf(chain: number): Count {
    return countOf(chain, (chains[chain]?.walks.length ?? 0) - 1);
  }

  function isFullChain(chain: number): Condition {
    const { walks = [], most = 0 } = chains[chain] ?? {};
    const any = walks.map((_, at) => isIt(">=", most, [countOf(chain, at)]));
    if (any.includes(true)) return true;
    const open = any.filter((one) => one !== false);
    return open.length > 0 && `(${open.join(" or ")})`;
  }

  function countOf(chain: number, at: number): Count {
    return known[chain]?.[at]?.length ?? `(select count(*) from ${nameOf(chain, at)})`;
  }
}

/** In which order they are walked; each is left out when what went before has enough, or has all. */
function inTurn(walks: readonly Walk[], expected: WalkChain["expected"]): number[] {
  const narrower = walks.slice(0, -1).map((_, at) => at);
  const widest = walks.length - 1;
  if (expected === "many") return [...narrower, widest];
  if (expected === "few") return [widest, ...narrower];
  return [...narrower.slice(0, 1), widest, ...narrower.slice(1)];
}

/** Known, or as the statement asks for it. */
type Count = number | string;
type Condition = boolean | string;

function isIt(compared: ">=" | "<", than: number, counts: readonly Count[], taken: readonly Count[] = []) {
  const numbers = [...counts, ...taken.map((count) => (typeof count === "number" ? -count : `-${count}`))];
  const open = numbers.filter((count) => typeof count === "string");
  const sum = numbers.reduce<number>((sum, count) => (typeof count === "number" ? sum + count : sum), 0);
  if (open.length > 0) return `${[...open, sum].join(" + ")} ${compared} ${than}`;
  return compared === "<" ? sum < than : sum >= than;
}

/** Known, but not yet whether it has room. */
function listedInSql(listed: readonly number[], room: string, bind: Bind): string {
  return `select value as standing from json_each(${bind(JSON.stringify(listed))}) limit ${room}`;
}

function roomOf(conditions: readonly Condition[], most: number): string {
  if (conditions.includes(false)) return "0";
  const open = conditions.filter((one) => typeof one === "string");
  return open.length === 0 ? `${most}` : `(select case when ${open.join(" and ")} then ${most} else 0 end)`;
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
