import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

const said = z.object({ success: z.literal(true), message: z.string() });
const withToken = z.object({ token: z.string().min(1).max(200) });

export const newsletterEndpoints = defineEndpoints("newsletter", {
  subscribe: {
    method: "POST",
    path: "/newsletter/subscribe",
    right: "newsletter.join",
    summary:
      "Ask for the newsletter; a mailed link has to confirm it. The answer is the same for every address.",
    input: z.object({ email: z.string().max(300).default("") }),
    answer: said,
    message: ({ newsletter }) => newsletter.asked,
    refusals: ["emailUnusable", "tooMany"],
  },
  confirm: {
    method: "POST",
    path: "/newsletter/confirm",
    right: "newsletter.join",
    summary: "Confirm by the token of the mailed link",
    input: withToken,
    answer: said,
    message: ({ newsletter }) => newsletter.confirmed,
    refusals: ["linkDead"],
  },
  unsubscribe: {
    method: "POST",
    path: "/newsletter/unsubscribe",
    right: "newsletter.join",
    summary: "Leave the list by the token that every letter carries",
    input: withToken,
    answer: said,
    message: ({ newsletter }) => newsletter.left,
    refusals: ["linkDead"],
  },
});
