import { sql } from "kysely";
import { rankOf } from "../rules/search/rank.ts";
import { termsOf } from "./index/word-index.ts";
import type { Condition, SearchStore } from "./search-store.ts";
import { priced, type WalkInSql, walkTogether } from "./search-store-walks.ts";

/** A narrow table of terms and ranks, walked along its only index. */
export const postgresSearchStore: SearchStore = {
  async put(tx, products) {
    if (products.length === 0) return;
    const rows = products.map((product) => [rankOf(product), termsOf(product).join(" ")]);
    await sql`insert into product_terms (rank, term)
      select cast(one ->> 0 as bigint), unnest(string_to_array(one ->> 1, ' ')) collate "C"
      from json_array_elements(cast(${JSON.stringify(rows)} as json)) as given (one)
      order by 2, 1`.execute(tx);
  },
  async take(tx, products) {
    if (products.length === 0) return;
    const rows = products.map((product) => [rankOf(product), termsOf(product).join(" ")]);
    // Product by product along the index: whatever its statistics say, it is not to read all terms.
    await sql`delete from product_terms where (term, rank) in (
      select unnest(string_to_array(one ->> 1, ' ')), cast(one ->> 0 as bigint)
      from json_array_elements(cast(${JSON.stringify(rows)} as json)) as given (one))`.execute(tx);
  },
  async clear(tx) {
    await sql`delete from product_terms`.execute(tx);
  },
  async pack() {},
  walk: (read, chains) => walkTogether(read, chains, walkInSql),
};

/**
 * Two ordered lists are walked side by side, each term of the first word, the rarest, with each of the next; what else
 * is asked is looked up for what they share.
 */
const walkInSql: WalkInSql = (walk, room, bind) => {
  const [first = { single: [], together: [] }, ...others] = walk.conditions;
  const beside = others.find(({ together }) => together.length === 0);
  // Named by both lists, a rank is looked up only after they met.
  const here = beside ? "greatest(walked.rank, next_to.rank)" : "walked.rank";
  const termsIn = (terms: readonly string[]) => `cast(${bind(terms)} as text[])`;
  // A value, not a join: the planner must not read all of a common word to be ready for few.
  const has = (terms: readonly string[]) => `(select true from product_terms as other
    where other.term = any(${termsIn(terms)}) and other.rank = ${here} limit 1)`;
  const hasAll = (all: readonly (readonly string[])[]) => `(${all.map(has).join(" and ")})`;
  const anyOf = ({ single, together }: Condition) =>
    `(${[...single.map(has), ...together.map(hasAll)].join(" or ")})`;
  const from = beside
    ? `product_terms as walked join product_terms as next_to
        on next_to.rank = walked.rank and next_to.term = two.term`
    : "product_terms as walked";
  const listed = (terms: readonly string[], name: string) => `unnest(${termsIn(terms)}) as ${name} (term)`;
  const walks = [[first.single.flat()], ...first.together].map(([terms = [], ...rest]) => {
    const one = listed(terms, "one");
    const two = beside ? ` cross join ${listed(beside.single.flat(), "two")}` : "";
    const all = [
      ...rest.map(has),
      ...others.filter((other) => other !== beside).map(anyOf),
      priced(walk, { rank: here, facts: "products as facts", bind }),
    ].join(" and ");
    return `select near.rank from ${one}${two} cross join lateral (
      select walked.rank from ${from}
      where walked.term = one.term and ${all} order by walked.rank limit ${room}) as near`;
  });
  return `select distinct rank from (${walks.join(" union all ")}) as walks
    order by rank limit ${room}`;
};
