import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { webhook } from "./about.ts";

/** Not through a handler: the signature is over the bytes, not over what they mean. */
export const { hear } = defineEndpoints("payments", {
  hear: {
    method: "POST",
    path: webhook.path,
    right: "payments.tell",
    summary: "The gateway's own messages, signed over their bytes",
    input: z.looseObject({ event: z.string() }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["badSignature", "unreadable", "notFound", "tooLarge"],
  },
});
