import { type Failure, type Outcome, success } from "#contract/outcome.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { cartToPin } from "#server/pages/cart-to-pin.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { CartView } from "./cart-view.ts";
import type { cartEndpoints } from "./endpoints.ts";

export const cartHandlers: HandlersOf<typeof cartEndpoints> = {
  show: async (shop, { userId }, _, requestContext) =>
    answerCart(await shop.cart.cart(userId), shop, requestContext),
  add: async (shop, { userId }, input, requestContext) =>
    answerOutcome(await shop.cart.addToCart(userId, input), shop, requestContext),
  update: async (shop, { userId }, { id, quantity }, requestContext) =>
    answerOutcome(await shop.cart.setQuantity(userId, id, quantity), shop, requestContext),
  clear: async (shop, { userId }, _, requestContext) =>
    answerCart(await shop.cart.clear(userId), shop, requestContext),
  increment: async (shop, { userId }, { id }, requestContext) =>
    answerOutcome(await shop.cart.increment(userId, id), shop, requestContext),
  decrement: async (shop, { userId }, { id }, requestContext) =>
    answerOutcome(await shop.cart.decrement(userId, id), shop, requestContext),
  remove: async (shop, { userId }, { id }, requestContext) =>
    answerOutcome(await shop.cart.remove(userId, id), shop, requestContext),
  usePromo: async (shop, { userId }, { code }, requestContext) =>
    answerOutcome(
      await shop.cart.usePromo(userId, code, {
        address: requestContext.address,
        isGuest: requestContext.guest?.userId === userId,
      }),
      shop,
      requestContext,
    ),
  dropPromo: async (shop, { userId }, _, requestContext) =>
    answerCart(await shop.cart.dropPromo(userId), shop, requestContext),
  async counts({ cart, wishlist }, { userId }) {
    const [{ version, lines, units }, wished] = await Promise.all([
      cart.counts(userId),
      wishlist.wishedIds(userId),
    ]);
    return success({ data: { version, lines, units, wished } });
  },
  async part(shop, { userId }, _, requestContext) {
    const parted = await shop.accounts.partGuest(userId);
    if (!parted.ok) return parted;
    const headers = shop.guests.arrive(parted.value);
    return { ...answerCart(await shop.cart.cart(userId), shop, requestContext), headers };
  },
  choose: async (shop, { userId }, { extra, chosen }, requestContext) =>
    answerOutcome(await shop.cart.choose(userId, extra, chosen), shop, requestContext),
};

function answerCart(view: CartView, shop: ShopServices, requestContext: RequestContext) {
  return success({ cart: cartToPin(shop, requestContext, view) });
}

/** A refusal carries the cart as it stands. */
function answerOutcome(outcome: Outcome<CartView>, shop: ShopServices, requestContext: RequestContext) {
  return outcome.ok
    ? answerCart(outcome.value, shop, requestContext)
    : withAnswer(outcome, shop, requestContext);
}

function withAnswer(refusal: Failure, shop: ShopServices, requestContext: RequestContext): Failure {
  const { cart, ...rest } = (refusal.data ?? {}) as { cart?: CartView };
  return cart ? { ...refusal, data: { ...rest, cart: cartToPin(shop, requestContext, cart) } } : refusal;
}
