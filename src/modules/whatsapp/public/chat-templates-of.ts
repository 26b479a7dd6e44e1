import { langOf } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { SmsText } from "#platform/outbox/sms-text.ts";
import { type ChatTemplate, chatTemplates } from "../chat-templates.ts";

/** What is to be approved by WhatsApp, made of the texts that the code sends. */
export function chatTemplatesOf(texts: readonly SmsText[]): readonly ChatTemplate[] {
  return chatTemplates(texts, (lang) => textsOf(langOf(lang)).whatsAppSetUp.frame);
}
