import { mailOf } from "#platform/mail/mail-of.ts";
import type { MailMessage } from "#platform/outbox/message.ts";
import { letters as en } from "./letters/en.ts";
import { letters as hi } from "./letters/hi.ts";

interface Letter {
  readonly to: string;
  readonly lang: "en" | "hi";
  readonly shopName: string;
  readonly url: string;
}

export function confirmMail({ to, lang, shopName, url }: Letter): MailMessage {
  return mailOf(to, lettersIn(lang).confirm(shopName, url));
}

/** To somebody who is on the list already, so that a stranger who tries the address learns nothing. */
export function knownMail({ to, lang, shopName, url }: Letter): MailMessage {
  return mailOf(to, lettersIn(lang).known(shopName, url));
}

function lettersIn(lang: Letter["lang"]): typeof en {
  return lang === "hi" ? hi : en;
}
