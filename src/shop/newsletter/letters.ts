import type { MailMessage } from "#platform/outbox/message.ts";
import { letters as en } from "./letters/en.ts";
import { letters as hi } from "./letters/hi.ts";

interface Letter {
  readonly to: string;
  readonly lang: "en" | "hi";
  readonly shopName: string;
  readonly url: string;
}

export interface LetterWords {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
  readonly closing: string;
}

export function confirmMail({ lang, ...letter }: Letter): MailMessage {
  return mail(letter, (lang === "hi" ? hi : en).confirm(letter.shopName));
}

/** To somebody who is on the list already, so that a stranger who tries the address learns nothing. */
export function knownMail({ lang, ...letter }: Letter): MailMessage {
  return mail(letter, (lang === "hi" ? hi : en).known(letter.shopName));
}

function mail(
  { to, url }: Omit<Letter, "lang">,
  { subject, text, action, closing }: LetterWords,
): MailMessage {
  return {
    kind: "mail",
    to,
    subject,
    text: `${text}\n\n${action}: ${url}\n\n${closing}\n`,
    html: `<p>${escaped(text)}</p><p><a href="${escaped(url)}">${escaped(action)}</a></p><p>${escaped(closing)}</p>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
