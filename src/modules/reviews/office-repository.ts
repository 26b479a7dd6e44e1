import { sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { alongIndex, containsText, locked } from "#platform/database/dialects.ts";
import type { StoredReview } from "./repository.ts";
import { type ReviewState, reviewStates } from "./rules/review-states.ts";

/** Words are looked for in so many of the newest. */
const mostRead = 5_000;

export interface ReviewListQuery {
  readonly state: ReviewState;
  readonly stars?: number | undefined;
  readonly words: readonly string[];
  /** Then whatever else is wished counts for nothing. */
  readonly id?: string | undefined;
  readonly after?: readonly [number, string] | undefined;
  readonly most: number;
}

export type ListedReview = StoredReview & { readonly product: string };

const says = sql`(r.is_sample = 0 or r.text <> '')`;

/** The newest first. */
export async function listForOffice(q: Reads, filter: ReviewListQuery): Promise<ListedReview[]> {
  const { state, stars, words, id: only, after, most } = filter;
  const index = stars === undefined ? "reviews_at_desk" : "reviews_at_desk_by_stars";
  const [at, id] = after ?? [];
  const older = after ? sql`and (r.created_at, r.id) < (${at}, ${id})` : sql``;
  const few = only
    ? sql`select r.* from reviews as r where r.id = ${only}`
    : sql`select r.* from reviews as r ${alongIndex(q, index)}
    where r.state = ${sql.lit(state)} and ${says} ${stars === undefined ? sql`` : sql`and r.stars = ${stars}`} ${older}
    order by r.created_at desc, r.id desc limit ${sql.lit(words.length > 0 ? mostRead : most)}`;
  const named = words.map((word) => {
    const columns = ["few.title", "few.text", "few.name", "p.title"];
    return sql`(${sql.join(
      columns.map((column) => containsText(q, column, word)),
      sql` or `,
    )})`;
  });
  const { rows } = await sql<ListedReview>`
    select few.*, p.title as product from (${few}) as few join products as p on p.id = few.product_id
    ${named.length > 0 ? sql`where ${sql.join(named, sql` and `)}` : sql``}
    order by few.created_at desc, few.id desc limit ${sql.lit(most)}`.execute(q);
  return rows;
}

/** No further than tabs say, and along the index: of a state that is rare all would be read to find a few. */
export async function countForOffice(q: Reads, most: number): Promise<Record<ReviewState, number>> {
  const counted = reviewStates.map(
    (state) => sql`(select count(*) from (select 1 from reviews as r ${alongIndex(q, "reviews_at_desk")}
      where r.state = ${sql.lit(state)} and ${says} order by r.created_at, r.id limit ${sql.lit(most)}) as few) as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<ReviewState, number>>`select ${sql.join(counted)}`.execute(q);
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    shown: Number(row?.shown ?? 0),
    hidden: Number(row?.hidden ?? 0),
  };
}

export function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  return locked(tx, tx.selectFrom("reviews").selectAll().where("id", "=", id)).executeTakeFirst();
}

export async function updateReview(
  tx: Tx,
  id: string,
  changed: Partial<
    Pick<StoredReview, "state" | "reason" | "reply" | "version" | "changed_at" | "changed_by">
  >,
): Promise<void> {
  await tx.updateTable("reviews").set(changed).where("id", "=", id).execute();
}
