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
    const { single, together } = alternativesOf(word, tier);
    const alternatives = [...single.map((terms) => [terms]), ...together];
    return `(${alternatives.map((all) => `(${all.map(anyOf).join(" AND ")})`).join(" OR ")})`;
  });
  const match = [...words, ...filterTerms(filters).map((term) => `"${term}"`)].join(" AND ");
  return sql`select rowid as standing from product_search
    where product_search match ${match} and ${priced(filters, "product_search.rowid", "sqlite")}
    order by rowid limit ${most}`;
}

/**
 * Two ordered lists are walked side by side, each term of the first word, the rarest, with each of the next; what else
 * is asked is looked up for what they share.
 */
function walkTerms(sought: readonly SoughtWord[], tier: Tier, filters: SearchFilters, most: Sql): Sql {
  const [first = { single: [], together: [] }, ...others] = [
    ...sought.map((word) => alternativesOf(word, tier)),
    ...filterTerms(filters).map((term): Alternatives => ({ single: [[term]], together: [] })),
  ];
  const beside = others.find(({ together }) => together.length === 0);
  // Named by both lists, what is looked up waits until they met.
  const here = beside ? "greatest(walked.standing, next_to.standing)" : "walked.standing";
  // A value, not a join: the planner must not read all of a common word to be ready for few.
  const has = (terms: readonly string[]) => sql`(select true from product_terms as other
    where other.term = any(cast(${terms} as text[])) and other.standing = ${sql.raw(here)} limit 1)`;
  const hasAll = (all: readonly (readonly string[])[]) => sql`(${sql.join(all.map(has), sql` and `)})`;
  const conditions = [
    ...others
      .filter((one) => one !== beside)
      .map(
        ({ single, together }) =>
          sql`(${sql.join([...single.map(has), ...together.map(hasAll)], sql` or `)})`,
      ),
    priced(filters, here, "postgres"),
  ];
  const termsOf = (terms: readonly string[], name: string) =>
    sql`unnest(cast(${terms} as text[])) as ${sql.ref(name)} (term)`;
  const from = beside
    ? sql`product_terms as walked join product_terms as next_to
        on next_to.standing = walked.standing and next_to.term = two.term`
    : sql`product_terms as walked`;
  const walks = [[first.single.flat()], ...first.together].map(([terms = [], ...rest]) => {
    const second = beside ? sql` cross join ${termsOf(beside.single.flat(), "two")}` : sql``;
    const all = sql.join([...rest.map(has), ...conditions], sql` and `);
    return sql`select near.standing from ${termsOf(terms, "one")}${second} cross join lateral (
      select walked.standing from ${from}
      where walked.term = one.term and ${all} order by walked.standing limit ${most}) as near`;
  });
  return sql`select distinct standing from (${sql.join(walks, sql` union all `)}) as walks
    order by standing limit ${most}`;
}

interface Alternatives {
  /** Terms of which one will do: those of what was typed, then those of what begins so. */
  readonly single: readonly (readonly string[])[];
  /** Names of several words, each word as the terms of which one will do. */
  readonly together: readonly (readonly (readonly string[])[])[];
}

function alternativesOf({ meant, begun }: SoughtWord, tier: Tier): Alternatives {
  const termsOf = (word: string) =>
    places.filter((place) => place <= tier.upTo).map((place) => termAt(place, word));
  const typed = meant.flatMap(([word = "", ...rest]) => (rest.length === 0 ? [word] : []));
  const further = tier.begun ? begun.filter((word) => !typed.includes(word)) : [];
  return {
    single: [typed, further].filter((words) => words.length > 0).map((words) => words.flatMap(termsOf)),
    together: meant.filter((words) => words.length > 1).map((words) => words.map(termsOf)),
  };
}

function filterTerms({ category, rating }: SearchFilters): string[] {
  return [
    ...(category === null ? [] : [categoryTerm(category)]),
    ...(rating === null ? [] : [starsTerm(rating)]),
  ];
}

function priced({ minPaise, maxPaise }: SearchFilters, standing: string, engine: Database["engine"]): Sql {
  if (minPaise === null && maxPaise === null) return sql`true`;
  const range = sql`between ${minPaise ?? 0} and ${maxPaise ?? Number.MAX_SAFE_INTEGER}`;
  return sql`(select facts.unit_paise ${range} from ${factsTable(engine)}
    where facts.number = ${sql.raw(numberInSql(standing))})`;
}

/** The narrow index is read, not the wide rows. */
export function factsTable(engine: Database["engine"]): Sql {
  return sql.raw(`products as facts${engine === "sqlite" ? " indexed by products_facts" : ""}`);
}
