import { type Books, sum } from "./read-books.ts";
import { tooSmall } from "./staff-acts.ts";

/** Reasons of refunds that give what their pieces are worth; others give a sum that somebody named. */
const byWorth = ["broken", "return", "exchange"];
/** Of those, and of what was taken off all pieces since: together they give all that was paid for goods. */
const byPieces = ["broken", "return", "regular"];
/** Of doubles. */
const tiny = 1e-6;

/**
 * A piece is worth its part of what its order paid for goods, by the prices of its lines less what a promotion took off
 * them. A refund for pieces gives no more than that, to the paisa that is rounded, and all of an order together no more than half a one. Less is given
 * only where nothing is left of the payment. A discount that was given since is off each of the pieces that were there
 * still; books do not say which those were, so that where some had gone before there is only a most and a least.
 */
export function wrongWorth(books: Books): string[] {
  const { orders, charges, lines, pieces, payments, returns, refunds, documents } = books;
  return orders.flatMap((order) => {
    const { id, status, total_paise, discounted_paise, discounted_from_paise } = order;
    const wrong: string[] = [];
    const own = lines.filter(({ order_id }) => order_id === id);
    const brought = charges.filter(
      (one) => one.order_id === id && one.inside === 0 && ["shipping", "cash"].includes(one.kind),
    );
    const paid = total_paise - sum(brought, ({ paise }) => paise);
    // Where a promotion takes all off, what was paid beside goods goes by their full prices.
    const isLess = sum(own, (one) => one.quantity * one.unit_paise - one.less_paise) > 0;
    const priceOf = (line: (typeof own)[number]) =>
      line.unit_paise - (isLess ? line.less_paise / line.quantity : 0);
    const prices = sum(own, (one) => one.quantity * priceOf(one));
    const worthOf = (some: typeof pieces) =>
      (paid *
        sum(some, ({ line }) =>
          sum(
            own.filter(({ position }) => position === line),
            priceOf,
          ),
        )) /
      prices;
    // What was paid beside them, such as a wrapping, stays where it was when goods go out in another choice.
    const ofGoods = isLess ? Math.min(1, prices / paid) : 0;
    const [since, from] = [discounted_paise ?? paid, discounted_from_paise ?? paid];
    const least = from === 0 ? 1 : since / from;
    const most = from === paid ? least : 1;
    // What a promotion takes off each line is in whole paise, and so is what it takes off some pieces of one.
    const roundedLines =
      (own.some((one) => one.less_paise > 0) ? own.length : 0) + (discounted_paise === null ? 0 : 1);
    const charged = payments.find(({ order_id }) => order_id === id)?.amount_paise ?? 0;
    const taken = pieces.filter((one) => one.order_id === id && one.state !== "returning");
    const givers = refunds.filter((one) => taken.some(({ refund_id }) => refund_id === one.id));
    // What another choice costs less goes back beside what is moved to it.
    const cheaper = sum(
      refunds.filter((one) => one.order_id === id && one.reason === tooSmall),
      (one) => one.amount_paise,
    );
    for (const { id: refund, reason, amount_paise, gateway_payment_id } of givers) {
      const worth = worthOf(taken.filter(({ refund_id }) => refund_id === refund));
      const fee = returns.find(({ refund_id }) => refund_id === refund)?.fee_paise ?? 0;
      const gone = sum(
        refunds.filter((one) => one.order_id === id && one.gateway_payment_id === gateway_payment_id),
        (one) => one.amount_paise,
      );
      const isExchange = reason === "exchange";
      const rounded = 1 + (isExchange ? own.length : roundedLines);
      const off = reason === "return" ? fee : 0;
      const dueOf = (part: number) => Math.max(0, worth * part - off);
      // Unless nothing else is left there.
      const isAll = isExchange && order.cancel_reason === "replaced";
      const along = isAll ? sum(brought, ({ paise }) => paise) : 0;
      const goods = isExchange ? ofGoods : 1;
      const isShort = byWorth.includes(reason)
        ? amount_paise + (isExchange ? cheaper : 0) < dueOf(least * goods) - rounded - tiny
        : reason === "gateway";
      // What was given back at the gateway instead of several debts may be for other things too.
      const isOfReturn = reason !== "gateway" && returns.some(({ refund_id }) => refund_id === refund);
      if ((byWorth.includes(reason) || isOfReturn) && amount_paise > dueOf(most) + along + rounded + tiny)
        wrong.push(`refund ${refund} gives ${amount_paise} for pieces worth ${worth}, less ${fee}`);
      if (isShort && gone !== charged)
        wrong.push(`refund ${refund} gives ${amount_paise} for ${worth}, and ${gone} of ${charged} is gone`);
    }
    const moved = givers.filter(({ reason }) => reason === "exchange");
    const over =
      sum(moved, (one) => one.amount_paise) +
      cheaper -
      worthOf(taken.filter(({ refund_id }) => moved.some((one) => one.id === refund_id))) * most;
    const along = order.cancel_reason === "replaced" ? sum(brought, ({ paise }) => paise) : 0;
    if (cheaper > 0 && over > along + moved.length * (1 + own.length) + tiny)
      wrong.push(`${over} more than its goods cost went out of order ${id} for another choice`);
    for (const { id: back, state, refund_id, fee_paise } of returns.filter(
      ({ order_id }) => order_id === id,
    )) {
      if (state !== "refunded" || refund_id !== null) continue;
      const payer = payments.find(({ order_id }) => order_id === id)?.gateway_payment_id;
      const gone = sum(
        refunds.filter((one) => one.order_id === id && one.gateway_payment_id === payer),
        (one) => one.amount_paise,
      );
      const worth = worthOf(taken.filter(({ return_id }) => return_id === back)) * least - fee_paise;
      if (worth > 1 + roundedLines + tiny && gone < charged)
        wrong.push(`nothing went back for return ${back}, which is worth ${worth}`);
    }
    if (!givers.every(({ reason }) => reason === "broken" || reason === "return")) return wrong;
    const fees = sum(
      returns.filter((one) => one.order_id === id && one.state === "refunded"),
      ({ fee_paise }) => fee_paise,
    );
    const gone = sum(
      refunds.filter(({ order_id }) => order_id === id),
      ({ amount_paise }) => amount_paise,
    );
    const [back, sold] = [
      taken.filter(({ state }) => state === "paidBack").length,
      sum(own, (one) => one.quantity),
    ];
    const isAllBack =
      back === sold &&
      fees === 0 &&
      refunds.every((one) => one.order_id !== id || byPieces.includes(one.reason));
    const kept = sum(brought, ({ paise }) => paise);
    if (isAllBack && charged - gone !== kept)
      wrong.push(`${gone} of ${charged} went back for all goods of order ${id}, delivered for ${kept}`);
    // The discount itself is for no piece, nor is what a cancelled order is credited with at its end.
    const discount = sum(
      documents.filter((one) => one.order_id === id && one.refund_id === null && isForNoGoods(one)),
      (one) => one.total_paise,
    );
    const less = taken.some(({ state }) => state === "unpaid") ? total_paise - charged - discount : 0;
    const given = less + sum(givers, ({ amount_paise }) => amount_paise);
    const rounded = 0.5 + roundedLines + tiny;
    // Before it is paid, another choice leaves no refund.
    const first = order.joined_to ?? id;
    const isRechosen =
      taken.some(({ state }) => state === "unpaid") && orders.some((one) => one.joined_to === first);
    const goods = isRechosen ? ofGoods : 1;
    const isCredited = discount > 0 && status === "cancelled";
    const isShort = !isCredited && gone < charged && given + fees < worthOf(taken) * least * goods - rounded;
    if (isShort || given > worthOf(taken) * most + rounded)
      wrong.push(`${given} went back for pieces of order ${id} that are worth ${worthOf(taken)}`);
    return wrong;
  });
}

function isForNoGoods({ kind, content }: Books["documents"][number]): boolean {
  const { items } = JSON.parse(content) as { items: { quantity: number }[] };
  return kind === "credit" && items.every(({ quantity }) => quantity === 0);
}
