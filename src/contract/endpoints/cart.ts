import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { productId, quantity, refuseFor, tick } from "../fields.ts";
import { bill } from "./bill.ts";
import { lineRefusals } from "./line-refusals.ts";

const lineOrProduct = "A line id, or the id of a product of which the cart holds one line";
const paise = z.int().meta({ description: "Whole paise" });

const picture = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  alt: z.string(),
});

const change = z.union([
  z.object({ kind: z.enum(["gone", "optionGone", "soldOut"]) }),
  z.object({ kind: z.literal("fewer"), left: z.int() }),
  z.object({ kind: z.enum(["dearer", "cheaper"]), fromPaise: paise }),
]);

const item = z.object({
  _id: z.string(),
  id: z.string(),
  productId: z.string(),
  product: z.object({
    _id: z.string(),
    id: z.string(),
    title: z.string(),
    name: z.string(),
    image: z.string(),
    images: z.array(z.string()),
    price: z.number().meta({ description: "Before the discount, in catalogue units" }),
    discount: z.number(),
  }),
  title: z.string(),
  titleHi: z.string().optional().meta({ description: "In Hindi, where somebody has written it" }),
  name: z.string(),
  image: z.string(),
  price: z
    .number()
    .meta({ description: "What one unit costs, in catalogue units: the discount is taken off" }),
  quantity: z.int(),
  colour: z.string().nullable(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  picture: picture.nullable(),
  most: z.int(),
  unitPaise: paise,
  oldUnitPaise: paise.nullable(),
  discount: z.literal(0),
  linePaise: paise,
  taxPercent: z.number().nullable().meta({ description: "Inside the price; null where taxes come on top" }),
  grams: z.int(),
  changes: z.array(change),
});

const cart = z.object({
  version: z.int(),
  items: z.array(item),
  itemCount: z.int(),
  totalPrice: z.number().meta({ description: "Of all that can be bought, in catalogue units" }),
  promo: z
    .object({
      code: z.string(),
      percent: z.number(),
      paise,
      shipsFree: z.boolean(),
      minimumPaise: paise,
    })
    .nullable(),
  extras: z.array(z.string()).meta({ description: "The kinds that were chosen of those in the terms" }),
  terms: z
    .object({
      taxOnTop: z.number().nullable(),
      taxSplit: z.enum(["undecided", "sgst", "utgst", "igst"]),
      delivery: z.array(z.object({ upToGrams: z.int().nullable(), paise, freeAbovePaise: paise })),
      days: z.int().nullable(),
      cashPaise: paise,
      takesCash: z.boolean(),
      extras: z
        .array(z.object({ kind: z.string(), paise }))
        .meta({ description: "What a shopper may add to the goods" }),
    })
    .meta({ description: "What is asked beside the goods" }),
  quote: z.object({ ...bill, freeShippingFrom: paise }),
  estimate: z.object({ shipping: paise, total: paise }),
  rate: z.number(),
  payable: z.boolean(),
});

const shown = z.object({ success: z.literal(true), data: cart });
const answer = shown.extend({ message: z.string() });

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
  },
  add: {
    method: "POST",
    path: "/cart/add",
    right: "cart.change",
    summary: "Put a product into the cart",
    input: wanted,
    answer,
    said: ({ cart }) => cart.messages.added,
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
    answer,
    said: ({ cart }) => cart.messages.updated,
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
    answer,
    said: ({ cart }) => cart.messages.cleared,
  },
  increment: {
    method: "POST",
    path: "/cart/increment/{id}",
    right: "cart.change",
    summary: "One more of a line",
    answer,
    said: ({ cart }) => cart.messages.increased,
    refusals: ["lineNotFound", "severalLines", "productGone", "notEnoughStock", "tooManyOfOne"],
  },
  decrement: {
    method: "POST",
    path: "/cart/decrement/{id}",
    right: "cart.change",
    summary: "One less of a line, never below one",
    answer,
    said: ({ cart }) => cart.messages.decreased,
    refusals: ["lineNotFound", "severalLines", "atLeastOne"],
  },
  remove: {
    method: "DELETE",
    path: "/cart/remove/{id}",
    right: "cart.change",
    summary: "Take a line out of the cart",
    answer,
    said: ({ cart }) => cart.messages.removed,
    refusals: ["lineNotFound", "severalLines"],
  },
  usePromo: {
    method: "POST",
    path: "/cart/promo",
    right: "cart.change",
    summary: "Use a promo code",
    input: z.object({ code: z.string().max(60) }),
    answer,
    said: ({ cart }) => cart.messages.promoUsed,
    refusals: ["promoUnknown", "promoNeedsAccount", "promoNeedsProof", "promoUsed", "promoSpent", "tooMany"],
  },
  dropPromo: {
    method: "DELETE",
    path: "/cart/promo",
    right: "cart.change",
    summary: "Use no promo code",
    answer,
    said: ({ cart }) => cart.messages.promoDropped,
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
    answer,
    said: ({ guests }) => guests.parted,
    refusals: ["undoOver"],
  },
  choose: {
    method: "PUT",
    path: "/cart/extras/{extra}",
    right: "cart.change",
    summary: "Add what the shop offers beside its goods, or give it up",
    input: z.object({ chosen: tick }),
    answer,
    said: ({ cart }) => cart.messages.updated,
    refusals: ["extraGone"],
  },
});
