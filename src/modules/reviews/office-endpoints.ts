import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/catalogue/products/goods-answers.ts";
import { reviewStates } from "./rules/review-states.ts";

const counted = z.object({ count: z.int(), isMore: z.boolean() });
const state = z.enum(reviewStates);
const review = z.object({
  id: z.string(),
  state,
  version: z.int(),
  productId: z.string(),
  product: z.string(),
  name: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  isSample: z.boolean(),
  at: z.int(),
  reason: z.string().nullable().meta({ description: "Why it is hidden" }),
  reply: z.string().nullable(),
  undoUntil: z.int().nullable().meta({ description: "Until when one's own last deed can be undone" }),
});
const seen = wholeNumber(1).meta({ description: "The version that was looked at; another one is refused" });
const changes = ["notFound", "reviewChanged"] as const;

/** Reviews as the staff read, hide and answer them. To everybody else these addresses do not exist. */
export const reviewOfficeEndpoints = defineEndpoints("reviewDesk", {
  list: {
    method: "GET",
    path: "/manage/reviews",
    right: "reviews.keep",
    summary:
      "Reviews that wait, are shown or are hidden, the newest first; words are looked for in the newest",
    input: z.object({
      state: state.catch("shown"),
      stars: wholeNumber(1)
        .refine((given) => given <= 5)
        .optional()
        .catch(undefined),
      search: text(100).optional(),
      id: text(60).optional().meta({ description: "This one alone, wherever it stands" }),
      cursor,
    }),
    answer: done.extend({
      reviews: z.array(review),
      next: z.string().nullable(),
      counts: z.object({ waiting: counted, shown: counted, hidden: counted }),
      wait: z.boolean().meta({ description: "New ones wait until they are approved" }),
      version: z.int().meta({ description: "Of this setting" }),
    }),
  },
  setState: {
    method: "POST",
    path: "/manage/reviews/{id}/state",
    right: "reviews.keep",
    summary: "Approve a review, hide it for a reason, or show it again; the product's rating follows at once",
    input: z.object({ state, reason: text(300).optional(), seen }),
    answer: done.extend({ id: z.string(), state, was: state }),
    refusals: [...changes, "fieldRequired"],
  },
  reply: {
    method: "PUT",
    path: "/manage/reviews/{id}/reply",
    right: "reviews.keep",
    summary:
      "Answer a review in the shop's name, below it on the product's page; nothing takes the answer away",
    input: z.object({ reply: text(2_000), seen }),
    answer: done,
    message: ({ answers }) => answers.reviews.replied,
    refusals: [...changes],
  },
  wait: {
    method: "PUT",
    path: "/manage/reviews",
    right: "shop.change",
    summary: "Say whether new reviews wait until they are approved",
    input: z.object({ wait: tick, seen: wholeNumber(0) }),
    answer: done,
    message: ({ answers }) => answers.office.noted,
    refusals: ["settingChanged"],
  },
});
