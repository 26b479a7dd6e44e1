import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";

export const whatsapp = defineContract({
  settings: {
    /** How customers hear of their orders by phone. */
    messages: z.strictObject({
      orders: z.enum(["sms", "whatsapp"], { error: "expected sms or whatsapp" }).default("sms"),
    }),
  },
  settingWords: {
    messages: {
      title: "Messages by phone",
      lead: "Whether customers hear of their orders by SMS or by WhatsApp.",
      fields: {
        orders: "To customers without an email address",
      },
      hints: {
        orders:
          "WhatsApp has to be set up first: Set-up, Email, WhatsApp. What it does not bring goes by SMS.",
      },
      choices: {
        "orders.sms": "SMS",
        "orders.whatsapp": "WhatsApp, then SMS",
      },
    },
  },
  rights: {
    "whatsapp.tell": "anyone",
  },
});
