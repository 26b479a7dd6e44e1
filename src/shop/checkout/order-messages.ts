import type { ChargeView } from "#contract/charge-view.ts";
import { wordsOf } from "#contract/charge-words.ts";
import { formatRupees } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { QueueLimits } from "#platform/outbox/outbox.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { messages as en } from "./messages/en.ts";
import { messages as hi } from "./messages/hi.ts";

export type OrderNews =
  | "ordered"
  | "placed"
  | "processing"
  | "shipped"
  | "delivered"
  | "completed"
  | "cancelled"
  | "refunded"
  | "partRefunded"
  | "packed"
  | "partShipped"
  | "numberCorrected"
  | "notSent"
  | "stillUnderWay"
  | "returning"
  | "returned";

/** Those that name the parcel. */
const ofParcels: readonly OrderNews[] = ["shipped", "partShipped", "numberCorrected"];

type Way = Pick<CheckoutParts, "accounts" | "outbox" | "shopName" | "publicUrl">;

/** Written in the transaction that makes it true, sent after it. */
export function tellCustomer(
  parts: Way,
  tx: Tx,
  order: OrderRecord,
  news: OrderNews,
  limits?: QueueLimits,
): Promise<void> {
  const sentence = messagesOf(order.lang).news[news];
  return send(parts, tx, order, { news, sentence, lines: [sentence, ...billOf(parts, order, news)] }, limits);
}

/** In the words of the staff. */
export function writeToCustomer(parts: Way, tx: Tx, order: OrderRecord, typed: string): Promise<void> {
  const sentence = messagesOf(order.lang).news.message;
  return send(parts, tx, order, { news: "message", sentence, lines: [typed] });
}

async function send(
  { accounts, outbox, shopName, publicUrl }: Way,
  tx: Tx,
  order: OrderRecord,
  letter: { readonly news: string; readonly sentence: string; readonly lines: readonly string[] },
  limits?: QueueLimits,
): Promise<void> {
  const words = messagesOf(order.lang);
  const link = `${publicUrl}${paths.trackOrder(order.id)}`;
  const subject = words.subject(letter.sentence, order.shortId, shopName(order.lang));
  if (order.email) {
    const lines = [words.hello(order.address.name), ...letter.lines, words.follow];
    const action = { label: words.open, url: link };
    await outbox.queue(tx, mailOf(order.email, { subject, lines, action }), limits);
    return;
  }
  const customer = await accounts.customer(tx, order.userId);
  if (!customer?.phone) return;
  const text = `${subject} ${link}`;
  const template = `order-${letter.news}`;
  await outbox.queue(tx, { kind: "sms", to: customer.phone, text, template }, limits);
}

function billOf({ publicUrl }: Way, order: OrderRecord, news: OrderNews): string[] {
  const mail = messagesOf(order.lang);
  const { orders, charges: chargeWords } = textsOf(order.lang);
  const { carrier, trackingNumber } = order;
  if (ofParcels.includes(news) && (carrier || trackingNumber))
    return [mail.parcel(carrier ?? "", trackingNumber ?? "")];
  if (news !== "ordered" && news !== "placed") return [];
  const { subtotal, total, charges } = order.quote;
  const lineOf = (charge: ChargeView) => {
    const { name, amount } = wordsOf(charge, chargeWords);
    return [name, amount];
  };
  const rows = [
    ...order.lines.map(({ quantity, title, unitPaise }) => [
      `${quantity} × ${title}`,
      formatRupees(unitPaise * quantity),
    ]),
    [orders.bill.subtotal, formatRupees(subtotal)],
    ...charges.filter(({ inside }) => !inside).map(lineOf),
    [orders.bill.total, formatRupees(total)],
    ...charges.filter(({ inside }) => inside).map(lineOf),
  ];
  const { name, street, city, state, pinCode } = order.address;
  return [
    rows.map(([label, amount]) => `${label}: ${amount}`).join("\n"),
    ...(news === "placed" ? [mail.cash(formatRupees(total))] : []),
    `${mail.shippedTo}\n${name}, ${street}, ${city}, ${state} ${pinCode}`,
    `${mail.invoice}\n${publicUrl}${paths.order(order.id)}`,
  ];
}

function messagesOf(lang: "en" | "hi"): typeof en {
  return lang === "hi" ? hi : en;
}
