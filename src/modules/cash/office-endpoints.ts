import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { cursor, id, listed, text } from "#contract/endpoints/office-input.ts";
import { actor, done } from "#modules/orders/office-answers.ts";

const paise = z.int();
const time = z.int();
const orders = listed(id, (part) => part.split(":")[0]).meta({
  description: "At most 100 orders of one courier; in a form ID,ID",
});

/** What couriers have collected on delivery and not brought yet. */
export const owedCashEndpoints = defineEndpoints("owedCash", {
  see: {
    method: "GET",
    path: "/manage/cash",
    right: "money.see",
    summary: "What each courier owes, the parcels of one of them, and what was settled last",
    input: z.object({
      carrier: text(60)
        .optional()
        .meta({ description: "Else the one who owes longest; - where none is named" }),
      cursor,
    }),
    answer: done.extend({
      lateDays: z.int(),
      couriers: z.array(
        z.object({
          carrier: z.string().nullable(),
          parcels: z.int(),
          paise,
          since: time,
          isLate: z.boolean(),
        }),
      ),
      shown: z.string().nullable().meta({ description: "Whose parcels follow" }),
      parcels: z.array(
        z.object({
          orderId: z.string(),
          number: z.string(),
          carrier: z.string().nullable(),
          paise,
          since: time,
        }),
      ),
      next: z.string().nullable(),
      settled: z.array(
        z.object({
          id: z.string(),
          carrier: z.string().nullable(),
          reference: z.string(),
          parcels: z.int(),
          duePaise: paise,
          gotPaise: paise,
          note: z.string().nullable(),
          by: actor,
          at: time,
          back: z.object({ by: actor, at: time }).nullable().meta({ description: "Who took it back" }),
          canTakeBack: z.boolean(),
        }),
      ),
    }),
  },
  settle: {
    method: "POST",
    path: "/manage/cash",
    right: "money.settle",
    summary: "A courier has brought what these parcels owed, or a part of it",
    input: z.object({
      orders: orders.optional(),
      reference: text(100).min(1).meta({ description: "What the courier calls the payment" }),
      rupees: text(20).optional().meta({ description: "What came, where it is not all that was due" }),
      note: text(300).optional(),
    }),
    answer: done.extend({ settled: z.object({ parcels: z.int(), duePaise: paise, gotPaise: paise }) }),
    refusals: ["nothingToSettle", "invalidInput", "fieldRequired", "fieldTooLong", "amountUnusable"],
  },
  takeBack: {
    method: "POST",
    path: "/manage/cash/{id}/back",
    right: "money.settle",
    summary: "Take back a settlement of the last 30 days: its parcels are owed again",
    input: z.object({}),
    answer: done,
    message: ({ owedCash }) => owedCash.takenBack,
    refusals: ["notFound", "takenBackLate"],
  },
  file: {
    method: "GET",
    path: "/manage/cash/file",
    right: "money.see",
    summary: "Every parcel whose money has not come, for a spreadsheet",
    answer: fileAnswer,
    file: "text/csv",
  },
});
