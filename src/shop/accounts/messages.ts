import type { MailMessage } from "#platform/outbox/message.ts";
import { en } from "./messages/en.ts";
import { hi } from "./messages/hi.ts";

export interface MailWords {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: string;
}

export function messagesIn(lang: "en" | "hi") {
  return lang === "hi" ? hi : en;
}

/** The same words as text and as HTML; whatever a person typed is text, never markup. */
export function mailOf(to: string, words: MailWords): MailMessage {
  const { subject, lines, action, closing } = words;
  const paragraphs = [...lines, ...(action ? [`${action.label}: ${action.url}`] : []), closing];
  const html = [
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(action
      ? [
          `<p><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;background:#8a1c4a;color:#ffffff;border-radius:8px;text-decoration:none">${escaped(action.label)}</a></p>`,
        ]
      : []),
    `<p style="color:#555555">${escaped(closing)}</p>`,
  ];
  return {
    kind: "mail",
    to,
    subject,
    text: `${paragraphs.join("\n\n")}\n`,
    html: `<div style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto">${html.join("")}</div>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
