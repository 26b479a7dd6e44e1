import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { done } from "#modules/orders/office-answers.ts";

/** Messages of the shop that have not gone. */
export const unsentEndpoints = defineEndpoints("unsent", {
  list: {
    method: "GET",
    path: "/manage/unsent",
    right: "unsent.see",
    summary:
      "Mails and text messages that have not gone, the oldest first: to whom and why, never what they say",
    answer: done.extend({
      messages: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(["mail", "sms", "push"]),
          to: z.string().nullable().meta({ description: "Nothing of a browser" }),
          since: z.int(),
          tries: z.int(),
          why: z.string().nullable(),
          nextTryAt: z.int().nullable().meta({ description: "Nothing once it was given up" }),
        }),
      ),
      isMore: z.boolean(),
    }),
  },
  retry: {
    method: "POST",
    path: "/manage/unsent/{id}/retry",
    right: "unsent.change",
    summary: "Send one of them again",
    answer: done,
    message: ({ answers }) => answers.office.sentAgain,
    refusals: ["notFound"],
  },
  retryAll: {
    method: "POST",
    path: "/manage/unsent/retry",
    right: "unsent.change",
    summary: "Send all that were given up again",
    answer: done.extend({ messages: z.int() }),
    message: ({ answers }) => answers.office.sentAgain,
  },
});
