import { z } from "zod";
import { endpoint } from "../call.ts";

const said = z.object({ success: z.literal(true), message: z.string() });
const withToken = z.object({ token: z.string().min(1).max(200) });

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: "POST",
    path: "/newsletter/subscribe",
    who: "anyone",
    summary:
      "Ask for the newsletter; a mailed link has to confirm it. The answer is the same for every address.",
    body: z.object({ email: z.string().max(300) }),
    answer: said,
    refusals: ["emailUnusable", "tooMany"],
  }),
  confirm: endpoint({
    method: "POST",
    path: "/newsletter/confirm",
    who: "anyone",
    summary: "Confirm by the token of the mailed link",
    body: withToken,
    answer: said,
    refusals: ["linkDead"],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/newsletter/unsubscribe",
    who: "anyone",
    summary: "Leave the list by the token that every letter carries",
    body: withToken,
    answer: said,
    refusals: ["linkDead"],
  }),
};
