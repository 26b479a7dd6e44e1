import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { done } from "#modules/orders/office-answers.ts";
import { setUpSteps } from "./views.ts";

/** The first day of a shop, step by step. */
export const setUpEndpoints = defineEndpoints("setUp", {
  show: {
    method: "GET",
    path: "/manage/set-up",
    right: "shop.change",
    summary: "What a shop needs before it is one, and whether it is there",
    answer: done.extend({
      steps: z.array(z.object({ name: z.enum(setUpSteps), isDone: z.boolean() })),
      machine: z.object({
        publicUrl: z.string(),
        gateway: z.string().meta({ description: "As the setting PAYMENTS has it" }),
        payments: z.enum(["live", "test", "mock"]),
        hearsGateway: z.boolean(),
        mail: z.enum(["server", "files"]),
      }),
      trial: z
        .object({
          url: z.string(),
          isPaid: z.boolean(),
          isHeard: z.boolean().meta({ description: "The gateway told the shop of it by itself" }),
          isMisheard: z.boolean().meta({ description: "A message came with a wrong signature" }),
          refund: z.enum(["sent", "done", "refused"]).nullable(),
        })
        .nullable()
        .meta({ description: "The newest payment of one rupee" }),
      lastBackup: z
        .number()
        .nullable()
        .meta({ description: "When `npm run db:backup` last ended well, in milliseconds" }),
      hasDemo: z.boolean().meta({ description: "Demo goods, stores or voices are there" }),
    }),
  },
  smsTexts: {
    method: "GET",
    path: "/manage/set-up/sms-texts",
    right: "shop.change",
    summary:
      "Every text that goes by SMS in both languages as CSV, to be registered with the operators (DLT)",
    file: "text/csv",
    answer: fileAnswer,
  },
  promises: {
    method: "GET",
    path: "/manage/set-up/promises",
    right: "shop.change",
    summary: "All that the shop promises before somebody buys, and which of it its owner has looked at",
    answer: done.extend({
      promises: z.array(
        z.object({
          id: z.string(),
          group: z.string().meta({ description: "The group of settings that says it" }),
          page: z.string().nullable().meta({ description: "The page about the shop that it is" }),
          isNeeded: z.boolean().meta({ description: "It can be changed and not removed" }),
          state: z.enum(["open", "kept", "changed", "removed"]),
          oldHindi: z
            .enum(["demo", "own"])
            .nullable()
            .meta({ description: "Whose the Hindi is, where the English was changed after it" }),
          en: z.array(z.string()),
          hi: z.array(z.string()),
        }),
      ),
      isReal: z.boolean().meta({ description: "Live keys: shoppers see nothing of what is open" }),
    }),
  },
  decide: {
    method: "POST",
    path: "/manage/set-up/promises/{id}",
    right: "shop.change",
    summary: "Keep a promise as it is said, or have it said no more",
    input: z.object({ as: z.enum(["keep", "remove"]) }),
    answer: done,
    refusals: ["notFound", "settingChanged"],
  },
  tryMail: {
    method: "POST",
    path: "/manage/set-up/mail",
    right: "shop.change",
    summary: "Send a test letter to oneself; the answer waits for what the mail server says",
    input: z.object({}),
    answer: done,
    refusals: ["messageNotSent", "tooMany"],
  },
  tryPayments: {
    method: "POST",
    path: "/manage/set-up/payments",
    right: "shop.change",
    summary: "Ask the payment gateway whether it knows the keys",
    input: z.object({}),
    answer: done,
    refusals: ["paymentUnavailable", "tooMany"],
  },
  payRupee: {
    method: "POST",
    path: "/manage/set-up/rupee",
    right: "shop.change",
    summary: "Have the gateway make a page where one rupee is paid; it is given back",
    input: z.object({}),
    answer: done,
    refusals: ["paymentUnavailable", "tooMany"],
  },
  lookForRupee: {
    method: "POST",
    path: "/manage/set-up/rupee/look",
    right: "shop.change",
    summary: "Ask the gateway whether the rupee was paid, and give it back",
    input: z.object({}),
    answer: done,
    refusals: ["paymentUnavailable", "tooMany"],
  },
  emptyDemo: {
    method: "POST",
    path: "/manage/set-up/empty-demo",
    right: "shop.change",
    summary:
      "Take the demo's goods, reviews, stores, voices and trial orders away; what was sold for money stays, hidden",
    input: z.object({ sure: tick.refine((sure) => sure, "say that you are sure") }),
    answer: done.extend({
      products: z.int(),
      hidden: z.int().meta({ description: "Of these, in paid orders" }),
      orders: z.int(),
      stores: z.int(),
    }),
  },
});
