import { dayIn } from "#contract/format/day-in.ts";
import { formatRupees } from "#contract/format/money.ts";
import type { Refund } from "#modules/payments/service.ts";
import type { Tx } from "#platform/database/database.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type Letter, type MessageParts, messagesOf, writeAbout } from "./order-messages.ts";

export type RefundNotification = keyof ReturnType<typeof messagesOf>["moneyBack"];
export type MoneyBack = Pick<Refund, "amount_paise" | "kind">;

/** How much goes back and by when it is there, in the transaction that owes it. */
export function notifyOfMoney(
  parts: MessageParts,
  tx: Tx,
  order: OrderRecord,
  {
    news,
    refund,
    action,
  }: { readonly news: RefundNotification; readonly refund: MoneyBack } & Pick<Letter, "action">,
): Promise<void> {
  const { moneyBack, sameWay, byHand } = messagesOf(order.lang);
  const day = dayIn(arrivesBy(refund.kind, parts.clock.now()), order.lang);
  const sentence = moneyBack[news](formatRupees(refund.amount_paise), day);
  const lines = [sentence, refund.kind === "manual" ? byHand : sameWay];
  return writeAbout(parts, tx, order, { news, sentence, lines, ...(action && { action }) });
}

const dayMs = 86_400_000;
/** India has one time, half an hour off the world's hours. */
const indiaMs = 5.5 * 3_600_000;

/** Banks take up to seven days; what is sent by hand waits for the shop first, over a weekend too. */
const most = { gateway: 7, manual: 10 };

/** The day in India, as 2026-12-04, by which money is there that goes back from now on. */
function arrivesBy(kind: keyof typeof most, now: number): string {
  return new Date(now + indiaMs + most[kind] * dayMs).toISOString().slice(0, 10);
}
