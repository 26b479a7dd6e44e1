import type { z } from "zod";
import type { SmsMessage } from "#platform/outbox/message.ts";
import { httpUrl } from "#platform/setting-kinds.ts";
import type { MessengerAdapter } from "../messenger-adapter.ts";
import { httpSmsMessenger } from "./messenger.ts";

const settings = { SMS_URL: httpUrl };

export const httpSms: MessengerAdapter<SmsMessage, z.output<z.ZodObject<typeof settings>>> = {
  settings,
  keys: ["SMS_URL"],
  open: ({ SMS_URL = "" }) => httpSmsMessenger(SMS_URL),
};
