import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { done } from "#modules/orders/office-answers.ts";
import { mostWords, ticketKinds, ticketStates } from "./rules/ticket.ts";

const time = z.int().meta({ description: "Milliseconds since 1970" });
const needed = (most: number) => text(most).min(1);
const kind = z.enum(ticketKinds);
const state = z.enum(ticketStates).meta({ description: "waiting for the shop, answered, or closed" });

/** What people ask the shop. Whoever holds a ticket's link reads and answers it. */
export const ticketEndpoints = defineEndpoints("support", {
  ask: {
    method: "POST",
    path: "/tickets",
    right: "support.ask",
    summary: "Write to the shop; the answer comes by mail, and can be read by the ticket's link",
    input: z.object({
      kind: kind.default("question"),
      name: needed(80),
      reach: needed(254).meta({ description: "A mail address or a phone number" }),
      order: text(40).optional().meta({ description: "The number of an order, if it is about one" }),
      words: needed(mostWords),
    }),
    answer: done.extend({ number: z.string(), token: z.string() }),
    message: ({ support }) => support.arrived,
    refusals: ["fieldRequired", "fieldTooLong", "reachUnusable", "tooMany"],
  },
  list: {
    method: "GET",
    path: "/tickets",
    right: "support.own",
    summary: "One's own tickets, the last one first",
    answer: done.extend({
      tickets: z.array(z.object({ number: z.string(), kind, state, changedAt: time, token: z.string() })),
    }),
  },
  show: {
    method: "GET",
    path: "/tickets/{token}",
    right: "support.ask",
    summary: "A ticket by its link",
    answer: done.extend({
      ticket: z.object({
        number: z.string(),
        kind,
        state,
        createdAt: time,
        orderNumber: z.string().nullable(),
        hearsByMail: z.boolean(),
        law: z
          .object({ acknowledgeBy: time, acknowledgedAt: time.nullable(), resolveBy: time })
          .nullable()
          .meta({ description: "Of a grievance: until when the law wants what" }),
        messages: z.array(z.object({ from: z.enum(["you", "shop"]), words: z.string(), at: time })),
      }),
    }),
    refusals: ["notFound"],
  },
  write: {
    method: "POST",
    path: "/tickets/{token}/messages",
    right: "support.ask",
    summary: "Write more on a ticket; a closed one is open again",
    input: z.object({ words: needed(mostWords) }),
    answer: done,
    message: ({ support }) => support.added,
    refusals: ["notFound", "fieldRequired", "fieldTooLong", "tooMany"],
  },
});
