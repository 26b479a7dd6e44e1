import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { key, pieces, reason, seen, text } from "#contract/endpoints/office-input.ts";
import { done, one } from "#modules/orders/office-answers.ts";

/** Money that needs a look or goes back. */
export const paymentOfficeEndpoints = defineEndpoints("money", {
  tasks: {
    method: "GET",
    path: "/manage/payments",
    right: "money.see",
    summary:
      "Payments, refunds and parcels that do not end by themselves, each with what to do; and the latest payments",
    answer: done.extend({
      tasks: z.array(
        z.object({
          kind: z.enum(["refundRefused", "refundByHand", "refundSlow", "notHeard", "notTaken", "cameBack"]),
          misfit: z.enum(["mismatch", "twice", "late", "ended"]).nullable(),
          orderId: z.string(),
          number: z.string(),
          refundId: z.string().nullable(),
          paise: z.int(),
          since: z.int(),
          said: z.string().nullable().meta({ description: "What the gateway says" }),
          deed: z.enum(["retry", "byHand", "ask", "open"]),
        }),
      ),
      latest: z
        .array(
          z.object({
            orderId: z.string(),
            number: z.string(),
            name: z.string().meta({ description: "Of whom the order goes to" }),
            paise: z.int(),
            method: z.string(),
            status: z.string(),
            since: z.int().meta({ description: "When it was last heard of" }),
          }),
        )
        .meta({ description: "Payments of the 20 newest orders" }),
    }),
  },
  refund: {
    method: "POST",
    path: "/manage/orders/{id}/refunds",
    right: "money.refund",
    summary: "Give money back: an amount, goods, delivery, or all that is left",
    input: z.object({
      seen,
      sum: z.enum(["amount", "goods", "delivery", "all"]),
      paise: wholeNumber(1).optional().meta({ description: "With sum: amount" }),
      rupees: text(20).optional().meta({ description: "The same as one types it" }),
      goods: pieces.optional(),
      restock: tick,
      reason,
      key: key.meta({
        description: "Needed here or as the header Idempotency-Key: sent again with it, money goes back once",
      }),
    }),
    answer: one,
    message: ({ answers }) => answers.office.refunded,
    refusals: [
      "notFound",
      "orderChanged",
      "fieldRequired",
      "invalidInput",
      "noPieces",
      "refundTooMuch",
      "returnUnderWay",
      "backAlready",
      "keyReused",
    ],
  },
  retry: {
    method: "POST",
    path: "/manage/refunds/{id}/retry",
    right: "money.refund",
    summary: "Ask the gateway again for a refund that it refused",
    input: z.object({ key }),
    answer: done,
    message: ({ answers }) => answers.office.retried,
    refusals: ["notFound", "refundNotOpen", "keyReused"],
  },
  byHand: {
    method: "POST",
    path: "/manage/refunds/{id}/by-hand",
    right: "money.refund",
    summary: "Note that it was given back by hand, with the number of its receipt",
    input: z.object({ reference: text(100).min(1) }),
    answer: done,
    message: ({ answers }) => answers.office.givenByHand,
    refusals: ["notFound", "refundNotOpen"],
  },
  ask: {
    method: "POST",
    path: "/manage/orders/{id}/ask",
    right: "money.see",
    summary: "Ask the gateway now what became of the payment",
    input: z.object({ seen }),
    answer: one,
    message: ({ answers }) => answers.office.asked,
    refusals: ["notFound", "orderChanged", "nothingToAsk", "paymentUnavailable"],
  },
});
