import { formatFreeAbove } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { Texts } from "#contract/texts/en.ts";
import { type Topic, topicOf } from "#web/features/chat/topics.ts";

/** What the shop promises beside the quote. */
export type Promises = ShopView["support"] & Pick<ShopView, "offer"> & { readonly freeShippingFrom: number };

export interface Answer {
  readonly text: string;
  readonly links?: readonly { readonly to: string; readonly name: string }[];
}

/** The scripted reply, with the shop's own numbers in it. */
export function answerTo(question: string, words: Texts["chat"], promises: Promises): Answer {
  const topic = topicOf(question);
  const links = linksFor(topic, words);
  return { text: textFor(topic, words, promises), ...(links && { links }) };
}

function textFor(topic: Topic, { replies }: Texts["chat"], promises: Promises): string {
  const { freeShippingFrom, offer, returnDays, deliveryFrom, deliveryTo, payment } = promises;
  if (topic === "payment") return payment || replies.other;
  if (topic === "returns") return replies.returns(returnDays);
  if (topic === "discounts" && offer)
    return replies[offer.needsAccount ? "discountsWithAccount" : "discounts"](offer.off, offer.code);
  if (topic === "discounts") return replies.noDiscounts;
  if (topic === "shipping" && deliveryTo === 0) return replies.shippingAlone;
  if (topic === "shipping" && freeShippingFrom === 0) return replies.freeShipping(deliveryFrom, deliveryTo);
  if (topic === "shipping")
    return replies.shipping(formatFreeAbove(freeShippingFrom), deliveryFrom, deliveryTo);
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
