import { inSentences } from "#contract/format/in-sentences.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { deliveryEndpoints } from "#modules/delivery/endpoints.ts";
import { deliverySentences } from "#modules/delivery/rules/delivery-words.ts";
import type { delivery } from "#modules/delivery/texts.ts";
import { topicOf } from "#web/features/chat/topics.ts";
import { call } from "#web/request/call.ts";
import { rememberedPin, rememberPin } from "#web/request/remembered-pin.ts";
import type { Answer } from "./answer.ts";

interface Said {
  readonly words: typeof delivery;
  readonly lang: Lang;
}

/** With the shop's answer for the PIN code that was typed; in a question about delivery, for the one that is known. */
export async function withDelivery(
  question: string,
  scripted: Answer,
  { words, lang }: Said,
): Promise<Answer> {
  const typed = pinCodeIn(question);
  const pinCode = typed ?? (topicOf(question) === "shipping" ? rememberedPin() : undefined);
  if (!pinCode) return scripted;
  const productId = /\/product\/([^/]+)$/.exec(location.pathname)?.[1];
  const answer = await call(deliveryEndpoints.answer, { pinCode, ...(productId && { productId }) });
  if (!answer.success) return scripted;
  if (typed) rememberPin(typed);
  const text = inSentences(lang, deliverySentences(answer, words, lang));
  return { ...scripted, text: typed ? text : `${scripted.text} ${text}` };
}

/** Six digits that stand alone, in one or two groups; a phone number is none. */
export function pinCodeIn(question: string): string | undefined {
  return /(?<!\d)(?<!\d\s)([1-9]\d{2})\s?(\d{3})(?!\s?\d)/.exec(question)?.slice(1).join("");
}
