import { dayIn } from "#contract/format/day-in.ts";
import { formatRupees } from "#contract/format/money.ts";
import { arrivesBy } from "#modules/payments/rules/arrives-by.ts";
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
