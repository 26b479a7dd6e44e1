import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { actor, card, done } from "#modules/orders/office-answers.ts";
import { pastOrderCard } from "#modules/past-orders/answers.ts";

const time = z.int();
const person = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  since: time,
  orders: z.int(),
  spentPaise: z.int().meta({ description: "Paid, with what went back since" }),
  returns: z.int().meta({ description: "Asked for, whatever became of them" }),
  sentTo: z
    .object({ phone: z.string(), city: z.string(), at: time })
    .nullable()
    .meta({ description: "Of the latest order" }),
  refusedParcels: z.int().meta({ description: "Came back, or are on their way" }),
});

const looked = done.extend({
  file: z.object({
    id: z.string(),
    source: z.enum(["shopify", "woocommerce"]),
    added: z.int().meta({ description: "Whom nobody here is" }),
    known: z
      .int()
      .meta({ description: "Have an account, or stand in the file twice; they are left as they are" }),
    faults: z.array(
      z.object({
        line: z.int(),
        problem: z.enum(["noReach", "email", "phone", "long"]),
        cell: z.string(),
      }),
    ),
    moreFaults: z.int(),
  }),
});
const table = z
  .instanceof(Uint8Array, { error: "table: a CSV file" })
  .meta({ type: "string", format: "binary" }) as unknown as z.ZodType<Uint8Array, Uint8Array>;

export const customersEndpoints = defineEndpoints("customers", {
  list: {
    method: "GET",
    path: "/manage/customers",
    right: "customers.see",
    summary: "Customers, the newest first, or those who fit a phone number, name or mail address",
    input: z.object({ search: text(100).optional(), cursor }),
    answer: done.extend({
      customers: z.array(person),
      next: z.string().nullable(),
      count: z
        .object({ count: z.int(), isMore: z.boolean() })
        .nullable()
        .meta({ description: "How many there are, as far as anybody counts; of a search, nothing" }),
    }),
  },
  show: {
    method: "GET",
    path: "/manage/customers/{id}",
    right: "customers.see",
    summary: "One customer with the last orders, addresses and notes",
    answer: done.extend({
      customer: person.extend({
        cashRefused: z.int().meta({ description: "Cash parcels that came back unpaid, and count" }),
        paysAhead: z.boolean().meta({ description: "So many that cash is not possible" }),
        lastSeenAt: time.nullable(),
        addresses: z.array(z.record(z.string(), z.string())),
        lastOrders: z.array(card),
        before: z
          .object({ orders: z.array(pastOrderCard), count: z.int(), paise: z.int() })
          .meta({ description: "In the shop before: what was bought there and kept, and what it came to" }),
        notes: z.array(
          z.object({
            orderId: z.string().nullable().meta({ description: "Of the order that it is about, if it is" }),
            kind: z.enum(["note", "message"]),
            words: z.string(),
            by: actor,
            at: time,
          }),
        ),
      }),
    }),
    refusals: ["notFound"],
  },
  file: {
    method: "GET",
    path: "/manage/files/customers",
    right: "customers.export",
    summary: "All customers with what they have bought, for a spreadsheet; the log keeps who asked",
    answer: fileAnswer,
    file: "text/csv",
  },
  subscribers: {
    method: "GET",
    path: "/manage/files/subscribers",
    right: "customers.export",
    summary:
      "Who has confirmed the newsletter, with the link that each letter must carry; the log keeps who asked",
    answer: fileAnswer,
    file: "text/csv",
  },
  read: {
    method: "POST",
    path: "/manage/customer-files",
    right: "customers.write",
    summary:
      "Look at what a file of customers from Shopify or WooCommerce would bring, at most 20,000 lines; nobody is taken in yet",
    takesTable: true,
    input: z.object({ table }),
    status: 201,
    answer: looked,
    message: ({ manage }) => manage.customers.in.read,
    refusals: [
      ...(["fieldRequired", "tableUnreadable", "tableBroken", "tableTooLong", "tableEmpty"] as const),
      "customersUnknown",
    ],
  },
  look: {
    method: "GET",
    path: "/manage/customer-files/{id}",
    right: "customers.write",
    summary: "A file of customers that was read, against those who are here now; it is kept for a day",
    answer: looked,
    refusals: ["notFound"],
  },
  takeIn: {
    method: "POST",
    path: "/manage/customer-files/{id}/take-in",
    right: "customers.write",
    summary:
      "Take in whom nobody here is: without a password, the address to be proved by its owner; to the newsletter whom the file says to have allowed it",
    answer: done.extend({ count: z.int() }),
    refusals: ["notFound"],
  },
  letOff: {
    method: "POST",
    path: "/manage/customers/{id}/let-off",
    right: "customers.write",
    summary: "Cash parcels that this customer refused count no more",
    answer: done,
    message: ({ answers }) => answers.office.letOff,
    refusals: ["notFound"],
  },
  erase: {
    method: "DELETE",
    path: "/manage/customers/{id}",
    right: "customers.erase",
    summary:
      "Erase a customer who asked for it, as deleting the own account does: invoices stay for their time and name nobody else",
    input: z.object({ sure: tick.refine((sure) => sure, "say that you are sure") }),
    answer: done,
    message: ({ answers }) => answers.office.erased,
    refusals: ["notFound", "worksHereAlready"],
  },
  note: {
    method: "POST",
    path: "/manage/customers/{id}/notes",
    right: "customers.write",
    summary: "A note about a customer, for the staff",
    input: z.object({ words: text(2_000).min(1) }),
    answer: done,
    message: ({ answers }) => answers.office.noted,
    refusals: ["notFound", "fieldRequired", "fieldTooLong"],
  },
});
