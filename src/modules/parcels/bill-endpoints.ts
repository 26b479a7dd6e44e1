import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { actor, done } from "#modules/orders/office-answers.ts";
import { billVerdicts } from "./rules/judge-line.ts";

const paise = z.int();
const sentTable = z
  .instanceof(Uint8Array, { error: "table: a CSV file" })
  .meta({ type: "string", format: "binary" }) as unknown as z.ZodType<Uint8Array, Uint8Array>;
const bill = z.object({
  id: z.string(),
  carrier: z.string(),
  lines: z.int(),
  billedPaise: paise,
  by: actor,
  at: z.int(),
});

/** What couriers bill. To everybody who does not work here these addresses do not exist. */
export const courierBillEndpoints = defineEndpoints("courierBills", {
  list: {
    method: "GET",
    path: "/manage/courier-bills",
    right: "money.see",
    summary: "The couriers whose bills can be checked, and those that were read last",
    answer: done.extend({
      couriers: z.array(z.object({ name: z.string(), carrier: z.string() })),
      bills: z.array(bill),
    }),
  },
  read: {
    method: "POST",
    path: "/manage/couriers/{courier}/bills",
    right: "money.settle",
    summary: "Hold a courier's bill, a CSV file, against what was booked, line by line",
    takesTable: true,
    input: z.object({ table: sentTable }),
    status: 201,
    answer: done.extend({ id: z.string() }),
    message: ({ parcels }) => parcels.bills.read,
    refusals: [
      "notFound",
      "billUnknown",
      "tableUnreadable",
      "tableBroken",
      "tableTooLong",
      "tableEmpty",
      "fieldRequired",
    ],
  },
  look: {
    method: "GET",
    path: "/manage/courier-bills/{id}",
    right: "money.see",
    summary: "What a bill and the bookings say differently, in the order of the file",
    input: z.object({
      after: wholeNumber(0).optional().catch(undefined).meta({ description: "The line that was shown last" }),
    }),
    answer: done.extend({
      bill,
      sums: z.array(
        z.object({ verdict: z.enum(billVerdicts), lines: z.int(), billedPaise: paise, bookedPaise: paise }),
      ),
      lines: z.array(
        z.object({
          line: z.int(),
          trackingNumber: z.string(),
          number: z.string().nullable().meta({ description: "Of the order" }),
          verdict: z.enum(billVerdicts),
          grams: z.int(),
          paise,
          bookedGrams: z.int().nullable(),
          bookedPaise: paise.nullable(),
        }),
      ),
      next: z.int().nullable(),
    }),
    refusals: ["notFound"],
  },
  file: {
    method: "GET",
    path: "/manage/courier-bills/{id}/file",
    right: "money.see",
    summary: "Every line of a bill with what was booked, for a spreadsheet",
    file: "text/csv",
    answer: fileAnswer,
    refusals: ["notFound"],
  },
});
