import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { productId, quantity, refuseFor, tick } from "#contract/endpoints/fields.ts";
import { answerOfCart, cartAnswer } from "./cart-answer.ts";
import type { CartView } from "./cart-view.ts";
import { lineRefusals } from "./line-refusals.ts";

const lineOrProduct = "A line id, or the id of a product of which the cart holds one line";
const shown = z.object({ success: z.literal(true), data: cartAnswer });
const inCart = {
  documented: ({ cart }: { readonly cart: CartView }) => ({ data: answerOfCart(cart) }),
  /** It carries the cart as it stands, where there is one. */
  documentedRefusal: ({ cart, ...rest }: { readonly cart?: CartView }) =>
    cart ? { ...rest, ...answerOfCart(cart) } : rest,
};
const changed = { answer: shown.extend({ message: z.string() }), ...inCart };

const option = z.string().max(60).nullish();
const wanted = z
  .object({
    productId,
    quantity: quantity.default(1),
    colour: option,
    color: option,
    size: option,
    lineId: z.uuid().optional().meta({ description: "Of a line taken out: it comes back to its place" }),
  })
  .transform(({ color, ...rest }) => ({ ...rest, colour: rest.colour ?? color }));

const changedLine = z
  .object({
    productId: z.string().nullish().meta({ description: lineOrProduct }),
    lineId: z.string().optional(),
    quantity: quantity.optional(),
  })
  .transform(({ productId, lineId, quantity }, context) => {
    const id = lineId ?? productId;
    if (!id || id === "undefined") return refuseFor("invalidProduct", context, ["productId"]);
    return quantity === undefined ? refuseFor("invalidQuantity", context, ["quantity"]) : { id, quantity };
  });

export const cartEndpoints = defineEndpoints("cart", {
  show: {
    method: "GET",
    path: "/cart",
    right: "cart.see",
    summary: "The cart, priced anew",
    answer: shown,
    ...inCart,
  },
  add: {
    method: "POST",
    path: "/cart/add",
    right: "cart.change",
    summary: "Put a product into the cart",
    input: wanted,
    ...changed,
    message: ({ cart }) => cart.messages.added,
    makesGuest: true,
    keptForLogin: ({ loginHead }) => loginHead.kept.add,
    refusals: ["invalidProduct", "invalidQuantity", ...lineRefusals],
  },
  update: {
    method: "PUT",
    path: "/cart/update",
    right: "cart.change",
    summary: "Set the quantity of a line",
    input: changedLine,
    ...changed,
    message: ({ cart }) => cart.messages.updated,
    refusals: [
      "invalidProduct",
      "invalidQuantity",
      "lineNotFound",
      "severalLines",
      "productGone",
      "notEnoughStock",
      "tooManyOfOne",
    ],
  },
  clear: {
    method: "DELETE",
    path: "/cart/clear",
    right: "cart.change",
    summary: "Empty the cart",
    ...changed,
    message: ({ cart }) => cart.messages.cleared,
  },
  increment: {
    method: "POST",
    path: "/cart/increment/{id}",
    right: "cart.change",
    summary: "One more of a line",
    ...changed,
    message: ({ cart }) => cart.messages.increased,
    refusals: ["lineNotFound", "severalLines", "productGone", "notEnoughStock", "tooManyOfOne"],
  },
  decrement: {
    method: "POST",
    path: "/cart/decrement/{id}",
    right: "cart.change",
    summary: "One less of a line, never below one",
    ...changed,
    message: ({ cart }) => cart.messages.decreased,
    refusals: ["lineNotFound", "severalLines", "atLeastOne"],
  },
  remove: {
    method: "DELETE",
    path: "/cart/remove/{id}",
    right: "cart.change",
    summary: "Take a line out of the cart",
    ...changed,
    message: ({ cart }) => cart.messages.removed,
    refusals: ["lineNotFound", "severalLines"],
  },
  usePromo: {
    method: "POST",
    path: "/cart/promo",
    right: "cart.change",
    summary: "Use a promo code",
    input: z.object({ code: z.string().max(60) }),
    ...changed,
    message: ({ cart }) => cart.messages.promoUsed,
    refusals: ["promoUnknown", "promoNeedsAccount", "promoNeedsProof", "promoUsed", "promoSpent", "tooMany"],
  },
  dropPromo: {
    method: "DELETE",
    path: "/cart/promo",
    right: "cart.change",
    summary: "Use no promo code",
    ...changed,
    message: ({ cart }) => cart.messages.promoDropped,
  },
  counts: {
    method: "GET",
    path: "/cart/counts",
    right: "cart.see",
    summary: "How much cart and wishlist hold, for a page that was made for all",
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({
        version: z.int(),
        lines: z.int(),
        units: z.int(),
        wished: z.array(z.string()).meta({ description: "The products on the wishlist" }),
      }),
    }),
  },
  part: {
    method: "POST",
    path: "/cart/part",
    right: "account.own",
    summary: "Take back what came into cart and wishlist at the sign-in",
    ...changed,
    message: ({ guests }) => guests.parted,
    refusals: ["undoOver"],
  },
  choose: {
    method: "PUT",
    path: "/cart/extras/{extra}",
    right: "cart.change",
    summary: "Add what the shop offers beside its goods, or give it up",
    input: z.object({ chosen: tick }),
    ...changed,
    message: ({ cart }) => cart.messages.updated,
    refusals: ["extraGone"],
  },
});
