import { z } from "zod";
import type { MailMessage } from "#platform/outbox/message.ts";
import type { MessengerAdapter } from "../messenger-adapter.ts";
import { smtpMessenger } from "./messenger.ts";
import { trySmtp } from "./try-out.ts";

const settings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "expected an address that starts with smtp:// or smtps://" })
    .optional(),
};

export const smtp: MessengerAdapter<MailMessage, z.output<z.ZodObject<typeof settings>>> = {
  settings,
  keys: ["SMTP_URL"],
  open: ({ SMTP_URL = "" }, from) => smtpMessenger(SMTP_URL, from),
  async tryOut({ SMTP_URL = "" }) {
    const trouble = await trySmtp(SMTP_URL);
    return trouble && `${new URL(SMTP_URL).host} ${trouble}`;
  },
};
