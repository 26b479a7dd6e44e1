import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor, tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { moment, percent, rupees } from "#modules/promo-codes/endpoints.ts";
import { discountKinds } from "./rules/automatic-discount.ts";

const pieces = text(9)
  .transform((typed, context) => (/^\d*$/.test(typed) ? Number(typed) : refuseFor("piecesUnusable", context)))
  .default(0);

/** What a form asks of every discount; its kind decides which of it counts. */
const terms = z.object({
  name: text(60).min(1).meta({ description: "What shoppers read, such as Buy 2, get 1 free" }),
  nameHi: text(60).default("").meta({ description: "The same in Hindi; empty: as in English" }),
  buy: pieces.meta({ description: "Of freePieces: how many are paid" }),
  free: pieces.meta({ description: "Of freePieces: how many more are free, the cheapest" }),
  percent,
  rupees,
  minimum: rupees.meta({ description: "What the goods cost at least, in rupees" }),
  beginsAt: moment,
  endsAt: moment,
});
const of = z.object({
  kind: z.enum(discountKinds),
  category: text(100).default("").meta({ description: "Of category, and of freePieces without a product" }),
  product: text(40).default("").meta({ description: "Of freePieces" }),
  customer: text(254).default("").meta({ description: "Of customer: the email address or phone number" }),
});

const time = z.int().nullable().meta({ description: "Milliseconds since 1970" });
const discount = z.object({
  id: z.string(),
  kind: z.enum(discountKinds),
  state: z.enum(["off", "planned", "on", "over"]),
  version: z.int(),
  name: z.object({ en: z.string(), hi: z.string() }),
  buy: z.int(),
  free: z.int(),
  percent: z.number(),
  paise: z.int(),
  minimumPaise: z.int(),
  productId: z.string().nullable(),
  category: z.string().nullable(),
  userId: z.string().nullable(),
  of: z.string().nullable().meta({ description: "The product, the category or the customer by name" }),
  beginsAt: time,
  endsAt: time,
  isOn: z.boolean(),
});
const one = done.extend({ discount });

const rules = [
  ...(["discountTakesNothing", "piecesUnusable", "endsBeforeItBegins"] as const),
  ...(["amountUnusable", "percentUnusable", "momentUnusable"] as const),
];
const changes = ["notFound", "discountChanged"] as const;
const seen = wholeNumber(1).meta({ description: "The version that was looked at; another one is refused" });

/** Promotions that need no code, as their owner keeps them. To everybody else these addresses do not exist. */
export const discountEndpoints = defineEndpoints("discounts", {
  list: {
    method: "GET",
    path: "/manage/discounts",
    right: "shop.change",
    summary: "All discounts that need no code, those that run first",
    answer: done.extend({ discounts: z.array(discount) }),
  },
  show: {
    method: "GET",
    path: "/manage/discounts/{id}",
    right: "shop.change",
    summary: "One discount",
    answer: one,
    refusals: ["notFound"],
  },
  make: {
    method: "POST",
    path: "/manage/discounts",
    right: "shop.change",
    summary: "A new discount that needs no code; of what and for whom it is stays",
    input: of.extend(terms.shape),
    status: 201,
    answer: one,
    message: ({ automaticDiscounts }) => automaticDiscounts.answers.made,
    refusals: [
      ...(["discountsFull", "discountNeedsGoods", "invalidProduct"] as const),
      ...(["categoryUnknown", "customerUnknown"] as const),
      ...rules,
    ],
  },
  change: {
    method: "PUT",
    path: "/manage/discounts/{id}",
    right: "shop.change",
    summary: "Change what a discount is called, takes off and when, as it was in the version that was seen",
    input: terms.extend({ seen }),
    answer: one,
    message: ({ automaticDiscounts }) => automaticDiscounts.answers.changed,
    refusals: [...changes, ...rules],
  },
  turn: {
    method: "POST",
    path: "/manage/discounts/{id}/turn",
    right: "shop.change",
    summary: "Switch a discount on or off",
    input: z.object({ on: tick, seen }),
    answer: one,
    refusals: [...changes],
  },
  remove: {
    method: "DELETE",
    path: "/manage/discounts/{id}",
    right: "shop.change",
    summary: "Take away a discount; orders that have it keep what it took off",
    input: z.object({ seen }),
    answer: done,
    message: ({ automaticDiscounts }) => automaticDiscounts.answers.removed,
    refusals: [...changes],
  },
});
