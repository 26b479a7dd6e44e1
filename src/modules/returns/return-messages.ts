import { dayIn } from "#contract/format/day-in.ts";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import { wordsIn } from "#contract/format/words.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { orderUrl } from "#modules/orders/messages/order-links.ts";
import { type MessageParts, messagesOf, writeAbout } from "#modules/orders/messages/order-messages.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import type { Tx } from "#platform/database/database.ts";
import { openLines } from "./return-rules.ts";
import type { ReturnWay } from "./views.ts";

type Words = ReturnType<typeof messagesOf>["returns"];

export interface ReturnLetter {
  /** What the shop's people wrote to it. */
  readonly said?: string | undefined;
  /** How it comes back, where that is to be done now. */
  readonly way?: ReturnWay;
  /** Of the order that it is exchanged for. */
  readonly number?: string | undefined;
}

/** Each step, in the transaction that takes it. */
export function notifyOfReturn(
  parts: MessageParts & Pick<CheckoutParts, "returnRules">,
  tx: Tx,
  order: OrderRecord,
  news: keyof Words["news"],
  { said: text, way, number }: ReturnLetter = {},
): Promise<void> {
  const { returns: words } = messagesOf(order.lang);
  const sentence = words.news[news];
  const lines = [
    sentence,
    ...(text ? [words.said(text)] : []),
    ...(way ? [wayIn(parts, way, words, order.lang)] : []),
    ...(number ? [words.newOrder(number)] : []),
    ...(isStep(news, words.next) ? [words.next[news]] : []),
  ];
  const action = linkToReturn(parts, order);
  const sms = way && {
    news: `return-${news}-${way.kind}`,
    sentence: smsWay(sentence, way, words, order.lang),
  };
  return writeAbout(parts, tx, order, {
    news: `return-${news}`,
    sentence,
    lines,
    action,
    ...(sms && { sms }),
  });
}

export function linkToReturn(parts: Pick<CheckoutParts, "linkKey" | "publicUrl">, order: OrderRecord) {
  return { label: messagesOf(order.lang).returns.open, url: orderUrl(parts, "return", order) };
}

/** With the parcel that arrived: nothing, where its goods are not taken back. */
export async function howToReturn(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<string[]> {
  const open = await openLines(parts, tx, { ...order, status: "delivered" });
  if (open.every(({ most }) => most === 0)) return [];
  return [`${messagesOf(order.lang).returns.how}\n${orderUrl(parts, "return", order)}`];
}

function wayIn(
  { shopName, returnRules }: Pick<CheckoutParts, "shopName" | "returnRules">,
  way: ReturnWay,
  words: Words,
  lang: Lang,
): string {
  if (way.kind === "send") return words.way.send(`${shopName(lang)}\n${wordsIn(returnRules().sendTo, lang)}`);
  if (way.kind === "store") return words.way.store(way.name);
  return words.way.pickUp(pickUpFormat(lang).format(Date.parse(way.day)), words.parts[way.part]);
}

function smsWay(news: string, way: ReturnWay, { smsWay: say, parts }: Words, lang: Lang): string {
  if (way.kind === "send") return say.send(news);
  if (way.kind === "store") return say.store(news, way.name);
  return say.pickUp(news, dayIn(way.day, lang), parts[way.part]);
}

function isStep(news: string, steps: Words["next"]): news is keyof Words["next"] {
  return Object.hasOwn(steps, news);
}

const pickUpFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);
