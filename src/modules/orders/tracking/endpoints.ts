import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { langs } from "#contract/texts/lang.ts";
import { refundStep } from "#modules/returns/answer-views.ts";
import { bill, finalPaise } from "../bill-answer.ts";
import { collectShown } from "../collect-answer.ts";
import { lineByLink } from "../line-answer.ts";
import { done } from "../office-answers.ts";

/** Left empty it is refused in the shop's words. */
const needed = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((typed, context) => typed || refuseFor("fieldRequired", context));
const time = z.int().meta({ description: "Milliseconds since 1970" });

const shown = done.extend({
  order: z.object({
    number: z.string(),
    shortId: z.string().meta({ description: "The six characters that stand beside its number" }),
    lang: z.enum(langs),
    status: z.string(),
    step: z.enum(["packed", "partSent", "returning", "returned"]).nullable(),
    cancelReason: z.string().nullable(),
    createdAt: time,
    expectedAt: time,
    isPaid: z.boolean(),
    method: z.string(),
    paymentStatus: z.string(),
    lines: z.array(lineByLink),
    bill: z.object(bill),
    lessPaise: z.int().meta({ description: "What is paid less on delivery than was ordered" }),
    movedPaise: z
      .int()
      .meta({ description: "What of its payment pays for the same goods in another choice" }),
    finalPaise,
    parcels: z.array(
      z.object({
        carrier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        state: z.enum(["sent", "delivered", "returning", "returned"]),
        sentAt: time,
        goods: z.array(lineByLink.pick({ title: true, titleHi: true, quantity: true })),
      }),
    ),
    events: z.array(z.object({ status: z.string(), at: time })),
    refunds: z.array(refundStep),
    to: z
      .object({
        name: z.string(),
        city: z.string(),
        pinCode: z.string(),
        phone: z.string(),
        email: z.string().nullable(),
      })
      .meta({ description: "Only so much of it as its owner needs to know it by" }),
    returnPath: z.string().nullable(),
    payPath: z.string().nullable().meta({ description: "Where it is paid, while it waits for that" }),
    collect: collectShown,
    hasInvoice: z.boolean(),
    together: z
      .array(z.object({ number: z.string(), path: z.string() }))
      .meta({ description: "Other orders that come in the same parcel" }),
    canAskChange: z.boolean().meta({ description: "POST /tracking/{token}/change is still possible" }),
    isGuests: z.boolean().meta({ description: "Bought without an account: it can be kept in one" }),
  }),
});

const requestId = z
  .string()
  .max(100)
  .optional()
  .meta({ description: "Of the code; a browser keeps it in a cookie" });
const code = z.string().trim().max(20);

const sent = done.extend({ requestId: z.string(), expiresIn: z.int().meta({ description: "Seconds" }) });

/** For whoever holds the tracking link of an order, or the phone that it was ordered with. */
export const trackingEndpoints = defineEndpoints("tracking", {
  show: {
    method: "GET",
    path: "/tracking/{token}",
    right: "orders.track",
    summary: "Where an order is, by its link",
    answer: shown,
    refusals: ["notFound"],
  },
  invoice: {
    method: "GET",
    path: "/tracking/{token}/invoice",
    right: "orders.track",
    summary: "Its invoice, without the street of whose it is",
    answer: fileAnswer,
    file: "application/pdf",
    refusals: ["notFound", "tooMany", "unavailable"],
  },
  sendCode: {
    method: "POST",
    path: "/tracking/codes",
    right: "orders.track",
    summary: "Send a code to the phone of an order; the answer does not tell whether there is such an order",
    input: z.object({
      number: needed(60).meta({ description: "Such as H-1042" }),
      phone: needed(40),
    }),
    answer: sent,
    message: ({ track }) => track.sent,
    refusals: ["fieldRequired", "phoneUnusable", "phoneNotServed", "tooMany"],
  },
  open: {
    method: "POST",
    path: "/tracking/open",
    right: "orders.track",
    summary: "The tracking link of the order that the code was asked for",
    input: z.object({ code, requestId }),
    answer: done.extend({ path: z.string() }),
    refusals: ["codeWrong", "codeElsewhere", "tooMany"],
  },
  sendKeepCode: {
    method: "POST",
    path: "/tracking/{token}/codes",
    right: "orders.track",
    summary: "Send a code to the phone of an order without an account",
    input: z.object({}),
    answer: sent,
    message: ({ track }) => track.sent,
    refusals: ["notFound", "phoneNotServed", "phoneUnusable", "tooMany"],
  },
  keep: {
    method: "POST",
    path: "/tracking/{token}/keep",
    right: "orders.track",
    summary: "Keep it, and what else was bought with its phone without an account, in an account",
    input: z.object({ code, requestId }),
    answer: done.extend({
      token: z.string().optional().meta({ description: "Where one was signed in by it" }),
    }),
    message: ({ track }) => track.kept,
    refusals: ["notFound", "codeWrong", "codeElsewhere", "tooMany"],
  },
});
