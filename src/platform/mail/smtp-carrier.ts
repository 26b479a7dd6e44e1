import { createTransport } from "nodemailer";
import type { Carrier, MailMessage } from "../outbox/message.ts";

/** Mail through the owner's SMTP server. */
export function smtpCarrier(
  url: string,
  from: { name: () => string; address: string; host: string },
): Carrier<MailMessage> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as never);
  return {
    async send(id, { to, subject, text, html }) {
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
