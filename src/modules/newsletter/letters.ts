import type { Lang } from "#contract/texts/lang.ts";
import { inEveryLanguage } from "#languages/in-every-language.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { MailMessage } from "#platform/outbox/message.ts";
import { letters as en } from "./letters/en.ts";

interface Letter {
  readonly to: string;
  readonly lang: Lang;
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

const lettersIn = inEveryLanguage(en, ({ newsletterLetters }) => newsletterLetters);
