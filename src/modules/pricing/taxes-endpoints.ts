import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { done } from "#modules/orders/office-answers.ts";
import {
  maybeDay,
  percentOrNone,
  percentTyped,
  rateChange,
  taxedBy,
  typedDay,
  typedRupees,
} from "./input.ts";
import { rateStates } from "./views.ts";

const percent = z.number();
const seen = wholeNumber(1).meta({ description: "The version of the table that was looked at" });

const period = z.object({
  hsn: z.string().meta({ description: "First digits of an HSN code, a tax class, or empty for all else" }),
  from: z.string(),
  until: z.string().nullable().meta({ description: "The day on which the next one begins" }),
  state: z.enum(rateStates),
  bands: z.array(z.object({ upToPaise: z.int().nullable(), percent })),
});

/** The taxes that prices hold, by HSN and price, each from its day. To everybody else these addresses do not exist. */
export const taxEndpoints = defineEndpoints("taxes", {
  list: {
    method: "GET",
    path: "/manage/taxes",
    right: "shop.change",
    summary: "All rates: in force, coming and past, with the changes of the last 30 days",
    answer: done.extend({
      version: z.int(),
      today: z.string(),
      counts: z.boolean().meta({ description: "Whether prices hold taxes, as in the India profile" }),
      rates: z.array(period),
      changes: z.array(rateChange),
    }),
  },
  set: {
    method: "PUT",
    path: "/manage/taxes",
    right: "shop.change",
    summary:
      "A rate from a day on, or another one in place of what begins on that day; what began before today is never changed",
    input: z.object({
      seen,
      hsn: taxedBy,
      from: typedDay,
      was: maybeDay.meta({ description: "The day before, where that is changed" }),
      percent: percentTyped,
      upTo: typedRupees.optional().meta({ description: "Of a piece, in rupees; empty: for any price" }),
      above: percentOrNone.optional().meta({ description: "In percent, above that price" }),
    }),
    answer: done,
    message: ({ taxes }) => taxes.saved,
    refusals: [
      "ratesChanged",
      "rateBegun",
      "rateInPast",
      "ratesFull",
      "hsnUnusable",
      "fieldRequired",
      "amountUnusable",
      "percentUnusable",
      "dayUnusable",
    ],
  },
  remove: {
    method: "DELETE",
    path: "/manage/taxes",
    right: "shop.change",
    summary: "Take away a rate that has not begun",
    input: z.object({ seen, hsn: taxedBy, from: typedDay }),
    answer: done,
    message: ({ taxes }) => taxes.removed,
    refusals: ["notFound", "ratesChanged", "rateBegun", "hsnUnusable", "dayUnusable"],
  },
  takeBack: {
    method: "POST",
    path: "/manage/tax-changes/{id}/back",
    right: "shop.change",
    summary: "Put back what a change of the last 30 days wrote over, as far as it has not begun",
    input: z.object({}),
    answer: done,
    message: ({ taxes }) => taxes.takenBack,
    refusals: ["notFound", "changedSince", "takenBackLate", "rateBegun", "ratesChanged"],
  },
  ask: {
    method: "GET",
    path: "/manage/tax-asked",
    right: "shop.change",
    summary: "Which tax a piece pays: by its HSN or class, its price and the day",
    input: z.object({
      of: taxedBy.meta({ description: "An HSN code, a tax class, or empty" }),
      rupees: typedRupees,
      day: maybeDay,
    }),
    answer: done.extend({
      percent,
      taxPaise: z.int().meta({ description: "That the price holds" }),
      rate: z
        .object({ hsn: z.string(), from: z.string(), upToPaise: z.int().nullable() })
        .nullable()
        .meta({ description: "What decides; null: nothing does, so there is no tax" }),
    }),
    refusals: ["hsnUnusable", "amountUnusable", "dayUnusable"],
  },
});
