import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { langs } from "#contract/texts/lang.ts";

const shown = z.object({
  success: z.literal(true),
  message: z.string(),
  order: z.object({
    number: z.string(),
    shortId: z.string().meta({ description: "The six characters that stand beside its number" }),
    orderId: z.string(),
    lang: z.enum(langs),
    state: z.enum(["open", "confirmed", "ended"]),
    until: z.int().meta({ description: "Milliseconds since 1970" }),
    totalPaise: z.int(),
    pieces: z.int(),
    isCollected: z.boolean().meta({ description: "It is paid at the counter of a store" }),
    phoneEnd: z.string(),
    isSent: z.boolean().meta({ description: "A code is there that can still be used" }),
  }),
});

/** For whoever holds the link of a cash order. The link proves nothing: the code that went to the phone does. */
export const cashCodeEndpoints = defineEndpoints("cashCodes", {
  show: {
    method: "GET",
    path: "/cash/{token}",
    right: "payments.pay",
    summary: "A cash order that waits for its buyer's word",
    answer: shown,
    refusals: ["notFound"],
  },
  confirm: {
    method: "POST",
    path: "/cash/{token}",
    right: "payments.pay",
    summary: "Confirm it by the code that went to its phone",
    input: z.object({ code: z.string().max(20) }),
    answer: shown,
    refusals: ["notFound", "codeWrong", "orderEnded", "tooMany"],
  },
  again: {
    method: "POST",
    path: "/cash/{token}/code",
    right: "payments.pay",
    summary: "Send another code to the same phone",
    input: z.object({}),
    answer: shown,
    message: ({ cash }) => cash.sentAgain,
    refusals: ["notFound", "orderEnded", "tooMany", "phoneNotServed", "messageNotSent"],
  },
});
