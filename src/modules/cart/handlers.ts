import { type Failure, type Outcome, success } from "#contract/outcome.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { cartToPin } from "#server/pages/cart-to-pin.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { CartView } from "./cart-view.ts";
import type { cartEndpoints } from "./endpoints.ts";

export const cartHandlers: HandlersOf<typeof cartEndpoints> = {
  show: async (shop, { userId }, _, facts) => shown(await shop.cart.cart(userId), shop, facts),
  add: async (shop, { userId }, wanted, facts) =>
    told(await shop.cart.addToCart(userId, wanted), shop, facts),
  update: async (shop, { userId }, { id, quantity }, facts) =>
    told(await shop.cart.setQuantity(userId, id, quantity), shop, facts),
  clear: async (shop, { userId }, _, facts) => shown(await shop.cart.clear(userId), shop, facts),
  increment: async (shop, { userId }, { id }, facts) =>
    told(await shop.cart.increment(userId, id), shop, facts),
  decrement: async (shop, { userId }, { id }, facts) =>
    told(await shop.cart.decrement(userId, id), shop, facts),
  remove: async (shop, { userId }, { id }, facts) => told(await shop.cart.remove(userId, id), shop, facts),
  usePromo: async (shop, { userId }, { code }, facts) =>
    told(
      await shop.cart.usePromo(userId, code, {
        address: facts.address,
        isGuest: facts.guest?.userId === userId,
      }),
      shop,
      facts,
    ),
  dropPromo: async (shop, { userId }, _, facts) => shown(await shop.cart.dropPromo(userId), shop, facts),
  async counts({ cart, wishlist }, { userId }) {
    const [{ version, lines, units }, wished] = await Promise.all([
      cart.counts(userId),
      wishlist.wishedIds(userId),
    ]);
    return success({ data: { version, lines, units, wished } });
  },
  async part(shop, { userId }, _, facts) {
    const parted = await shop.accounts.partGuest(userId);
    if (!parted.ok) return parted;
    const headers = shop.guests.arrive(parted.value);
    return { ...shown(await shop.cart.cart(userId), shop, facts), headers };
  },
  choose: async (shop, { userId }, { extra, chosen }, facts) =>
    told(await shop.cart.choose(userId, extra, chosen), shop, facts),
};

function shown(view: CartView, shop: ShopServices, facts: RequestContext) {
  return success({ cart: cartToPin(shop, facts, view) });
}

/** A refusal carries the cart as it stands. */
function told(outcome: Outcome<CartView>, shop: ShopServices, facts: RequestContext) {
  return outcome.ok ? shown(outcome.value, shop, facts) : withAnswer(outcome, shop, facts);
}

function withAnswer(refusal: Failure, shop: ShopServices, facts: RequestContext): Failure {
  const { cart, ...rest } = (refusal.data ?? {}) as { cart?: CartView };
  return cart ? { ...refusal, data: { ...rest, cart: cartToPin(shop, facts, cart) } } : refusal;
}
