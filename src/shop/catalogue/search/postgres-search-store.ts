import { sql } from "kysely";
import { standingOf } from "../rules/search/standing.ts";
import type { Condition, SearchStore } from "./search-store.ts";
import { priced, type WalkInSql, walkChains } from "./search-store-walks.ts";
import { termsOf } from "./word-index.ts";

/** A narrow table of terms and standings, walked along its only index. */
export const postgresSearchStore: SearchStore = {
  async put(tx, products) {
    if (products.length === 0) return;
    const rows = products.map((product) => [standingOf(product), termsOf(product).join(" ")]);
    await sql`insert into product_terms (standing, term)
      select cast(one ->> 0 as bigint), unnest(string_to_array(one ->> 1, ' '))
      from json_array_elements(cast(${JSON.stringify(rows)} as json)) as given (one)`.execute(tx);
  },
  async take(tx, products) {
    if (products.length === 0) return;
    const rows = products.map((product) => [standingOf(product), termsOf(product).join(" ")]);
    // Product by product along the index: whatever its statistics say, it is not to read all terms.
    await sql`delete from product_terms where (term, standing) in (
      select unnest(string_to_array(one ->> 1, ' ')), cast(one ->> 0 as bigint)
      from json_array_elements(cast(${JSON.stringify(rows)} as json)) as given (one))`.execute(tx);
  },
  async clear(tx) {
    await sql`delete from product_terms`.execute(tx);
  },
  async pack() {},
  walk: (read, chains) =>
    walkChains(read, chains, {
      walkInSql,
      listOf: (from) => sql`(select cast(json_agg(standing order by standing) as text) from ${from})`,
    }),
};

/**
 * Two ordered lists are walked side by side, each term of the first word, the rarest, with each of the next; what else
 * is asked is looked up for what they share.
 */
const walkInSql: WalkInSql = (walk, room) => {
  const [first = { single: [], together: [] }, ...others] = walk.conditions;
  const beside = others.find(({ together }) => together.length === 0);
  // Named by both lists, a standing is looked up only after they met.
  const here = beside ? "greatest(walked.standing, next_to.standing)" : "walked.standing";
  const has = (terms: readonly string[]) => hasTerm(terms, here);
  const hasAll = (all: readonly (readonly string[])[]) => sql`(${sql.join(all.map(has), sql` and `)})`;
  const anyOf = ({ single, together }: Condition) =>
    sql`(${sql.join([...single.map(has), ...together.map(hasAll)], sql` or `)})`;
  const conditions = [
    ...others.filter((one) => one !== beside).map(anyOf),
    priced(walk, here, "products as facts"),
  ];
  const from = beside
    ? sql`product_terms as walked join product_terms as next_to
        on next_to.standing = walked.standing and next_to.term = two.term`
    : sql`product_terms as walked`;
  const walks = [[first.single.flat()], ...first.together].map(([terms = [], ...rest]) => {
    const second = beside ? sql` cross join ${listed(beside.single.flat(), "two")}` : sql``;
    const all = sql.join([...rest.map(has), ...conditions], sql` and `);
    return sql`select near.standing from ${listed(terms, "one")}${second} cross join lateral (
      select walked.standing from ${from}
      where walked.term = one.term and ${all} order by walked.standing limit ${room}) as near`;
  });
  return sql`select distinct standing from (${sql.join(walks, sql` union all `)}) as walks
    order by standing limit ${room}`;
};

function listed(terms: readonly string[], name: string) {
  return sql`unnest(cast(${terms} as text[])) as ${sql.ref(name)} (term)`;
}

/** A value, not a join: the planner must not read all of a common word to be ready for few. */
function hasTerm(terms: readonly string[], standing: string) {
  return sql`(select true from product_terms as other
    where other.term = any(cast(${terms} as text[])) and other.standing = ${sql.raw(standing)} limit 1)`;
}
