import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { invoiceWish, someOrders } from "#contract/endpoints/office-input.ts";
import { picture } from "#contract/endpoints/picture-answer.ts";
import { done } from "#modules/orders/office-answers.ts";

const busy = ["notFound", "unavailable"] as const;

/** What is printed of orders. To everybody who does not work here these addresses do not exist. */
export const documentEndpoints = defineEndpoints("papers", {
  labels: {
    method: "GET",
    path: "/manage/papers/labels",
    right: "orders.pack",
    summary: "A label for each of up to 100 orders, 100 by 150 mm or four on an A4",
    input: z.object({ orders: someOrders, sheet: z.enum(["label", "a4"]).catch("label") }),
    answer: fileAnswer,
    file: "application/pdf",
    refusals: busy,
  },
  slips: {
    method: "GET",
    path: "/manage/papers/slips",
    right: "orders.pack",
    summary: "A packing slip for each of up to 100 orders; with prices only for who may see money",
    input: z.object({ orders: someOrders }),
    answer: fileAnswer,
    file: "application/pdf",
    refusals: busy,
  },
  pickSheet: {
    method: "GET",
    path: "/manage/papers/pick",
    right: "orders.pack",
    summary: "What to gather for up to 100 orders, by product, for printing",
    input: z.object({ orders: someOrders }),
    answer: fileAnswer,
    file: "application/pdf",
    refusals: busy,
  },
  pick: {
    method: "GET",
    path: "/manage/pick",
    right: "orders.pack",
    summary: "What to gather for those of up to 100 orders that are not packed yet, by product",
    input: z.object({ orders: someOrders }),
    answer: done.extend({
      goods: z.array(
        z.object({
          productId: z.string(),
          title: z.string(),
          picture,
          colour: z.string().nullable(),
          size: z.string().nullable(),
          quantity: z.int(),
          orders: z.array(z.object({ number: z.string(), quantity: z.int() })),
        }),
      ),
      orders: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          version: z.int(),
          state: z.string(),
          toPack: z.boolean(),
          name: z.string(),
          pieces: z.int(),
        }),
      ),
    }),
  },
  invoice: {
    method: "GET",
    path: "/manage/orders/{id}/invoice",
    right: "money.see",
    summary: "The invoice of an order, or one of its credit notes",
    input: invoiceWish,
    answer: fileAnswer,
    file: "application/pdf",
    refusals: busy,
  },
});
