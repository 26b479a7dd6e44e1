import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { done } from "#modules/orders/office-answers.ts";

/** How messages go by WhatsApp, and what is left to do until they do. */
export const whatsappEndpoints = defineEndpoints("whatsapp", {
  show: {
    method: "GET",
    path: "/manage/whatsapp",
    right: "shop.change",
    summary:
      "Whether messages go by WhatsApp, how they fared in seven days, and the templates to be approved",
    answer: done.extend({
      isSetUp: z.boolean().meta({ description: "The machine has its keys" }),
      isChosen: z.boolean().meta({ description: "The owner has chosen it for messages about orders" }),
      webhookUrl: z.string(),
      phone: z.string().nullable().meta({ description: "One's own" }),
      figures: z.object({
        taken: z.int(),
        arrived: z.int(),
        read: z.int(),
        bySms: z.int().meta({ description: "An SMS went in its place" }),
        reasons: z.array(z.object({ why: z.string(), total: z.int() })),
      }),
      templates: z.array(
        z.object({
          name: z.string(),
          lang: z.string(),
          category: z.enum(["UTILITY", "MARKETING"]),
          body: z.string(),
          isCommon: z.boolean().meta({ description: "One to begin with" }),
        }),
      ),
    }),
  },
  tryOut: {
    method: "POST",
    path: "/manage/whatsapp/try",
    right: "shop.change",
    summary: "Send a few words by WhatsApp to a phone that has written to the shop there in the last day",
    input: z.object({ phone: z.string().max(40) }),
    answer: done,
    refusals: ["phoneUnusable", "messageNotSent", "tooMany"],
  },
});
