import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    reviews: ReviewRow;
  }
}

export interface ReviewRow {
  id: string;
  product_id: string;
  user_id: string | null;
  name: string;
  stars: number;
  title: string;
  text: string;
  is_sample: number;
  created_at: number;
}

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

export function loadReviews(q: Reads | Tx, productId: string, most: number): Promise<ReviewRow[]> {
  return q
    .selectFrom("reviews")
    .selectAll()
    .where("product_id", "=", productId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** How many gave 1, 2, 3, 4 and 5 stars. */
export async function loadSpread(q: Reads | Tx, productId: string): Promise<number[]> {
  const rows = await q
    .selectFrom("reviews")
    .select(({ fn }) => ["stars", fn.countAll<number>().as("count")])
    .where("product_id", "=", productId)
    .groupBy("stars")
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
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

/** For the copy of everything that is kept of a customer. */
export function loadReviewsBy(q: Reads | Tx, userId: string): Promise<ReviewRow[]> {
  return q.selectFrom("reviews").selectAll().where("user_id", "=", userId).orderBy("product_id").execute();
}

export async function deleteReviewsBy(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("reviews").where("user_id", "=", userId).execute();
}
