import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { pastOrderCard, pastOrderWhole } from "./answers.ts";
import { pastOrderSources } from "./rules/past-order.ts";
import { pastOrderProblems } from "./rules/read-past-orders.ts";

const looked = done.extend({
  file: z.object({
    id: z.string(),
    source: z.enum(pastOrderSources),
    added: z.int().meta({ description: "That are not here" }),
    known: z.int().meta({
      description: "Are here by source and number, or stand in the file twice; they are left as they are",
    }),
    faults: z.array(
      z.object({ line: z.int(), number: z.string(), problem: z.enum(pastOrderProblems), cell: z.string() }),
    ),
    moreFaults: z.int(),
  }),
});
const sure = tick.refine((isSure) => isSure, "say that you are sure");
const table = z
  .instanceof(Uint8Array, { error: "table: a CSV file" })
  .meta({ type: "string", format: "binary" }) as unknown as z.ZodType<Uint8Array, Uint8Array>;

/** Orders of the shop before, to be read. To everybody else these addresses do not exist. */
export const pastOrdersEndpoints = defineEndpoints("pastOrders", {
  file: {
    method: "GET",
    path: "/manage/files/past-orders",
    right: "people.takeAll",
    summary:
      "All orders of the shop before, for a spreadsheet, a line for each product; the log keeps who asked",
    answer: fileAnswer,
    file: "text/csv",
  },
  list: {
    method: "GET",
    path: "/manage/past-orders",
    right: "customers.see",
    summary:
      "Orders of the shop before, the newest first, or the first that fit a number, phone, name or mail address",
    input: z.object({ search: text(100).optional(), cursor }),
    answer: done.extend({ orders: z.array(pastOrderCard), next: z.string().nullable() }),
  },
  show: {
    method: "GET",
    path: "/manage/past-orders/{id}",
    right: "customers.see",
    summary: "One order of the shop before, as its file had it",
    answer: done.extend({ order: pastOrderWhole }),
    refusals: ["notFound"],
  },
  read: {
    method: "POST",
    path: "/manage/past-order-files",
    right: "customers.write",
    summary:
      "Look at what a file of orders from Shopify, or of WooCommerce's Advanced Order Export, would bring, at most 60,000 lines; none is taken in yet",
    takesTable: true,
    input: z.object({ table }),
    status: 201,
    answer: looked,
    message: ({ pastOrders }) => pastOrders.in.read,
    refusals: [
      ...(["fieldRequired", "tableUnreadable", "tableBroken", "tableEmpty"] as const),
      ...(["pastOrdersUnknown", "pastOrdersTooLong"] as const),
    ],
  },
  look: {
    method: "GET",
    path: "/manage/past-order-files/{id}",
    right: "customers.write",
    summary: "A file of orders that was read, against those that are here now; it is kept for a day",
    answer: looked,
    refusals: ["notFound"],
  },
  takeIn: {
    method: "POST",
    path: "/manage/past-order-files/{id}/take-in",
    right: "customers.write",
    summary:
      "Take in the orders that are not here, to be read: stock, invoices, sums and messages do not move",
    answer: done.extend({ count: z.int() }),
    refusals: ["notFound"],
  },
  files: {
    method: "GET",
    path: "/manage/past-order-files",
    right: "customers.write",
    summary: "Files that were taken in, the newest first, with how many of their orders are here",
    answer: done.extend({
      files: z.array(
        z.object({
          id: z.string(),
          source: z.enum(pastOrderSources),
          at: z.int().meta({ description: "When it was read" }),
          orders: z.int().meta({ description: "Without those from which the person was erased" }),
        }),
      ),
    }),
  },
  takeOut: {
    method: "DELETE",
    path: "/manage/past-order-files/{id}",
    right: "customers.erase",
    summary:
      "Take out the orders that a file brought; those from which a person was erased stay, so that no file brings the person back",
    input: z.object({ sure }),
    answer: done.extend({ count: z.int() }),
    refusals: ["notFound"],
  },
  erase: {
    method: "DELETE",
    path: "/manage/past-orders/{id}",
    right: "customers.erase",
    summary:
      "Erase the person in this order, and in all orders of the shop before with the same email or phone",
    input: z.object({ sure }),
    answer: done,
    message: ({ pastOrders }) => pastOrders.erase.done,
    refusals: ["notFound"],
  },
});
