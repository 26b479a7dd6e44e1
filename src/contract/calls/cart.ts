import { z } from "zod";
import { endpoint } from "../call.ts";
import { mostOfOne } from "../limits.ts";
import { bill } from "./bill.ts";

/** Judged by the shop's own rule, which says in the reader's language what is wrong with it. */
const quantity = z.unknown().meta({ type: "integer", minimum: 1, maximum: mostOfOne });
/** Whatever names none is one refusal, with its documented words. */
const productId = z
  .string()
  .nullish()
  .transform((id) => id ?? undefined);
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
    discount: z.int(),
  }),
  title: z.string(),
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
  changes: z.array(change),
});

const cart = z.object({
  version: z.int(),
  items: z.array(item),
  itemCount: z.int(),
  totalPrice: z.number().meta({ description: "Of all that can be bought, in catalogue units" }),
  promo: z.object({ code: z.string(), percent: z.number() }).nullable(),
  quote: z.object({ ...bill, freeShippingFrom: paise }),
  estimate: z.object({ shipping: paise, total: paise }),
  rate: z.number(),
  payable: z.boolean(),
});

const shown = z.object({ success: z.literal(true), data: cart });
const answer = shown.extend({ message: z.string() });

export const cartEndpoints = {
  show: endpoint({
    method: "GET",
    path: "/cart",
    who: "user",
    summary: "The cart, priced anew",
    answer: shown,
  }),
  add: endpoint({
    method: "POST",
    path: "/cart/add",
    who: "user",
    summary: "Put a product into the cart",
    body: z.object({
      productId,
      quantity: quantity.optional(),
      colour: z.string().max(60).nullish(),
      color: z.string().max(60).nullish(),
      size: z.string().max(60).nullish(),
      lineId: z.uuid().optional().meta({ description: "Of a line taken out: it comes back to its place" }),
    }),
    answer,
    refusals: [
      "invalidProduct",
      "productGone",
      "outOfStock",
      "notEnoughStock",
      "tooManyOfOne",
      "invalidQuantity",
      "colourMissing",
      "colourUnknown",
      "sizeMissing",
      "sizeUnknown",
      "cartFull",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: "/cart/update",
    who: "user",
    summary: "Set the quantity of a line",
    body: z.object({
      productId: z.string().nullish().meta({ description: lineOrProduct }),
      lineId: z.string().optional(),
      quantity: quantity.optional(),
    }),
    answer,
    refusals: [
      "invalidProduct",
      "invalidQuantity",
      "lineNotFound",
      "severalLines",
      "productGone",
      "notEnoughStock",
      "tooManyOfOne",
    ],
  }),
  clear: endpoint({
    method: "DELETE",
    path: "/cart/clear",
    who: "user",
    summary: "Empty the cart",
    answer,
  }),
  increment: endpoint({
    method: "POST",
    path: "/cart/increment/{id}",
    who: "user",
    summary: "One more of a line",
    answer,
    refusals: ["lineNotFound", "severalLines", "productGone", "notEnoughStock", "tooManyOfOne"],
  }),
  decrement: endpoint({
    method: "POST",
    path: "/cart/decrement/{id}",
    who: "user",
    summary: "One less of a line, never below one",
    answer,
    refusals: ["lineNotFound", "severalLines", "atLeastOne"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/cart/remove/{id}",
    who: "user",
    summary: "Take a line out of the cart",
    answer,
    refusals: ["lineNotFound", "severalLines"],
  }),
  usePromo: endpoint({
    method: "POST",
    path: "/cart/promo",
    who: "user",
    summary: "Use a promo code",
    body: z.object({ code: z.string().max(60) }),
    answer,
    refusals: ["promoUnknown", "promoUsed"],
  }),
  dropPromo: endpoint({
    method: "DELETE",
    path: "/cart/promo",
    who: "user",
    summary: "Use no promo code",
    answer,
  }),
};
