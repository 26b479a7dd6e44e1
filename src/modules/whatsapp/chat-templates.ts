import { createHash } from "node:crypto";
import { type SmsText, varies } from "#platform/outbox/sms-text.ts";
import type { FilledTemplate } from "#ports/messengers/chat-messenger.ts";

/** A text as it is approved by WhatsApp: the SMS between two lines, because nothing that varies may begin or end it. */
export interface ChatTemplate {
  readonly name: string;
  readonly lang: string;
  readonly category: "UTILITY" | "MARKETING";
  readonly body: string;
  /** The SMS that it stands for. */
  readonly sms: SmsText;
}

export interface Frame {
  readonly hello: string;
  readonly bye: string;
  /** Of promotion. */
  readonly stop: string;
}

/** What an owner begins with; what has no template goes by SMS. */
export const commonest = [
  "ordered",
  "placed",
  "shipped",
  "delivered",
  "cancelled",
  "cancelledPaid",
  "pay",
].map((name) => `order-${name}`);

/** It is about an order of theirs. A code that is typed is not: WhatsApp has words of its own for those. */
export function isAboutOrder(template: string): boolean {
  return template.startsWith("order-") && template !== "order-code";
}

/** It was asked for, and invites to buy: WhatsApp counts it as promotion. */
export function isPromotion(template: string): boolean {
  return template === "stock-alert";
}

/** Those of the commonest messages first. */
export function chatTemplates(
  texts: readonly SmsText[],
  frameOf: (lang: string) => Frame,
): readonly ChatTemplate[] {
  const rank = ({ template }: SmsText) => commonest.indexOf(template) + 1 || commonest.length + 1;
  return texts
    .filter(({ template }) => isAboutOrder(template) || isPromotion(template))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((sms) => {
      const { hello, bye, stop } = frameOf(sms.lang);
      const isOffer = isPromotion(sms.template);
      const body = `${hello}\n${numbered(sms.text)}\n\n${isOffer ? stop : bye}`;
      const category = isOffer ? "MARKETING" : "UTILITY";
      return { name: nameOf(sms.template, body), lang: sms.lang, category, body, sms };
    });
}

/** The template that says this SMS; undefined where none does. */
export function filledTemplate(
  templates: readonly ChatTemplate[],
  { template, text }: { readonly template: string; readonly text: string },
): FilledTemplate | undefined {
  for (const { sms, name, lang } of templates) {
    const values = sms.template === template ? valuesIn(sms.text, text) : undefined;
    if (values?.every((value) => value.trim() !== "")) return { name, lang, values };
  }
  return undefined;
}

/**
 * What stands in the places of a text; undefined where the text is another. However a value looks, put back into their
 * places they make the same text.
 */
export function valuesIn(registered: string, text: string): string[] | undefined {
  const [first = "", ...fixed] = registered.split(varies);
  const last = fixed.pop();
  if (last === undefined) return registered === text ? [] : undefined;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const end = text.length - last.length;
  const values: string[] = [];
  let at = first.length;
  for (const part of fixed) {
    const next = text.indexOf(part, at);
    if (next < 0) return undefined;
    values.push(text.slice(at, next));
    at = next + part.length;
  }
  return at <= end ? [...values, text.slice(at, end)] : undefined;
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(varies, () => `{{${++count}}}`);
}

/** Its end changes with its words: what was approved before says nothing in the place of other words. */
function nameOf(template: string, body: string): string {
  const plain = template.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll("-", "_");
  return `${plain}_${createHash("sha256").update(body).digest("hex").slice(0, 4)}`;
}
