import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { changesListed, takenAway } from "../products/goods-answers.ts";
import { refusalsOfPicture, sentPicture } from "../products/office-input.ts";

const category = z.object({
  id: z.string(),
  label: z.object({ en: z.string(), hi: z.string() }),
  parent: z.string().nullable(),
  tagline: z.string(),
  taglineHi: z.string().meta({ description: "In Hindi; empty where nobody has written it" }),
  picture: z.string().meta({ description: "The name of a kept picture, empty where it has none" }),
  isHidden: z.boolean(),
  version: z.int().meta({ description: "Told with a change as what was seen" }),
});

const seen = wholeNumber(0);
const words = {
  en: text(60).min(1).meta({ description: "What pages call it" }),
  hi: text(60).default("").meta({ description: "Empty: as in English" }),
  tagline: text(120).default(""),
  taglineHi: text(120).optional().meta({ description: "Empty: as in English; left out: as it was" }),
  parent: text(60).default("").meta({ description: "The id of a top category; empty: it is one itself" }),
};
const answer = done.extend({ id: z.string() });
const message = ({ shopPages }: { readonly shopPages: { readonly saved: string } }) => shopPages.saved;

/** The categories of the shop, as its owner names and orders them. */
export const categoriesEndpoints = defineEndpoints("categories", {
  list: {
    method: "GET",
    path: "/manage/categories",
    right: "shop.change",
    summary: "All categories, in the owner's order, hidden ones too",
    answer: done.extend({
      categories: z.array(category),
      removed: takenAway.meta({ description: "In the last 30 days" }),
    }),
  },
  make: {
    method: "POST",
    path: "/manage/categories",
    right: "shop.change",
    summary: "One more category, the last in its place",
    input: z.object(words),
    status: 201,
    answer,
    message,
    refusals: ["fieldRequired", "fieldTooLong"],
  },
  change: {
    method: "PUT",
    path: "/manage/categories/{id}",
    right: "shop.change",
    summary: "Call a category something else, or put it elsewhere",
    input: z.object({ seen, ...words }),
    answer,
    message,
    refusals: ["notFound", "settingChanged", "fieldRequired", "fieldTooLong"],
  },
  move: {
    method: "POST",
    path: "/manage/categories/{id}/place",
    right: "shop.change",
    summary: "One place towards the first of its neighbours, or away from it",
    input: z.object({ seen, step: z.enum(["sooner", "later"]) }),
    answer,
    message,
    refusals: ["notFound", "settingChanged"],
  },
  setHidden: {
    method: "POST",
    path: "/manage/categories/{id}/state",
    right: "shop.change",
    summary: "Take a category out of all lists, or back into them",
    input: z.object({ seen, hidden: tick }),
    answer,
    message,
    refusals: ["notFound", "settingChanged"],
  },
  setPicture: {
    method: "POST",
    path: "/manage/categories/{id}/picture",
    right: "shop.change",
    summary: "Show a category by a picture: JPEG, PNG, WebP or AVIF of at most 15 MB, sent as it is",
    takesPicture: true,
    input: z.object({ picture: sentPicture }),
    answer,
    message,
    refusals: ["notFound", "settingChanged", "fieldRequired", ...refusalsOfPicture, "tooMany"],
  },
  remove: {
    method: "DELETE",
    path: "/manage/categories/{id}",
    right: "shop.change",
    summary: "Take away a category without goods and parts",
    input: z.object({ seen }),
    answer,
    message,
    refusals: ["notFound", "settingChanged", "categoryInUse"],
  },
  changes: {
    method: "GET",
    path: "/manage/categories/{id}/changes",
    right: "shop.change",
    summary: "What was done to a category in the last 30 days, the newest first, and what can be taken back",
    answer: changesListed,
  },
  takeBack: {
    method: "POST",
    path: "/manage/categories/{id}/changes/{deed}/back",
    right: "shop.change",
    summary:
      "Take a change of a category back, or put one back that was taken away; not where it was changed again since",
    input: z.object({ seen: seen.default(0).meta({ description: "0: the category is not there" }) }),
    answer,
    message: ({ goodsOffice }) => goodsOffice.takenBack,
    refusals: ["settingChanged", "changedSince", "takenBackLate"],
  },
});
