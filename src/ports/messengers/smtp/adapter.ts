import { z } from "zod";
import type { MailMessage } from "#platform/outbox/message.ts";
import type { MessengerAdapter } from "../messenger-adapter.ts";
import { smtpMessenger } from "./messenger.ts";

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

/** What stands between the shop and its mail server, in words; nothing when it would take a mail now. */
async function trySmtp(url: string): Promise<string | undefined> {
  const { createTransport } = await import("nodemailer");
  const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...times } as never);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const words = message.split("\n")[0];
    return code === "EAUTH" ? `refuses the login (${words})` : `cannot be reached (${words})`;
  } finally {
    transport.close();
  }
}
