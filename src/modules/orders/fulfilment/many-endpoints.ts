import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { label, someOrders, someParcels } from "#contract/endpoints/office-input.ts";
import { many } from "../office-answers.ts";

/** What the staff do to many orders at once, each with an answer of its own. */
export const manyOrdersEndpoints = defineEndpoints("desk", {
  packMany: {
    method: "POST",
    path: "/manage/many/pack",
    right: "orders.pack",
    summary: "Pack up to 100 orders, with an answer for each",
    input: z.object({ orders: someOrders }),
    answer: many,
  },
  undoMany: {
    method: "POST",
    path: "/manage/many/undo",
    right: "orders.pack",
    summary: "One's own last deed on each of up to 100 orders, within ten seconds",
    input: z.object({ orders: someOrders }),
    answer: many,
  },
  sendMany: {
    method: "POST",
    path: "/manage/many/send",
    right: "orders.send",
    summary: "Send up to 100 orders, with an answer for each",
    input: z.object({ carrier: label.carrier, orders: someParcels }),
    answer: many,
  },
  nextMany: {
    method: "POST",
    path: "/manage/many/next",
    right: "orders.pack",
    summary: "The next step of up to 100 orders, as far as one's rights include it",
    input: z.object({ orders: someOrders }),
    answer: many,
  },
});
