import { formatRupees } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { welcomeCode, welcomePercent } from "#shop/pricing/rules/promo.ts";
import { deliveryDays, returnDays } from "#shop/support/rules/terms.ts";
import { type Topic, topicOf } from "#shop/support/rules/topics.ts";

export interface Answer {
  readonly text: string;
  readonly links?: readonly { readonly to: string; readonly name: string }[];
}

/** The scripted reply, with the shop's own numbers in it. */
export function answerTo(question: string, words: Texts["chat"], freeShippingFrom: number): Answer {
  const topic = topicOf(question);
  const links = linksFor(topic, words);
  return { text: textFor(topic, words, freeShippingFrom), ...(links && { links }) };
}

function textFor(topic: Topic, { replies }: Texts["chat"], freeShippingFrom: number): string {
  if (topic === "returns") return replies.returns(returnDays);
  if (topic === "discounts") return replies.discounts(welcomePercent, welcomeCode);
  if (topic === "shipping")
    return replies.shipping(formatRupees(freeShippingFrom), deliveryDays.from, deliveryDays.to);
  return replies[topic];
}

function linksFor(topic: Topic, { links }: Texts["chat"]): Answer["links"] {
  if (topic === "orders")
    return [
      { to: paths.trackOrder(), name: links.track },
      { to: paths.orders(), name: links.orders },
    ];
  if (topic === "stores") return [{ to: paths.stores(), name: links.stores }];
  if (topic === "discounts") return [{ to: paths.products(), name: links.products }];
  return undefined;
}
