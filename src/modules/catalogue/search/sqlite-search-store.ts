import { CompiledQuery, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { ask } from "#platform/database/prepared.ts";
import { rankOf } from "../rules/search/rank.ts";
import { termsOf } from "./index/word-index.ts";
import type { Condition, SearchStore, Walk } from "./search-store.ts";
import { type Bind, priced, walkByTurns } from "./search-store-walks.ts";

/** An FTS5 table without texts, columns and positions: terms and rowids, and the rowid is the rank. */
export const sqliteSearchStore: SearchStore = {
  async put(tx, products) {
    if (products.length === 0) return;
    const rows = products
      .map((product) => [rankOf(product), termsOf(product).join(" ")] as const)
      // FTS5 writes its pages out whenever a row comes before the last one.
      .sort(([a], [b]) => a - b);
    await sql`insert into product_search (rowid, words)
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(rows)})`.execute(tx);
  },
  async take(tx, products) {
    if (products.length === 0) return;
    await sql`delete from product_search
      where rowid in (select value from json_each(${JSON.stringify(products.map(rankOf))}))`.execute(tx);
  },
  async clear(tx) {
    await sql`insert into product_search (product_search) values ('delete-all')`.execute(tx);
  },
  /** FTS5 keeps what comes in in pieces, and each word is then looked for in every piece. */
  async pack(tx) {
    await sql`insert into product_search (product_search) values ('optimize')`.execute(tx);
  },
  walk: (read, chains) => walkByTurns(chains, (walk, most) => walkAlong(read, walk, most)),
};

/** As one text: a row for each takes several times as long. */
async function walkAlong(read: Database["read"], walk: Walk, most: number): Promise<readonly number[]> {
  const values: unknown[] = [];
  const bind: Bind = (value) => `?${values.push(value)}`;
  const match = bind(allOf(walk));
  const facts = "products as facts indexed by products_facts";
  const text = `select json_group_array(rowid) as met from (select rowid from product_search
    where product_search match ${match} and ${priced(walk, { rank: "product_search.rowid", facts, bind })}
    order by rowid limit ${most})`;
  const [row] = await ask(read, CompiledQuery.raw(text, values) as CompiledQuery<{ readonly met: string }>);
  return JSON.parse(row?.met ?? "[]") as number[];
}

/**
 * FTS5 goes along all lists of one AND together, from end to end. What stands within a NOT of nothing is an AND of its
 * own: the lists of what more products have are then looked into only for what has met the rarer.
 */
function allOf({ conditions, isLong }: Walk): string {
  const all = conditions.map(matchOf);
  if (!isLong) return all.join(" AND ");
  const [rarest = "", ...others] = all;
  return others.reduce(
    (met, one, at) => (at === 0 ? `${met} AND ${one}` : `((${met}) NOT "_") AND ${one}`),
    rarest,
  );
}

function matchOf({ single, together }: Condition): string {
  const anyOf = (terms: readonly string[]) => `(${terms.map((term) => `"${term}"`).join(" OR ")})`;
  const alternatives = [...single.map((terms) => [terms]), ...together];
  return `(${alternatives.map((all) => `(${all.map(anyOf).join(" AND ")})`).join(" OR ")})`;
}
