import { z } from "zod";
import { httpUrl, secret } from "#platform/setting-kinds.ts";
import type { ChatAdapter } from "../chat-messenger.ts";
import { whatsappMessenger } from "./messenger.ts";

const settings = {
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .trim()
    .regex(/^\d{5,20}$/, "expected the number's id, which has digits alone")
    .optional(),
  WHATSAPP_ACCESS_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .trim()
    .min(16, "expected a secret of at least 16 letters")
    .max(200, "expected a secret of at most 200 letters")
    .optional(),
  WHATSAPP_API_VERSION: z
    .string()
    .trim()
    .regex(/^v\d{1,3}\.\d$/, "expected a version such as v23.0")
    .default("v23.0"),
  WHATSAPP_API_URL: httpUrl.default("https://graph.facebook.com"),
};

/** WhatsApp by its maker's own interface, the Cloud API. */
export const whatsapp: ChatAdapter<z.output<z.ZodObject<typeof settings>>> = {
  settings,
  keys: ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_ACCESS_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"],
  open: ({
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId = "",
    WHATSAPP_ACCESS_TOKEN: accessToken = "",
    WHATSAPP_APP_SECRET: appSecret = "",
    WHATSAPP_VERIFY_TOKEN: verifyToken = "",
    WHATSAPP_API_VERSION: version,
    WHATSAPP_API_URL: apiUrl,
  }) => whatsappMessenger({ phoneNumberId, accessToken, appSecret, verifyToken, version, apiUrl }),
};
