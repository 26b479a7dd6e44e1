import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { done, listed as goodsListed } from "../products/goods-answers.ts";

const counted = z.object({ count: z.int(), isMore: z.boolean() });
const state = z.enum(["on", "planned", "over"]);
const price = z.object({ beforePaise: z.int(), afterPaise: z.int() });

const sale = z.object({
  id: z.string(),
  state,
  productId: z.string().nullable().meta({ description: "Null: of a category" }),
  name: z.string(),
  choice: z.string().meta({ description: "Colour and size, where it is for one choice" }),
  percent: z.number().nullable(),
  beginsAt: z.int(),
  endsAt: z.int().nullable(),
  goods: z.int().meta({ description: "For how many products, counted to 10,000" }),
  price: price.nullable().meta({ description: "Of one product: without it and with it" }),
  canGoOn: z.boolean().meta({ description: "It was ended by the staff, and that can be taken back" }),
});

const percent = text(6)
  .transform((typed) => (typed === "" ? null : Number(typed)))
  .pipe(z.number().min(0.01).max(99).nullable())
  .catch(null);

/** Timed sales as the staff look through and plan them. To everybody else these addresses do not exist. */
export const salesEndpoints = defineEndpoints("sales", {
  list: {
    method: "GET",
    path: "/manage/sales",
    right: "goods.change",
    summary: "Timed sales that run, are planned or are over, with prices before and after",
    input: z.object({ state: state.catch("on"), cursor }),
    answer: done.extend({
      sales: z.array(sale),
      next: z.string().nullable(),
      counts: z.object({ on: counted, planned: counted, over: counted }),
    }),
  },
  plan: {
    method: "GET",
    path: "/manage/sales/plan",
    right: "goods.change",
    summary: "What a sale can be of, and what it would lower",
    input: z.object({
      category: text(100).optional(),
      product: text(40).optional(),
      search: text(100).optional(),
      percent,
    }),
    answer: done.extend({
      categories: z.array(z.object({ id: z.string(), name: z.string(), top: z.string().nullable() })),
      found: goodsListed.shape.goods,
      plan: z
        .object({
          name: z.string(),
          goods: z.int(),
          examples: z.array(
            z.object({ title: z.string(), beforePaise: z.int(), afterPaise: z.int().nullable() }),
          ),
        })
        .nullable(),
    }),
  },
  resume: {
    method: "POST",
    path: "/manage/sales/{id}/resume",
    right: "goods.change",
    summary: "Let a sale go on that was ended within the last 30 days",
    answer: done,
    message: ({ answers }) => answers.saleResumed,
    refusals: ["notFound", "changedSince", "takenBackLate"],
  },
});
