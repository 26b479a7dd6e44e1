import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/format/charge-words.ts";
import { inEachLang } from "#contract/format/in-each-lang.ts";
import { formatRupees } from "#contract/format/money.ts";
import { minuteParts } from "#contract/format/time-parts.ts";
import { wordsIn } from "#contract/format/words.ts";
import { pathIn } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { inEveryLanguage } from "#languages/in-every-language.ts";
import { limitsOf } from "#modules/accounts/public/sign-in-limits.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Limit, takeTry } from "#platform/limits/limits.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { QueueLimits } from "#platform/outbox/outbox.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { CollectedIn } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { offersOf, shownLine } from "../public/shown-line.ts";
import { courierPage } from "../rules/courier-page.ts";
import { lineFacts } from "../rules/line-facts.ts";
import { messages as en } from "./en.ts";
import { orderUrl } from "./order-links.ts";

export type OrderNotification =
  | "ordered"
  | "placed"
  | "processing"
  | "shipped"
  | "delivered"
  | "completed"
  | "cancelled"
  | "notConfirmed"
  | "packed"
  | "partShipped"
  | "numberCorrected"
  | "addressChanged"
  | "rechosen"
  | "lessened"
  | "notSent"
  | "stillUnderWay"
  | "returning"
  | "returned"
  | "notReady"
  | "collected"
  | "notCollectedYet"
  | "notCollected";

/** Typed by somebody who is to be read. */
const byStaff = "message";

/** Those that name the parcel. */
const ofParcels: readonly OrderNotification[] = ["shipped", "partShipped", "numberCorrected"];

/** To the number that ordered, and by mail where one is known: no sign-in stands between them and paying. */
export async function notifyOfLink(parts: MessageParts, tx: Tx, order: OrderRecord): Promise<void> {
  const { outbox, shopName } = parts;
  const words = messagesOf(order.lang);
  const amount = formatRupees(order.quote.total);
  const url = orderUrl(parts, "pay", order);
  const limits = { usefulUntil: order.heldUntil, about: order.id, step: order.version };
  const text = words.paySms(amount, order.number, shopName(order.lang), url);
  await outbox.queue(tx, { kind: "sms", to: order.address.phone, text, template: "order-pay" }, limits);
  if (!order.email) return;
  const sentence = words.pay(amount);
  const until = momentIn(order.lang, order.heldUntil);
  const subject = words.subject(sentence, order.number, shopName(order.lang));
  const lines = [
    ...headOf(order),
    sentence,
    ...(await goodsAndSums(parts, tx, order)),
    words.payUntil(until),
  ];
  const action = { label: words.payOpen, url };
  await outbox.queue(tx, mailOf(order.email, { subject, lines, action }), limits);
}

/** By mail, beside the SMS with the code: where it is typed, and until when. */
export async function askToConfirmCash(parts: MessageParts, tx: Tx, order: OrderRecord): Promise<void> {
  if (!order.email) return;
  const words = messagesOf(order.lang);
  const subject = words.subject(words.word, order.number, parts.shopName(order.lang));
  const lines = [
    ...headOf(order),
    (order.collectedIn ? words.collect : words).wordWhy(momentIn(order.lang, order.heldUntil)),
    ...(await goodsAndSums(parts, tx, order)),
  ];
  const action = { label: words.wordOpen, url: orderUrl(parts, "cash", order) };
  const limits = { usefulUntil: order.heldUntil, about: order.id, step: order.version };
  await parts.outbox.queue(tx, mailOf(order.email, { subject, lines, action }), limits);
}

export type MessageParts = Pick<
  CheckoutParts,
  "accounts" | "catalogue" | "clock" | "outbox" | "shopName" | "publicUrl" | "linkKey"
>;

/** Written in the transaction that makes it true, sent after it. */
export async function notifyCustomer(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  notification: OrderNotification,
  limits?: QueueLimits,
  more: readonly string[] = [],
): Promise<void> {
  const sentence = messagesOf(order.lang).news[notification];
  const lines = [sentence, ...(await billOf(parts, tx, order, notification)), ...more];
  return writeAbout(parts, tx, order, { news: notification, sentence, lines }, limits);
}

/** With what is to be paid on delivery now; of an order of nothing that is still nothing. */
export function notifyOfLess(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  toPayPaise: number,
): Promise<void> {
  const words = messagesOf(order.lang);
  const { cash } = order.collectedIn ? words.collect : words;
  const toPay = toPayPaise > 0 ? [cash(formatRupees(toPayPaise))] : [];
  return notifyCustomer(parts, tx, order, "lessened", undefined, toPay);
}

interface Rechosen {
  /** The number of the order that they were in. */
  readonly first: string;
  readonly back?: { readonly amount_paise: number; readonly kind: "gateway" | "manual" } | undefined;
  readonly toPayPaise?: number | undefined;
}

/** Goods in another choice, which go out as this order: in one message all that changes. */
export async function notifyOfChoice(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  { first, back, toPayPaise = 0 }: Rechosen,
): Promise<void> {
  const words = messagesOf(order.lang);
  const { cash } = order.collectedIn ? words.collect : words;
  return notifyCustomer(parts, tx, order, "rechosen", undefined, [
    words.insteadOf(first),
    ...(await goodsAndSums(parts, tx, order)),
    ...(back
      ? [
          words.givenBack(formatRupees(back.amount_paise)),
          back.kind === "manual" ? words.byHand : words.sameWay,
        ]
      : []),
    ...(toPayPaise > 0 ? [cash(formatRupees(toPayPaise))] : []),
  ]);
}

/** In the words of the staff. */
export function writeToCustomer(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  typed: string,
): Promise<void> {
  const sentence = messagesOf(order.lang).news.message;
  return writeAbout(parts, tx, order, { news: byStaff, sentence, lines: [typed] });
}

export interface Letter {
  readonly news: string;
  readonly sentence: string;
  readonly lines: readonly string[];
  /** Where it is said in other words by SMS, whose texts are registered under a name of their own. */
  readonly sms?: { readonly news: string; readonly sentence: string };
  /** What it leads to, instead of to where the order is. */
  readonly action?: { readonly label: string; readonly url: string };
}

/** By mail where an address is known, else by SMS; the link in it needs no sign-in. */
export async function writeAbout(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  letter: Letter,
  limits?: QueueLimits,
): Promise<void> {
  const { accounts, clock, outbox, shopName } = parts;
  const words = messagesOf(order.lang);
  const link = letter.action?.url ?? orderUrl(parts, "track", order);
  const subject = words.subject(letter.sentence, order.number, shopName(order.lang));
  if (order.email) {
    const last = letter.action ? [] : [words.follow];
    const lines = [...headOf(order), ...letter.lines, ...last];
    const action = letter.action ?? { label: words.open, url: link };
    await outbox.queue(tx, mailOf(order.email, { subject, lines, action }), limits);
    return;
  }
  const phone = order.guestPhone ?? (await accounts.customer(tx, order.userId))?.phone;
  if (!phone) return;
  const isByStaff = letter.news === byStaff;
  const isOneTooMany = async (limit: Limit) => (await takeTry(tx, limit, clock.now())) !== undefined;
  // What is over the limit of its order does not count against the limit of the phone.
  if (!isByStaff && (await isOneTooMany(limitsOf.orderTextsAbout(order.id)))) return;
  if ((await isOneTooMany(limitsOf.orderTextsTo(phone))) && !isByStaff) return;
  const said = letter.sms ?? letter;
  const text = smsAbout(words.subject(said.sentence, order.number, shopName(order.lang)), link);
  const template = `order-${said.news}`;
  await outbox.queue(tx, { kind: "sms", to: phone, text, template }, limits);
}

/** As it is registered with the operators. */
export function smsAbout(subject: string, link: string): string {
  return `${subject} ${link}`;
}

/**
 * The order by the shop's own number, and by the six characters that the pages show beside it. A guest's mail may go to
 * a stranger, whom nothing that was typed shall reach in the shop's name.
 */
function headOf({ lang, address, guestPhone, number, shortId }: OrderRecord): string[] {
  const words = messagesOf(lang);
  const name = number === shortId ? number : `${number} (#${shortId})`;
  return [guestPhone === null ? words.hello(address.name) : words.helloGuest, words.order(name)];
}

async function billOf(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  notification: OrderNotification,
): Promise<string[]> {
  const mail = messagesOf(order.lang);
  const { carrier, trackingNumber } = order;
  if (ofParcels.includes(notification) && (carrier || trackingNumber))
    return [mail.parcel(carrier ?? "", trackingNumber ?? ""), ...withCourier(mail.atCourier, order)];
  if (notification !== "ordered" && notification !== "placed") return [];
  const { name, street, city, state, pinCode } = order.address;
  const store = order.collectedIn;
  const own = parts.publicUrl + pathIn(order.lang, paths.order(order.id));
  return [
    ...(await goodsAndSums(parts, tx, order)),
    ...(notification === "placed" && order.quote.total > 0
      ? [(store ? mail.collect : mail).cash(formatRupees(order.quote.total))]
      : []),
    ...(store ? [storeIn(order.lang, store)] : []),
    ...(order.guestPhone === null && !store
      ? [`${mail.shippedTo}\n${name}, ${street}, ${city}, ${state} ${pinCode}`]
      : []),
    `${mail.invoice}\n${order.guestPhone === null ? own : orderUrl(parts, "track", order)}`,
  ];
}

/** The store, when it is open, and how soon goods are ready there. */
export function storeIn(lang: Lang, { name, timings, ready, ...place }: CollectedIn): string {
  const where = `${name}, ${wholeAddress(place)}`;
  return [messagesOf(lang).collectIn, where, timings, wordsIn(ready, lang)].filter(Boolean).join("\n");
}

function withCourier(words: string, { carrier, trackingNumber }: OrderRecord): string[] {
  const page = courierPage(carrier, trackingNumber);
  return page ? [`${words}\n${page}`] : [];
}

async function goodsAndSums(parts: MessageParts, tx: Tx, order: OrderRecord): Promise<string[]> {
  const { orders, charges: chargeWords } = textsOf(order.lang);
  const { subtotal, total, charges } = order.quote;
  const offers = order.lang === "hi" ? await offersOf(parts, tx, [order]) : undefined;
  const lineOf = (charge: ChargeView) => {
    const { name, amount } = wordsOf(charge, chargeWords);
    return [name, amount];
  };
  const rows = [
    ...order.lines.map((sold) => {
      const line = shownLine(sold, offers);
      const { title, titleHi = title, quantity, unitPaise } = line;
      const facts = [titleHi, lineFacts(order.lang, line)].filter(Boolean).join(" · ");
      return [`${quantity} × ${facts}`, formatRupees(unitPaise * quantity)];
    }),
    [orders.bill.subtotal, formatRupees(subtotal)],
    ...charges.filter(({ inside }) => !inside).map(lineOf),
    [orders.bill.total, formatRupees(total)],
    ...charges.filter(({ inside }) => inside).map(lineOf),
  ];
  return [rows.map(([label, amount]) => `${label}: ${amount}`).join("\n")];
}

function momentIn(lang: Lang, at: number): string {
  return momentFormat(lang).format(at);
}

const momentFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { ...minuteParts(locale), year: "numeric" }),
);

export const messagesOf = inEveryLanguage(en, ({ checkoutMessages }) => checkoutMessages);
