import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import type { Wish } from "./rules/wishlist-view.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    wishlist_items: {
      user_id: string;
      product_id: string;
      price_when_added_paise: number;
      added_at: number;
    };
  }
}

const wishesOf = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("wishlist_items")
    .select(["product_id", "price_when_added_paise"])
    .where("user_id", "=", userId)
    .orderBy("added_at", "desc")
    .orderBy("product_id"),
);

/** The newest wish first. */
export async function findWishes(q: Reads | Tx, userId: string): Promise<Wish[]> {
  const rows = await wishesOf(q, { userId });
  return rows.map((row) => ({ productId: row.product_id, priceWhenAdded: row.price_when_added_paise }));
}

/** Those of several people. */
export async function findWishesOf(q: Reads | Tx, userIds: readonly string[]) {
  const rows = await q
    .selectFrom("wishlist_items")
    .select(["user_id", "product_id", "price_when_added_paise"])
    .where("user_id", "in", userIds)
    .orderBy("added_at", "desc")
    .orderBy("product_id")
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    productId: row.product_id,
    priceWhenAdded: row.price_when_added_paise,
  }));
}

export async function hasWish(q: Reads | Tx, userId: string, productId: string): Promise<boolean> {
  const row = await q
    .selectFrom("wishlist_items")
    .select("product_id")
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countWishes(q: Reads | Tx, userId: string): Promise<number> {
  const row = await q
    .selectFrom("wishlist_items")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertWish(tx: Tx, userId: string, wish: Wish, now: number): Promise<void> {
  await tx
    .insertInto("wishlist_items")
    .values({
      user_id: userId,
      product_id: wish.productId,
      price_when_added_paise: wish.priceWhenAdded,
      added_at: now,
    })
    .onConflict((on) => on.columns(["user_id", "product_id"]).doNothing())
    .execute();
}

/** Gives what came: the newest first, and no more than there is room for. */
export async function copyWishes(
  tx: Tx,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<string[]> {
  const coming = await tx
    .selectFrom("wishlist_items")
    .selectAll()
    .where("user_id", "=", from)
    .where("product_id", "not in", (eb) =>
      eb.selectFrom("wishlist_items as own").select("own.product_id").where("own.user_id", "=", to),
    )
    .orderBy("added_at", "desc")
    .limit(most)
    .execute();
  if (coming.length === 0) return [];
  const came = await tx
    .insertInto("wishlist_items")
    .values(coming.map((row) => ({ ...row, user_id: to })))
    .onConflict((on) => on.columns(["user_id", "product_id"]).doNothing())
    .returning("product_id")
    .execute();
  return came.map(({ product_id }) => product_id);
}

export async function deleteWishesFor(tx: Tx, userId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .deleteFrom("wishlist_items")
    .where("user_id", "=", userId)
    .where("product_id", "in", productIds)
    .execute();
}

export async function deleteWish(tx: Tx, userId: string, productId: string): Promise<void> {
  await tx
    .deleteFrom("wishlist_items")
    .where("user_id", "=", userId)
    .where("product_id", "=", productId)
    .execute();
}

export async function deleteWishes(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom("wishlist_items").where("user_id", "in", userIds).execute();
}
