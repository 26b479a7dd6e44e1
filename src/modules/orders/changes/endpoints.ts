import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { key, pieces, reason, seen, text } from "#contract/endpoints/office-input.ts";
import { readJson } from "#contract/endpoints/read-json.ts";
import type { Reason } from "#contract/failures.ts";
import { lineRefusals } from "#modules/cart/line-refusals.ts";
import { one } from "../office-answers.ts";

const changes = ["notFound", "orderChanged", "tooLateToChange"] as const satisfies readonly Reason[];

const lesser = [
  ...changes,
  ...(["notSoldYet", "nothingLeft", "fieldRequired", "keyReused"] as const),
] as const satisfies readonly Reason[];

/** A line by its place in the order, and what it is to come in: in a form one field. */
const choice = z
  .preprocess(
    (typed) => (typeof typed === "string" ? readJson(typed, typed) : typed),
    z.object({ line: z.int().min(0).max(1_000), colour: text(60).nullish(), size: text(60).nullish() }),
  )
  .meta({ description: "In a form the JSON of line, colour and size" });

/** An order that has not left, otherwise than it was bought. */
export const orderChangesEndpoints = defineEndpoints("orderChanges", {
  changeAddress: {
    method: "POST",
    path: "/manage/orders/{id}/address",
    right: "orders.change",
    summary: "It goes to another address in the same state, or to another phone",
    input: z.object({
      seen,
      name: text(500),
      phone: text(500),
      street: text(500),
      city: text(500),
      state: text(500),
      pinCode: text(500),
      country: text(500).default("India"),
    }),
    answer: one,
    message: ({ orderChanges }) => orderChanges.answers.address,
    refusals: [
      ...changes,
      ...["fieldRequired", "fieldTooLong", "phoneUnusable", "pinCodeUnusable"],
      ...["notDeliverable", "noCashThere", "addressElsewhere", "deliveryDearer"],
    ] as const,
  },
  takeOut: {
    method: "POST",
    path: "/manage/orders/{id}/fewer",
    right: "money.refund",
    summary: "Some pieces leave the order: a part of what was paid goes back, or less is paid on delivery",
    input: z.object({ seen, goods: pieces, reason, key }),
    answer: one,
    message: ({ orderChanges }) => orderChanges.answers.lessened,
    refusals: [...lesser, "noPieces", "notInOrder", "returnUnderWay", "backAlready", "refundTooMuch"],
  },
  changeChoice: {
    method: "POST",
    path: "/manage/orders/{id}/choice",
    right: "money.refund",
    summary: "Some pieces come in another choice, as an order that leaves together with this one",
    input: z.object({ seen, choice, quantity: wholeNumber(1), letsOff: tick, reason, key }),
    answer: one,
    message: ({ orderChanges }) => orderChanges.answers.lessened,
    refusals: [
      ...lesser,
      ...(["notInOrder", "sameChoice", "otherDearer", "refundTooMuch"] as const),
      ...lineRefusals,
    ],
  },
  giveDiscount: {
    method: "POST",
    path: "/manage/orders/{id}/discount",
    right: "money.refund",
    summary: "Something off its goods: a part of what was paid goes back, or less is paid on delivery",
    input: z.object({
      seen,
      discount: text(20).min(1).meta({ description: "Rupees such as 150, or of what the goods cost 10%" }),
      reason,
      key,
    }),
    answer: one,
    message: ({ orderChanges }) => orderChanges.answers.lessened,
    refusals: [...lesser, "amountUnusable", "discountOverGoods", "refundTooMuch"],
  },
});
