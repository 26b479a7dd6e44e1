import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { cursor, seen, text } from "#contract/endpoints/office-input.ts";
import { nullWithout } from "#contract/endpoints/with-right.ts";
import type { Reason } from "#contract/failures.ts";
import { langs } from "#contract/texts/lang.ts";
import { actor, done } from "#modules/orders/office-answers.ts";
import { mostWords, ticketKinds, ticketStates } from "./rules/ticket.ts";

const time = z.int().meta({ description: "Milliseconds since 1970" });
const count = z.object({ count: z.int(), isMore: z.boolean() });
const card = {
  id: z.string(),
  number: z.string(),
  kind: z.enum(ticketKinds),
  state: z.enum(ticketStates),
  name: z.string(),
  createdAt: time,
  changedAt: time,
  clock: z
    .object({ what: z.enum(["acknowledge", "answer", "resolve"]), dueAt: time, nearAt: time })
    .nullable()
    .meta({ description: "What is due next, until when, and from when on that is near" }),
};
const onTicket = ["notFound", "messageChanged"] as const satisfies readonly Reason[];
const words = z.object({ words: text(mostWords).min(1), seen });

/** What people asked, as the staff see and answer it. */
export const ticketOfficeEndpoints = defineEndpoints("messages", {
  list: {
    method: "GET",
    path: "/manage/messages",
    right: "messages.see",
    summary:
      "What people asked: what waits by what is due first, all else the last one first; or all that fit a search",
    input: z.object({
      state: z.enum(ticketStates).catch("waiting"),
      search: text(254)
        .optional()
        .meta({ description: "A number, a mail address, a phone number, or the number of an order" }),
      cursor,
    }),
    answer: done.extend({
      tickets: z.array(z.object({ ...card, words: z.string().meta({ description: "The last, shortened" }) })),
      next: z.string().nullable(),
      counts: z.object({ waiting: count, answered: count, closed: count }),
    }),
  },
  file: {
    method: "GET",
    path: "/manage/files/messages",
    right: "customers.export",
    summary:
      "All that people asked and what was answered, a line for each message; the log keeps who took it",
    answer: fileAnswer,
    file: "text/csv",
  },
  show: {
    method: "GET",
    path: "/manage/messages/{id}",
    right: "messages.see",
    summary: "One of them, by id or number",
    answer: done.extend({
      ticket: z.object({
        ...card,
        version: z.int(),
        lang: z.enum(langs),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        customerId: nullWithout("customers.see", z.string()),
        order: z
          .object({ number: z.string(), isOwn: z.boolean(), canSee: z.boolean() })
          .nullable()
          .meta({ description: "As it was typed, and whether it is the writer's own" }),
        law: z.object({ acknowledgeBy: time, acknowledgedAt: time.nullable(), resolveBy: time }).nullable(),
        messages: z.array(
          z.object({ kind: z.enum(["words", "answer", "note"]), words: z.string(), by: actor, at: time }),
        ),
      }),
    }),
    refusals: ["notFound"],
  },
  answer: {
    method: "POST",
    path: "/manage/messages/{id}/answer",
    right: "messages.answer",
    summary:
      "Answer by mail, or by SMS with the link where there is no address; a grievance is acknowledged with it",
    input: words.extend({ close: tick }),
    answer: done,
    message: ({ support }) => support.answered,
    refusals: [...onTicket, "fieldRequired", "fieldTooLong"],
  },
  acknowledge: {
    method: "POST",
    path: "/manage/messages/{id}/acknowledge",
    right: "messages.answer",
    summary: "Tell whoever complained that it was read",
    input: z.object({ seen }),
    answer: done,
    message: ({ support }) => support.acknowledged,
    refusals: onTicket,
  },
  note: {
    method: "POST",
    path: "/manage/messages/{id}/notes",
    right: "messages.answer",
    summary: "A note for the staff",
    input: words,
    answer: done,
    message: ({ answers }) => answers.office.noted,
    refusals: [...onTicket, "fieldRequired", "fieldTooLong"],
  },
  close: {
    method: "POST",
    path: "/manage/messages/{id}/close",
    right: "messages.answer",
    summary: "Nothing more is to be done; whoever asked is told",
    input: z.object({ seen }),
    answer: done,
    message: ({ support }) => support.closed,
    refusals: onTicket,
  },
  reopen: {
    method: "POST",
    path: "/manage/messages/{id}/reopen",
    right: "messages.answer",
    summary: "It waits again",
    input: z.object({ seen }),
    answer: done,
    message: ({ support }) => support.reopened,
    refusals: onTicket,
  },
});
