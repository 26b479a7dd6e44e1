import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { nullWithout } from "#contract/endpoints/with-right.ts";
import { actor, done } from "#modules/orders/office-answers.ts";

const time = z.int();

/** What tells of money and of where things stand, and of nobody. */
const plainFields = ["state", "payment", "refunds", "cancelReason", "total", "method", "role", "undone"];
const facts = nullWithout(
  "orders.all",
  z.unknown(),
  (all) => all && Object.fromEntries(Object.entries(all).filter(([name]) => plainFields.includes(name))),
);

export const logEndpoints = defineEndpoints("log", {
  list: {
    method: "GET",
    path: "/manage/log",
    right: "log.see",
    summary: "What the staff did, the newest first, by person, thing or day",
    input: z.object({
      by: text(100).optional().meta({ description: "The id of somebody of the staff" }),
      subject: text(100).optional().meta({ description: "The id of a thing, or the number of an order" }),
      day: z.iso.date().optional().meta({ description: "In India" }),
      cursor,
    }),
    answer: done.extend({
      deeds: z.array(
        z.object({
          id: z.string(),
          by: actor,
          byId: z.string(),
          action: z.string(),
          subject: z.string(),
          number: z.string().nullable().meta({ description: "Of the order that it was done to" }),
          before: facts,
          after: facts,
          at: time,
        }),
      ),
      next: z.string().nullable(),
      people: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .meta({ description: "Of the staff, whoever did something" }),
    }),
  },
});
