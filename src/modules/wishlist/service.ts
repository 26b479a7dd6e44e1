import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import {
  copyWishes,
  countWishes,
  deleteWish,
  deleteWishes,
  deleteWishesFor,
  findWishes,
  findWishesOf,
  hasWish,
  insertWish,
} from "./repository.ts";
import { viewWishlist } from "./rules/wishlist-view.ts";
import type { WishlistView } from "./views.ts";

export type WishlistService = ReturnType<typeof createWishlistService>;

const mostWishes = 100;

export function createWishlistService({
  db,
  clock,
  catalogue,
  rate,
}: {
  db: Database;
  clock: Clock;
  catalogue: { sellables(q: Reads | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Sellable>> };
  rate: number;
}) {
  return {
    async wishlist(userId: string): Promise<WishlistView> {
      const wishes = await findWishes(db.read, userId);
      const ids = wishes.map(({ productId }) => productId);
      return viewWishlist(wishes, await catalogue.sellables(db.read, ids), rate);
    },

    wishesOf: findWishesOf,

    async wishedIds(userId: string): Promise<string[]> {
      return (await findWishes(db.read, userId)).map(({ productId }) => productId);
    },

    isWished: (userId: string, productId: string): Promise<boolean> => hasWish(db.read, userId, productId),

    /** Wishing twice is wishing once. */
    async wish(userId: string, productId: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const offer = (await catalogue.sellables(tx, [productId])).get(productId);
        if (!offer) return failure("invalidProduct", { field: "productId" });
        if (offer.gone) return failure("productGone");
        if (await hasWish(tx, userId, productId)) return success(undefined);
        if ((await countWishes(tx, userId)) >= mostWishes) return failure("wishlistFull");
        await insertWish(tx, userId, { productId, priceWhenAdded: offer.unitPaise }, clock.now());
        return success(undefined);
      });
    },

    /** The guest's own stay, for the case that they part again; gives what came. */
    async mergeWishes(tx: Tx, from: string, to: string): Promise<readonly string[]> {
      const most = Math.max(0, mostWishes - (await countWishes(tx, to)));
      return copyWishes(tx, { from, to, most });
    },

    partWishes: (tx: Tx, userId: string, came: readonly string[]) => deleteWishesFor(tx, userId, came),

    /** A person who leaves takes the wishes along. */
    forget: (tx: Tx, userId: string): Promise<void> => deleteWishes(tx, [userId]),

    forgetAll: deleteWishes,

    unwish: (userId: string, productId: string): Promise<void> =>
      db.write((tx) => deleteWish(tx, userId, productId)),
  };
}
