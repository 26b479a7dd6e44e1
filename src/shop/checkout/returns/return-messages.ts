import { inEachLang } from "#contract/in-each-lang.ts";
import type { ReturnWay } from "#contract/return-view.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { orderUrl } from "../order-links.ts";
import { messagesOf, type Way, writeAbout } from "../order-messages.ts";
import { openLines } from "./return-rules.ts";

type Words = ReturnType<typeof messagesOf>["returns"];

export interface ReturnLetter {
  /** What the shop's people wrote to it. */
  readonly said?: string | undefined;
  /** How it comes back, where that is to be done now. */
  readonly way?: ReturnWay;
  /** Of the order that it is exchanged for. */
  readonly number?: string;
}

/** Each step, in the transaction that takes it. */
export function tellOfReturn(
  parts: Way & Pick<CheckoutParts, "linkKey">,
  tx: Tx,
  order: OrderRecord,
  news: keyof Words["news"],
  { said, way, number }: ReturnLetter = {},
): Promise<void> {
  const { returns: words } = messagesOf(order.lang);
  const sentence = words.news[news];
  const lines = [
    sentence,
    ...(said ? [words.said(said)] : []),
    ...(way ? [wayIn(way, words, order.lang)] : []),
    ...(number ? [words.newOrder(number)] : []),
    ...(news === "refunded" ? [words.bank] : []),
  ];
  const action = { label: words.open, url: orderUrl(parts, "return", order) };
  return writeAbout(parts, tx, order, { news: `return-${news}`, sentence, lines, action });
}

/** With the parcel that arrived: nothing, where its goods are not taken back. */
export async function howToReturn(parts: CheckoutParts, tx: Tx, order: OrderRecord): Promise<string[]> {
  const open = await openLines(parts, tx, { ...order, status: "delivered" });
  if (open.every(({ most }) => most === 0)) return [];
  return [`${messagesOf(order.lang).returns.how}\n${orderUrl(parts, "return", order)}`];
}

function wayIn(way: ReturnWay, words: Words, lang: "en" | "hi"): string {
  if (way.kind === "send") return words.way.send;
  if (way.kind === "store") return words.way.store(way.name);
  const day = pickUpFormat(lang).format(Date.parse(way.day));
  return words.way.pickUp(day, words.parts[way.part]);
}

const pickUpFormat = inEachLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
);
