import type { Transporter } from "nodemailer";
import type { Carrier, MailMessage } from "../outbox/message.ts";

/** Sends email through the owner's SMTP server. The library that speaks to it is loaded when the first goes out. */
export function smtpCarrier(
  url: string,
  from: { name: () => string; address: string; host: string },
): Carrier<MailMessage> {
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
