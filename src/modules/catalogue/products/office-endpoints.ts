import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { goodsStates } from "../goods-view.ts";
import { changesListed, done, listed, one } from "./goods-answers.ts";
import {
  changedProduct,
  changedVariants,
  countedChoices,
  goodsFilterFields,
  movedPicture,
  newProduct,
  refusalsOfPicture,
  sentPicture,
} from "./office-input.ts";

const pictureRefusals = [...refusalsOfPicture, "picturesFull", "picturesAway"] as const;
const changes = ["productNotFound", "productChanged"] as const;
const stockRefusals = ["choiceUnknown", "stockChanged", "stockHeld", "isSet"] as const;
const setRefusals = [
  "setSize",
  "setIsPart",
  "setHasChoices",
  "setHasStock",
  "partIsSet",
  "partTwice",
] as const;

/** Goods as the back office lists and changes them, sold or not. To everybody else these addresses do not exist. */
export const goodsOfficeEndpoints = defineEndpoints("shelves", {
  list: {
    method: "GET",
    path: "/manage/goods",
    right: "goods.change",
    summary: "Goods of a state, or of all states by words of the title, SKU or bar code, the newest first",
    input: z.object({
      ...goodsFilterFields,
      cursor,
    }),
    answer: listed,
  },
  places: {
    method: "GET",
    path: "/manage/shelves",
    right: "goods.change",
    summary: "The categories in which goods can stand",
    answer: done.extend({
      categories: z.array(z.object({ id: z.string(), name: z.string(), top: z.string() })),
    }),
  },
  make: {
    method: "POST",
    path: "/manage/goods",
    right: "goods.change",
    summary: "A new product, of what an owner knows at once",
    input: newProduct,
    status: 201,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [
      "categoryUnknown",
      "fieldRequired",
      "fieldTooLong",
      "amountUnusable",
      "discountTooMuch",
      "mrpBelowPrice",
    ],
  },
  change: {
    method: "PUT",
    path: "/manage/goods/{id}",
    right: "goods.change",
    summary: "Change words, price, facts and stock of a product, as they were in the versions that were seen",
    input: changedProduct,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [
      ...changes,
      ...(["categoryUnknown", "fieldTooLong", "amountUnusable", "discountTooMuch", "mrpBelowPrice"] as const),
      ...stockRefusals,
    ],
  },
  setVariants: {
    method: "PUT",
    path: "/manage/goods/{id}/variants",
    right: "goods.change",
    summary: "Say SKU, bar code, weight and own price of each choice of a product",
    input: changedVariants,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [
      ...changes,
      "skuTaken",
      "pictureUnknown",
      "amountUnusable",
      "discountTooMuch",
      "mrpBelowPrice",
    ],
  },
  count: {
    method: "PUT",
    path: "/manage/goods/{id}/stock",
    right: "stock.change",
    summary:
      "Say how many there are of each choice, as counted since the versions that were seen; all or none",
    input: countedChoices,
    answer: done,
    message: ({ answers }) => answers.stockKept,
    refusals: ["productNotFound", ...stockRefusals],
  },
  copy: {
    method: "POST",
    path: "/manage/goods/{id}/copy",
    right: "goods.change",
    summary: "The same product again, as a draft without pieces",
    input: z.object({}),
    status: 201,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["productNotFound", "categoryUnknown"],
  },
  addPicture: {
    method: "POST",
    path: "/manage/goods/{id}/pictures",
    right: "goods.change",
    summary: "Show one more picture of a product: JPEG, PNG, WebP or AVIF of at most 15 MB, sent as it is",
    takesPicture: true,
    input: z.object({ picture: sentPicture }),
    status: 201,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: ["productNotFound", "fieldRequired", ...pictureRefusals, "tooMany"],
  },
  movePicture: {
    method: "POST",
    path: "/manage/goods/{id}/pictures/{file}/place",
    right: "goods.change",
    summary:
      "Move a picture one place towards the first, which is the main view, or away from it, or to a place",
    input: movedPicture,
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [...changes, "pictureUnknown", "fieldRequired"],
  },
  describePicture: {
    method: "PUT",
    path: "/manage/goods/{id}/pictures/{file}",
    right: "goods.change",
    summary: "Say what a picture shows, for who does not see it",
    input: z.object({ alt: text(200).min(1), altHi: text(200).optional(), seen: wholeNumber(0) }),
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [...changes, "pictureUnknown"],
  },
  removePicture: {
    method: "DELETE",
    path: "/manage/goods/{id}/pictures/{file}",
    right: "goods.change",
    summary: "Show a picture no more",
    input: z.object({ seen: wholeNumber(0) }),
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [...changes, "pictureUnknown"],
  },
  changes: {
    method: "GET",
    path: "/manage/goods/{id}/changes",
    right: "goods.change",
    summary: "What was done to a product in the last 30 days, the newest first, and what can be taken back",
    answer: changesListed,
    refusals: ["productNotFound"],
  },
  takeBack: {
    method: "POST",
    path: "/manage/goods/{id}/changes/{deed}/back",
    right: "goods.change",
    summary:
      "Take a change back, as the product was in the version that was seen; not where it was changed again since",
    input: z.object({ seen: wholeNumber(0) }),
    answer: one,
    message: ({ goodsOffice }) => goodsOffice.takenBack,
    refusals: [
      ...changes,
      ...(["changedSince", "takenBackLate", "categoryUnknown", "pictureUnknown", "skuTaken"] as const),
      ...stockRefusals,
      ...setRefusals,
    ],
  },
  setState: {
    method: "POST",
    path: "/manage/goods/{id}/state",
    right: "goods.change",
    summary: "Put a product up for sale, or out of the sight of shoppers",
    input: z.object({ state: z.enum(goodsStates), seen: wholeNumber(0) }),
    answer: one,
    message: ({ catalogue }) => catalogue.saved,
    refusals: [...changes],
  },
});
