import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";

/** Not through a handler: the signature is over the bytes, not over what they mean. */
export const whatsappWebhook = defineEndpoints("whatsapp", {
  prove: {
    method: "GET",
    path: "/webhooks/whatsapp",
    right: "whatsapp.tell",
    summary:
      "WhatsApp asks whether the address is the owner's; who knows the verify token is answered its challenge",
    input: z.object({
      "hub.mode": z.string(),
      "hub.verify_token": z.string(),
      "hub.challenge": z.string(),
    }),
    file: "text/plain",
    answer: fileAnswer,
    refusals: ["badSignature"],
  },
  hear: {
    method: "POST",
    path: "/webhooks/whatsapp",
    right: "whatsapp.tell",
    summary: "What WhatsApp tells of messages, signed over their bytes in X-Hub-Signature-256",
    input: z.looseObject({ object: z.string() }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["badSignature", "unreadable", "notFound", "tooLarge"],
  },
});
