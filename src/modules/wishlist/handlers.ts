import { documentedPrice } from "#contract/format/money.ts";
import { success } from "#contract/outcome.ts";
import { imageOf } from "#modules/cart/cart-answer.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { wishlistEndpoints } from "./endpoints.ts";
import type { WishView } from "./views.ts";

export const wishlistHandlers: HandlersOf<typeof wishlistEndpoints> = {
  async list({ wishlist }, { userId }) {
    const { wishes, rate } = await wishlist.wishlist(userId);
    const list = { products: wishes.map((wish) => documentedWish(wish, rate)) };
    return success({ wishlist: list, data: list });
  },

  async check({ wishlist }, { userId }, { id }) {
    return success({ data: { isInWishlist: await wishlist.isWished(userId, id) } });
  },

  async add({ wishlist }, { userId }, { productId }) {
    const wished = await wishlist.wish(userId, productId);
    return wished.ok ? success({ data: { productId, isInWishlist: true } }) : wished;
  },

  async remove({ wishlist }, { userId }, { id }) {
    await wishlist.unwish(userId, id);
    return success({ data: { productId: id, isInWishlist: false } });
  },
};

function documentedWish({ picture, gone, soldOut: _, grams: __, ...wish }: WishView, rate: number) {
  const image = imageOf(picture);
  return {
    ...wish,
    _id: wish.productId,
    id: wish.productId,
    name: wish.title,
    image,
    images: image ? [image] : [],
    ...documentedPrice({ unitPaise: wish.unitPaise, mrpPaise: wish.oldUnitPaise ?? wish.unitPaise }, rate),
    colors: wish.colours,
    inStock: !gone && wish.free > 0,
  };
}
