import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { lastInStock, numberInSql } from "./rules/standing.ts";
import { categoryTerm, type Place, places, starsTerm, termAt } from "./search-index.ts";

/** One word of a search: any of its alternatives will do, each one word or several together. */
export interface SoughtWord {
  readonly meant: readonly (readonly string[])[];
  /** Words of the shop that begin with it. */
  readonly begun: readonly string[];
}

export interface SearchFilters {
  readonly category: string | null;
  readonly rating: number | null;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

/** How near a match is: up to which place every word is looked for, and whether beginnings count. */
interface Tier {
  readonly upTo: Place;
  readonly begun: boolean;
}

const titlesOnly: Tier = { upTo: 0, begun: false };
/** Beginnings in the title too, then the brand, then the category as well. */
const between: readonly Tier[] = ([0, 1, 2] as const).map((upTo) => ({ upTo, begun: true }));
const anywhere: Tier = { upTo: 3, begun: true };

type Sql = RawBuilder<unknown>;

/**
 * Common table expressions that end in one called `name`: the first `most` that match, by stock, then by nearness, then
 * by standing. Each tier holds the ones before it and is walked from the best standing on, so the first `most` of each
 * tier are enough to know the first `most` of all. Where the titles alone give enough no other tier is walked, and
 * where the widest gives nothing none between.
 */
export function bestMatches(
  name: string,
  engine: Database["engine"],
  sought: readonly SoughtWord[],
  filters: SearchFilters,
  { most, room }: { readonly most: number; readonly room: Sql },
): Sql[] {
  const isOpen = sought.some(({ begun }) => begun.length > 0);
  const walk = (tier: Tier, limit: Sql) =>
    (engine === "sqlite" ? walkFts : walkTerms)(sought, tier, filters, limit);
  const [titles, left, widest, rest] = ["titles", "left", "widest", "rest"].map((part) =>
    sql.ref(`${name}_${part}`),
  );
  const toFind = sql`(select count from ${left})`;
  const toTell = sql`(select case when exists (select 1 from ${widest}) then count else 0 end from ${left})`;
  const nearer = between.slice(isOpen ? 0 : 1).map(
    (tier, at) => sql` union all select standing, ${sql.lit(at + 1)} from (${walk(tier, toTell)})
      as ${sql.ref(`tier_${at}`)}`,
  );
  return [
    sql`${titles} as materialized (${walk(titlesOnly, room)})`,
    sql`${left} as materialized (select case when count(*) < ${sql.lit(most)} then ${room} else 0 end as count
      from ${titles} where standing <= ${sql.lit(lastInStock)})`,
    sql`${widest} as materialized (${walk(anywhere, toFind)})`,
    sql`${rest} as materialized (select standing, min(tier) as tier from (
        select standing, 0 as tier from (select standing from ${titles} limit ${toFind}) as tier_first${sql.join(nearer, sql``)}
        union all select standing, 4 from ${widest}) as every_tier
      group by standing order by standing > ${sql.lit(lastInStock)}, 2, standing limit ${sql.lit(most)})`,
    sql`${sql.ref(name)} as not materialized (select standing, 0 as tier from ${titles} where ${toFind} = 0
      union all select standing, tier from ${rest})`,
  ];
}

function walkFts(sought: readonly SoughtWord[], tier: Tier, filters: SearchFilters, most: Sql): Sql {
  const anyOf = (terms: readonly string[]) => `(${terms.map((term) => `"${term}"`).join(" OR ")})`;
  const words = sought.map((word) => {
    const alternatives = alternativesOf(word, tier).map((all) => all.map(anyOf).join(" AND "));
    return `(${alternatives.map((one) => `(${one})`).join(" OR ")})`;
  });
  const match = [...words, ...filterTerms(filters).map((term) => `"${term}"`)].join(" AND ");
  const { table, condition } = priced(filters, "product_search.rowid", "sqlite");
  return sql`select product_search.rowid as standing from product_search${table}
    where product_search match ${match}${condition} order by product_search.rowid limit ${most}`;
}

/** From each term of the first word, the rarest, the best that have the other words too. */
function walkTerms(sought: readonly SoughtWord[], tier: Tier, filters: SearchFilters, most: Sql): Sql {
  const [first, ...others] = sought;
  if (!first) return sql`select cast(null as bigint) as standing where false`;
  const has = (terms: readonly string[]) => sql`exists (select 1 from product_terms as other
    where other.term = any(cast(${terms} as text[])) and other.standing = walked.standing)`;
  const hasAll = (all: readonly (readonly string[])[]) => sql`(${sql.join(all.map(has), sql` and `)})`;
  const conditions = [
    ...others.map((word) => sql`(${sql.join(alternativesOf(word, tier).map(hasAll), sql` or `)})`),
    ...filterTerms(filters).map((term) => has([term])),
  ];
  const { table, condition } = priced(filters, "walked.standing", "postgres");
  const walks = alternativesOf(first, tier).map(([terms = [], ...rest]) => {
    const all = [...rest.map(has), ...conditions].map((one) => sql` and ${one}`);
    return sql`select near.standing from unnest(cast(${terms} as text[])) as one (term) cross join lateral (
      select walked.standing from product_terms as walked${table}
      where walked.term = one.term${condition}${sql.join(all, sql``)} order by walked.standing limit ${most}) as near`;
  });
  return sql`select distinct standing from (${sql.join(walks, sql` union all `)}) as walks
    order by standing limit ${most}`;
}

/** Each alternative as the words it needs, each word as the terms it may be found by; single words are put together. */
function alternativesOf({ meant, begun }: SoughtWord, tier: Tier): string[][][] {
  const termsOf = (word: string) =>
    places.filter((place) => place <= tier.upTo).map((place) => termAt(place, word));
  const single = meant.flatMap(([word = "", ...rest]) => (rest.length === 0 ? [word] : []));
  const words = [...new Set([...single, ...(tier.begun ? begun : [])])];
  const together = meant.filter((alternative) => alternative.length > 1);
  return [
    ...(words.length > 0 ? [[words.flatMap(termsOf)]] : []),
    ...together.map((alternative) => alternative.map(termsOf)),
  ];
}

function filterTerms({ category, rating }: SearchFilters): string[] {
  return [
    ...(category === null ? [] : [categoryTerm(category)]),
    ...(rating === null ? [] : [starsTerm(rating)]),
  ];
}

/** The table beside the walk that knows prices, and what it asks of it. */
function priced({ minPaise, maxPaise }: SearchFilters, standing: string, engine: Database["engine"]) {
  if (minPaise === null && maxPaise === null) return { table: sql``, condition: sql`` };
  return {
    table: sql` cross join ${factsTable(engine)}`,
    condition: sql` and facts.number = ${sql.raw(numberInSql(standing))}
      and facts.unit_paise between ${minPaise ?? 0} and ${maxPaise ?? Number.MAX_SAFE_INTEGER}`,
  };
}

/** The narrow index is read, not the wide rows. */
export function factsTable(engine: Database["engine"]): Sql {
  return sql.raw(`products as facts${engine === "sqlite" ? " indexed by products_facts" : ""}`);
}
