import type { Transporter } from "nodemailer";
import type { MailMessage, Messenger } from "#platform/outbox/message.ts";
import type { Sender } from "../messenger-adapter.ts";

/** Sends email through the owner's SMTP server. The library that speaks to it is loaded when the first goes out. */
export function smtpMessenger(url: string, from: Sender): Messenger<MailMessage> {
  let transport: Transporter | undefined;
  return {
    async send(id, { to, subject, text, html }) {
      transport ??= await transportTo(url);
      await transport.sendMail({
        from: { name: from.name(), address: from.address },
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${from.host}>`,
      });
    },
  };
}

async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  return createTransport({ url, ...times } as never);
}
