import { dayIn } from "#contract/format/day-in.ts";
import { formatRupees } from "#contract/format/money.ts";
import { dayAt } from "#modules/delivery/rules/promised-day.ts";
import type { Tx } from "#platform/database/database.ts";
import type { QueueLimits } from "#platform/outbox/outbox.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { laterOf } from "../fulfilment/notify-later.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type MessageParts, messagesOf, storeIn, writeAbout } from "./order-messages.ts";

type Parts = MessageParts & Pick<CheckoutParts, "pickups" | "payments">;

/** It lies at the counter: where, until when, and for which code; told once that cannot be undone any more. */
export function notifyOfReady(parts: Parts, tx: Tx, order: OrderRecord, keptUntil: number): Promise<void> {
  return write(parts, tx, order, { news: "ready", keptUntil }, laterOf(order));
}

/** Before its last day. */
export function remindToCollect(parts: Parts, tx: Tx, order: OrderRecord, keptUntil: number): Promise<void> {
  return write(parts, tx, order, { news: "reminder", keptUntil });
}

async function write(
  parts: Parts,
  tx: Tx,
  order: OrderRecord,
  { news, keptUntil }: { readonly news: "ready" | "reminder"; readonly keptUntil: number },
  limits?: QueueLimits,
): Promise<void> {
  const words = messagesOf(order.lang).collect;
  const code = parts.pickups.codeOf(order.id);
  // Its end is the midnight after it.
  const lastDay = dayIn(dayAt(keptUntil - 1), order.lang);
  const said = news === "ready" ? words.readySms(code) : words.reminderSms(lastDay, code);
  const sentence = words[news];
  const toPay =
    order.paidAt === null ? (await parts.payments.ofOrder(tx, order.id))?.amount_paise : undefined;
  const lines = [
    sentence,
    words.code(code),
    ...(toPay ? [words.cash(formatRupees(toPay))] : []),
    ...(order.collectedIn ? [storeIn(order.lang, order.collectedIn)] : []),
    words.until(lastDay),
  ];
  return writeAbout(parts, tx, order, { news, sentence, lines, sms: { news, sentence: said } }, limits);
}
