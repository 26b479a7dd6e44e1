import { type Generated, type Insertable, type Selectable, sql } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { ReviewState } from "./rules/review-states.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    reviews: ReviewTable;
  }
}

interface ReviewTable {
  id: string;
  product_id: string;
  user_id: string | null;
  name: string;
  stars: number;
  title: string;
  text: string;
  is_sample: number;
  created_at: number;
  state: Generated<ReviewState>;
  /** Why it is hidden. */
  reason: Generated<string | null>;
  /** What the shop says to it. */
  reply: Generated<string | null>;
  version: Generated<number>;
  changed_at: Generated<number | null>;
  changed_by: Generated<string | null>;
}

export type ReviewRow = Insertable<ReviewTable>;
export type StoredReview = Selectable<ReviewTable>;

const batch = 1_000;

export async function insertReviews(tx: Tx, rows: readonly ReviewRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insertInto("reviews")
      .values(rows.slice(at, at + batch))
      .execute();
}

/** False when this customer has reviewed the product before, even a moment ago. */
export async function insertReview(tx: Tx, row: ReviewRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("reviews")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

const spreadColumns = sql.raw(
  [1, 2, 3, 4, 5].map((stars) => `sum(case when stars = ${stars} then 1 else 0 end) as of_${stars}`).join(),
);

/** The newest, without samples that say nothing, and how many gave 1, 2, 3, 4 and 5 stars. */
export async function loadReviews(
  q: Reads | Tx,
  productId: string,
  most: number,
): Promise<{ spread: number[]; reviews: StoredReview[] }> {
  const { rows } = await sql<Record<`of_${number}`, number> & StoredReview>`
    select spread.*, newest.* from (select ${spreadColumns} from reviews where product_id = ${productId}
      and state = 'shown') as spread
    left join (select * from reviews where product_id = ${productId} and state = 'shown' and not (is_sample = 1 and text = '')
      order by created_at desc, id desc limit ${sql.lit(most)}) as newest on true
    order by newest.created_at desc, newest.id desc`.execute(q);
  const [first] = rows;
  return {
    spread: [1, 2, 3, 4, 5].map((stars) => first?.[`of_${stars}`] ?? 0),
    reviews: rows.filter(({ id }) => id !== null),
  };
}

export async function hasReviewed(q: Reads | Tx, userId: string, productId: string): Promise<boolean> {
  const row = await q
    .selectFrom("reviews")
    .select("id")
    .where("product_id", "=", productId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

const reviewsBy = prepared((q, { userId }: { userId: string }) =>
  q.selectFrom("reviews").selectAll().where("user_id", "=", userId).orderBy("product_id"),
);

export function loadReviewsBy(q: Reads | Tx, userId: string): Promise<StoredReview[]> {
  return reviewsBy(q, { userId });
}

/** Tells what is gone. */
export function deleteReviewsBy(tx: Tx, userId: string): Promise<StoredReview[]> {
  return tx.deleteFrom("reviews").where("user_id", "=", userId).returningAll().execute();
}
