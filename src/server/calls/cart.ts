import type { cartCalls } from "#contract/calls/cart.ts";
import { answerOfCart } from "#contract/cart-answer.ts";
import type { CartView } from "#contract/cart-view.ts";
import { type Failure, type Outcome, success } from "#contract/outcome.ts";
import type { VerbsOf } from "./verb.ts";

export const cartVerbs: VerbsOf<typeof cartCalls> = {
  show: async ({ cart }, { userId }) => shown(await cart.cart(userId)),
  add: async ({ cart }, { userId }, wanted) => told(await cart.addToCart(userId, wanted)),
  update: async ({ cart }, { userId }, { id, quantity }) =>
    told(await cart.setQuantity(userId, id, quantity)),
  clear: async ({ cart }, { userId }) => shown(await cart.clear(userId)),
  increment: async ({ cart }, { userId }, { id }) => told(await cart.increment(userId, id)),
  decrement: async ({ cart }, { userId }, { id }) => told(await cart.decrement(userId, id)),
  remove: async ({ cart }, { userId }, { id }) => told(await cart.remove(userId, id)),
  usePromo: async ({ cart }, { userId }, { code }, { address }) =>
    told(await cart.usePromo(userId, code, address)),
  dropPromo: async ({ cart }, { userId }) => shown(await cart.dropPromo(userId)),
  async counts({ cart, wishlist }, { userId }) {
    const [{ version, lines, units }, wished] = await Promise.all([
      cart.counts(userId),
      wishlist.wishedIds(userId),
    ]);
    return success({ data: { version, lines, units, wished } });
  },
  async part({ accounts, cart, guests }, { userId }) {
    const parted = await accounts.partGuest(userId);
    if (!parted.ok) return parted;
    return { ...shown(await cart.cart(userId)), headers: guests.arrive(parted.value) };
  },
  choose: async ({ cart }, { userId }, { extra, chosen }) => told(await cart.choose(userId, extra, chosen)),
};

function shown(view: CartView) {
  return success({ data: answerOfCart(view) });
}

/** A refusal carries the cart as it stands, in the shape of every other answer. */
function told(outcome: Outcome<CartView>) {
  return outcome.ok ? shown(outcome.value) : withAnswer(outcome);
}

function withAnswer(refusal: Failure): Failure {
  const { cart, ...rest } = (refusal.data ?? {}) as { cart?: CartView };
  return cart ? { ...refusal, data: { ...rest, ...answerOfCart(cart) } } : refusal;
}
