import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor, tick } from "#contract/endpoints/fields.ts";
import { seen, text } from "#contract/endpoints/office-input.ts";
import { isStateCode } from "#contract/india/states.ts";
import { done, one } from "#modules/orders/office-answers.ts";
import { paidAtCounter } from "#modules/orders/order-view.ts";

const days = text(3)
  .default("7")
  .transform((typed, context) => {
    const days = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
    return days >= 1 && days <= 60 ? days : refuseFor("pickupDaysUnusable", context);
  });

/** Where goods can be collected, and what the staff do at the counter. To everybody else these addresses do not exist. */
export const pickupOfficeEndpoints = defineEndpoints("pickup", {
  list: {
    method: "GET",
    path: "/manage/pickup",
    right: "shop.change",
    summary: "All stores, and whether orders can be collected there",
    answer: done.extend({
      stores: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          city: z.string(),
          isOpen: z.boolean(),
          state: z.string().meta({ description: "Its code for taxes; empty where nobody knows it" }),
          days: z.int(),
          ready: z.string(),
          readyHi: z.string(),
        }),
      ),
    }),
  },
  set: {
    method: "PUT",
    path: "/manage/pickup/{id}",
    right: "shop.change",
    summary: "Say whether orders can be collected in a store, how soon and how long",
    input: z
      .object({
        isOpen: tick,
        state: text(2).default("").meta({ description: "Its code for taxes, such as 29" }),
        days: days.meta({ description: "How long an order is kept once it is ready: 1 to 60" }),
        ready: text(80).default("").meta({ description: "How soon it is ready, in words" }),
        readyHi: text(80).default("").meta({ description: "The same in Hindi; empty: as in English" }),
      })
      .superRefine(({ isOpen, state }, context) => {
        if (isOpen && !isStateCode(state)) refuseFor("pickupStateMissing", context, ["state"]);
      }),
    answer: done,
    message: ({ shopPages }) => shopPages.saved,
    refusals: ["notFound", "pickupDaysUnusable", "pickupStateMissing"],
  },
  makeReady: {
    method: "POST",
    path: "/manage/orders/{id}/ready",
    right: "orders.send",
    summary: "A packed order lies at the counter of its store; its buyer is told the code",
    input: z.object({ seen }),
    answer: one,
    message: ({ storePickup }) => storePickup.answers.ready,
    refusals: ["notFound", "orderChanged", "wrongMove"],
  },
  collect: {
    method: "POST",
    path: "/manage/orders/{id}/collected",
    right: "orders.move",
    summary: "Hand an order over the counter for its code, or without it for a reason",
    input: z.object({
      seen,
      code: text(20).default("").meta({ description: "That its buyer shows" }),
      reason: text(300).default("").meta({ description: "Why it is handed over without the code" }),
      paid: z
        .enum(paidAtCounter)
        .optional()
        .meta({ description: "How it was paid, where it was not paid before" }),
    }),
    answer: one,
    message: ({ storePickup }) => storePickup.answers.collected,
    refusals: ["notFound", "orderChanged", "wrongMove", "fieldRequired", "pickupCodeWrong", "tooMany"],
  },
});
