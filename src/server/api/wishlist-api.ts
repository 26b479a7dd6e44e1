import { wishlistEndpoints as calls } from "#contract/calls/wishlist.ts";
import { imageOf } from "#contract/cart-answer.ts";
import { storedUnits } from "#contract/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { WishView } from "#contract/wishlist-view.ts";
import type { Shop } from "../shop.ts";
import { type Edge, serve } from "./serve.ts";

export function serveWishlist(app: Edge, { wishlist }: Shop): void {
  serve(app, calls.list, async ({ caller }) => {
    const { wishes, rate } = await wishlist.wishlist(caller.userId);
    const list = { products: wishes.map((wish) => documented(wish, rate)) };
    return { body: { wishlist: list, data: list } };
  });

  serve(app, calls.check, async ({ caller, params: { id = "" } }) => ({
    body: { data: { isInWishlist: await wishlist.isWished(caller.userId, id) } },
  }));

  serve(app, calls.add, async ({ caller, facts, body: { productId } }) => {
    const wished = await wishlist.wish(caller.userId, productId);
    if (!wished.ok) return wished;
    const message = textsOf(facts.lang).wishlist.messages.added;
    return { body: { message, data: { productId, isInWishlist: true } } };
  });

  serve(app, calls.remove, async ({ caller, facts, params: { id = "" } }) => {
    await wishlist.unwish(caller.userId, id);
    const message = textsOf(facts.lang).wishlist.messages.removed;
    return { body: { message, data: { productId: id, isInWishlist: false } } };
  });
}

function documented({ picture, gone, storedPrice, ...wish }: WishView, rate: number) {
  const image = imageOf(picture);
  return {
    ...wish,
    _id: wish.productId,
    id: wish.productId,
    name: wish.title,
    image,
    images: image ? [image] : [],
    price: storedUnits(storedPrice, wish.discount, rate),
    colors: wish.colours,
    inStock: !gone && wish.free > 0,
  };
}
