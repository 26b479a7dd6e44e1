import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";

/** Not through a handler: the signature is over the bytes, not over what they mean. */
export const paymentsEndpoints = defineEndpoints("payments", {
  hear: {
    method: "POST",
    path: "/webhooks/razorpay",
    right: "payments.tell",
    summary: "The gateway's own messages, signed over their bytes",
    input: z.looseObject({ event: z.string() }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["badSignature", "unreadable", "notFound", "tooLarge"],
  },
});
