import type { ActName } from "./acts.ts";
import { wrongJoining } from "./joined.ts";
import { type Books, sum } from "./read-books.ts";

/** Those that send all that is left of an order. */
const sendingAll: readonly ActName[] = ["sendAll", "next", "move", "handOut"];

/** While these are done, what was claimed to be sent may be claimed by another machine. */
const lasting: readonly ActName[] = ["work", "daysPass", "letGoBack", "silenceForLong"];

/** What one moment may not make of what was before it. */
export function wrongChanges(before: Books, after: Books, names: readonly ActName[]): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  for (const was of before.orders) {
    const now = after.orders.find(({ id }) => id === was.id);
    if (!now) continue;
    const isFinal = was.status === "cancelled" && was.cancel_reason !== "expired";
    must(!isFinal || now.status === "cancelled", `order ${was.id}, ${was.cancel_reason}, is ${now.status}`);
    const isMore = Number(now.discounted_paise) > Number(was.discounted_paise ?? now.discounted_paise);
    must(!isMore, `the goods of order ${was.id} cost more by a second discount`);
    const isRefunded = was.status !== "cancelled" && now.cancel_reason === "refunded";
    must(!isRefunded || isAllGiven(before, after, was.id), `order ${was.id} ended, and not all went back`);
  }
  for (const { id, state } of before.refunds) {
    const now = after.refunds.find((one) => one.id === id)?.state ?? state;
    must(state !== "done" || now === "done", `refund ${id} was done, and is ${now}`);
  }
  for (const { id, state, kind, amount_paise, gateway_payment_id } of after.refunds) {
    const isNew = !before.refunds.some((one) => one.id === id && one.state === state);
    if (state !== "refused" || kind !== "gateway" || !isNew || !names.every((name) => name === "work"))
      continue;
    const isAsked = after.gateway.refundsAsked.some(
      (one) => one.gatewayPaymentId === gateway_payment_id && one.amountPaise === amount_paise,
    );
    must(isAsked, `refund ${id} of ${amount_paise} is refused, and was not asked for`);
  }
  for (const was of before.guests) {
    const now = after.guests.find(({ user_id }) => user_id === was.user_id)?.merged_into ?? null;
    const isAnother = was.merged_into !== null && now !== null && now !== was.merged_into;
    must(!isAnother, `the guest of ${was.merged_into} is that of ${now} too`);
  }
  const fresh = after.messages.slice(before.sent).map(({ id }) => id);
  const isSentTwice = new Set(fresh).size < fresh.length && !names.some((name) => lasting.includes(name));
  must(!isSentTwice, "a message is sent twice");
  if (names.every((name) => sendingAll.includes(name))) wrong.push(...paidForAndSent(before, after));
  return [...wrong, ...wrongJoining(before, after)];
}

/** What was refused before gave nothing back; what is refused since was promised. */
function isAllGiven(before: Books, after: Books, orderId: string): boolean {
  const payment = after.payments.find(({ order_id }) => order_id === orderId);
  const own = after.refunds.filter(
    (one) =>
      one.order_id === orderId &&
      one.gateway_payment_id === payment?.gateway_payment_id &&
      !before.refunds.some(({ id, state }) => id === one.id && state === "refused" && one.state === state),
  );
  return sum(own, (one) => one.amount_paise) >= Number(payment?.amount_paise);
}

/** A piece that was paid back and is here stays here. */
function paidForAndSent(before: Books, after: Books): string[] {
  const fresh = after.parcels.filter(({ id }) => !before.parcels.some((one) => one.id === id));
  return fresh.flatMap(({ order_id, lines }) =>
    linesIn(lines).flatMap(({ line, quantity }) => {
      const isOf = (one: { order_id: string; line: number }) =>
        one.order_id === order_id && one.line === line;
      const ordered = after.lines.find((one) => one.order_id === order_id && one.position === line);
      const here = before.pieces.filter(
        (one) => isOf(one) && (one.never_left === 1 || (one.state === "paidBack" && one.return_id === null)),
      );
      const out = sum(
        before.parcels.filter(
          (one) => one.order_id === order_id && (one.state !== "returned" || one.restocked === 1),
        ),
        (one) =>
          sum(
            linesIn(one.lines).filter((each) => each.line === line),
            (each) => each.quantity,
          ),
      );
      const most = Math.max(0, (ordered?.quantity ?? 0) - out - here.length);
      return quantity <= most ? [] : [`${quantity} of line ${line} of order ${order_id} leave, not ${most}`];
    }),
  );
}

function linesIn(lines: string) {
  return JSON.parse(lines) as { line: number; quantity: number }[];
}
