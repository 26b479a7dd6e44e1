import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { cursor, key, pieces, reason, seen, text } from "#contract/endpoints/office-input.ts";
import type { Reason } from "#contract/failures.ts";
import { mostOfOne } from "#contract/limits.ts";
import { refusalsOfPicture, sentPicture } from "#modules/catalogue/products/office-input.ts";
import { oneReturn, returnList, returnPage } from "./answer-views.ts";
import { dayParts, returnKinds, returnReasons, returnTabs } from "./views.ts";

/** For whoever holds the link of an order: there is nothing to sign in to. */
export const returnEndpoints = defineEndpoints("returns", {
  show: {
    method: "GET",
    path: "/returns/{token}",
    right: "returns.ask",
    summary: "What of an order can be sent back, and what is",
    answer: returnPage,
    refusals: ["notFound"],
  },
  ask: {
    method: "POST",
    path: "/returns/{token}",
    right: "returns.ask",
    summary: "Ask to send goods back, for money or for another choice of the same goods",
    input: z.object({
      lines: z
        .array(
          z.object({
            line: z.int().min(0).max(1_000),
            quantity: z
              .int()
              .min(1)
              .max(mostOfOne * 10),
            colour: text(60).nullish(),
            size: text(60).nullish(),
          }),
        )
        .min(1)
        .max(50)
        .meta({ description: "By the place of the line; with a choice where it is an exchange" }),
      wish: z.enum(returnKinds),
      reason: z.enum(returnReasons),
      words: text(1_000).default(""),
      way: z.enum(["pickUp", "store", "send"]),
      day: z.iso.date().optional(),
      part: z.enum(dayParts).optional(),
      storeId: text(60).optional(),
      key,
    }),
    answer: returnPage,
    message: ({ returns }) => returns.asked,
    refusals: [
      "notFound",
      "returnOver",
      "notReturnable",
      "returnsFull",
      "productGone",
      "choiceUnknown",
      "choiceDearer",
      "outOfStock",
    ],
  },
  withdraw: {
    method: "POST",
    path: "/returns/{token}/withdraw",
    right: "returns.ask",
    summary: "Think better of a return, until it is on its way",
    input: z.object({ id: text(60).min(1) }),
    answer: returnPage,
    message: ({ returns }) => returns.withdrawn,
    refusals: ["notFound", "wrongMove"],
  },
  addPicture: {
    method: "POST",
    path: "/returns/{token}/{id}/pictures",
    right: "returns.ask",
    summary: "Show the staff what is wrong: a picture of at most 15 MB, sent as it is",
    takesPicture: true,
    input: z.object({ picture: sentPicture }),
    answer: returnPage,
    message: ({ returns }) => returns.pictured,
    refusals: [
      "notFound",
      "fieldRequired",
      ...refusalsOfPicture,
      "picturesFull",
      "picturesAway",
      "tooMany",
      "unavailable",
    ],
  },
});

const moves = ["notFound", "orderChanged", "wrongMove"] as const satisfies readonly Reason[];
const stock = ["outOfStock", "notEnoughStock", "productGone"] as const satisfies readonly Reason[];
const note = text(300).optional();

/** What the staff see of returns and do to them. */
export const returnOfficeEndpoints = defineEndpoints("returnDesk", {
  list: {
    method: "GET",
    path: "/manage/returns",
    right: "returns.see",
    summary: "Returns of a tab, the newest first",
    input: z.object({ tab: z.enum(returnTabs).catch("waiting"), cursor }),
    answer: returnList,
  },
  show: {
    method: "GET",
    path: "/manage/returns/{id}",
    right: "returns.see",
    summary: "One return, as far as one's rights show it",
    answer: oneReturn,
    refusals: ["notFound"],
  },
  picture: {
    method: "GET",
    path: "/manage/returns/{id}/pictures/{nth}",
    right: "returns.see",
    summary: "A picture that the customer sent with it",
    answer: fileAnswer,
    file: "image/webp",
    refusals: ["notFound"],
  },
  accept: {
    method: "POST",
    path: "/manage/returns/{id}/accept",
    right: "returns.decide",
    summary: "It may come back, all of it or the pieces that are named; the customer is told how",
    input: z.object({ seen, pieces: pieces.optional(), note }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.accepted,
    refusals: [...moves, ...stock, "notReturnable", "noPieces"],
  },
  refuse: {
    method: "POST",
    path: "/manage/returns/{id}/refuse",
    right: "returns.decide",
    summary: "It is not taken; the customer is told why",
    input: z.object({ seen, reason }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.refused,
    refusals: moves,
  },
  onWay: {
    method: "POST",
    path: "/manage/returns/{id}/on-way",
    right: "returns.decide",
    summary: "It was fetched or sent",
    input: z.object({ seen, trackingNumber: text(60).optional() }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.onWay,
    refusals: moves,
  },
  receive: {
    method: "POST",
    path: "/manage/returns/{id}/receive",
    right: "returns.decide",
    summary: "It is here",
    input: z.object({ seen }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.received,
    refusals: moves,
  },
  inspect: {
    method: "POST",
    path: "/manage/returns/{id}/inspect",
    right: "returns.decide",
    summary: "What of it goes on the shelf and what is written off; the rest goes back to the customer",
    input: z.object({ seen, shelve: pieces.optional(), writeOff: pieces.optional(), note }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.inspected,
    refusals: [...moves, "notReturnable", "noPieces"],
  },
  payBack: {
    method: "POST",
    path: "/manage/returns/{id}/pay-back",
    right: "money.refund",
    summary: "Give the money for what was taken back",
    input: z.object({
      seen,
      paise: wholeNumber(1).optional().meta({ description: "Less, where it is worth less" }),
      rupees: text(20).optional().meta({ description: "The same as one types it" }),
      reason: text(300).optional(),
      key,
    }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.paidBack,
    refusals: [...moves, "refundTooMuch", "keyReused", "fieldRequired"],
  },
  exchange: {
    method: "POST",
    path: "/manage/returns/{id}/exchange",
    right: "returns.decide",
    summary: "Send the other choice as an order of its own, paid with what came back",
    input: z.object({ seen, key }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.exchanged,
    refusals: [...moves, "refundTooMuch", "keyReused"],
  },
  stepBack: {
    method: "POST",
    path: "/manage/returns/{id}/step-back",
    right: "returns.decide",
    summary: "The last step was not so",
    input: z.object({ seen, reason }),
    answer: oneReturn,
    message: ({ returns }) => returns.answers.steppedBack,
    refusals: [...moves, ...stock],
  },
});
