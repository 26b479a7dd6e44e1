import type { SentTo } from "#contract/endpoint.ts";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { cart as english } from "#modules/cart/texts/cart.ts";
import { call, isBroken } from "#web/request/call.ts";
import { pageWords } from "#web/request/page-words.ts";
import { change } from "./cart-store.ts";
import { showAdded } from "./show-added.ts";

/** Where it stands decides the words. */
export type Place = "card" | "detail" | "wishlist";

export type AddToCartInput = SentTo<typeof cartEndpoints.add>;

/** Adding waits its turn behind what is on its way, like every change of the cart. */
export function addToCart(input: AddToCartInput): Promise<Answer> {
  return new Promise((resolve) =>
    change({
      key: `add:${crypto.randomUUID()}`,
      foresee: (cart) => cart,
      send: () => call(cartEndpoints.add, input),
      settle(answer) {
        if (answer.success) showAdded(input.productId);
        resolve(answer);
      },
    }),
  );
}

/** What came of it. A no has the shop's own words; what broke on the way or there has those of the place. */
export function wordsOfAdding(answer: Answer, place: Place, failedToAdd: string): string {
  const words = pageWords("cart", english).messages;
  const done = {
    card: words.addedFromCard,
    detail: words.addedFromDetail,
    wishlist: words.addedFromWishlist,
  };
  if (answer.success) return done[place];
  if (isBroken(answer)) return place === "card" ? words.somethingWrongAdding : failedToAdd;
  return (answer.statusCode !== 404 && answer.said) || failedToAdd;
}
