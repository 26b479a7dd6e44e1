import type { MailMessage } from "../outbox/message.ts";

export interface MailWords {
  readonly subject: string;
  /** A line break within one stays a line break. */
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing?: string;
}

/** The same words as text and as HTML; whatever a person typed is text, never markup. */
export function mailOf(to: string, words: MailWords): MailMessage {
  const { subject, lines, action, closing } = words;
  const last = closing === undefined ? [] : [closing];
  const paragraphs = [...lines, ...(action ? [`${action.label}: ${action.url}`] : []), ...last];
  const html = [
    ...lines.map((line) => `<p>${escapeHtml(line).replaceAll("\n", "<br>")}</p>`),
    ...(action
      ? [
          `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#8a1c4a;color:#ffffff;border-radius:8px;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...last.map((line) => `<p style="color:#555555">${escapeHtml(line)}</p>`),
  ];
  return {
    kind: "mail",
    to,
    subject,
    text: `${paragraphs.join("\n\n")}\n`,
    html: `<div style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto">${html.join("")}</div>`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
