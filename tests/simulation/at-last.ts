import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import { wrongOfThoseBooked } from "./bookings.ts";
import { wrongOfThoseWhoLeft } from "./leaving.ts";
import { type Books, isHere, sum } from "./read-books.ts";
import { people, type World } from "./world.ts";

/** Once everything that was owed is done. */
export async function wrongAtLast(world: World, books: Books): Promise<string[]> {
  const { orders, documents, payments, refunds, gateway, links, upiCodes, outbox } = books;
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  wrong.push(...wrongOfThoseWhoLeft(books), ...wrongOfThoseBooked(books));
  for (const { order_id, gateway_order_id, status } of payments) {
    const isLink = links.some((one) => one.order_id === order_id && one.closed_at !== null);
    const isOver = ["created", "failed"].includes(status) && isLink && gateway_order_id !== null;
    must(
      !isOver || gateway.endedLinks.includes(gateway_order_id),
      `the link of order ${order_id} is closed here alone`,
    );
  }
  for (const { gateway_code_id, closed_at } of upiCodes)
    must(
      closed_at === null || gateway.endedCodes.includes(gateway_code_id),
      `code ${gateway_code_id} is closed here alone`,
    );
  const given = gateway.refunds.filter(({ state }) => state !== "refused");
  const taken = [...gateway.books.values()].flat().filter(({ status }) => status === "captured");
  for (const { id, dead } of outbox) must(dead === 1, `message ${id} waits for ever`);
  for (const { id, key, gatewayPaymentId } of given) {
    const noted = refunds.find(({ gateway_refund_id }) => gateway_refund_id === id);
    // Where all of a payment has gone back, what was owed has given way to what was given.
    const payment = taken.find((one) => one.id === gatewayPaymentId);
    const own = given.filter((one) => one.gatewayPaymentId === gatewayPaymentId);
    const isAllBack = sum(own, (one) => one.amountPaise) === payment?.amountPaise;
    must(
      key === null || noted?.asked_by !== "gateway" || isAllBack,
      `refund ${id} was the shop's, and was made once more`,
    );
  }
  for (const { id, currency, amountPaise } of taken) {
    const own = given.filter((one) => one.gatewayPaymentId === id);
    const isBack = sum(own, (one) => one.amountPaise) === amountPaise;
    must(currency === "INR" || isBack, `the ${currency} of payment ${id} are kept`);
  }
  for (const { id, state } of refunds) must(state === "done", `refund ${id} is ${state}`);
  for (const { id, status } of orders) must(status !== "pending", `order ${id} waits for ever`);

  for (const order of orders) wrong.push(...moneyOf(order));
  for (const { id, amountPaise } of taken) wrong.push(...moneyBy(id, amountPaise));
  for (const { order_id, status, amount_paise, gateway_payment_id } of payments) {
    const own = refunds.filter(
      (one) => one.order_id === order_id && one.gateway_payment_id === gateway_payment_id,
    );
    const isBack = amount_paise > 0 && sum(own, (one) => one.amount_paise) >= amount_paise;
    must((status === "refunded") === isBack, `the payment of order ${order_id} is ${status}`);
    const order = orders.find(({ id }) => id === order_id);
    const isUnderWay = order?.status === "ordered" || order?.status === "processing";
    must(!(isBack && isUnderWay), `order ${order_id} is paid back and ${order?.status}`);
  }
  for (const { id, status, paid_at } of orders)
    must(
      paid_at !== null || !["delivered", "completed"].includes(status),
      `order ${id} is ${status} and unpaid`,
    );
  for (const { id, user_id } of orders)
    for (const somebody of people)
      if (somebody !== user_id)
        must((await orderOf(world.parts, somebody, id)) === undefined, `${somebody} reads order ${id}`);
  return wrong;

  /** What came in for an order is what went back of it and what its papers say was sold. */
  function* moneyOf(order: (typeof orders)[number]): Generator<string> {
    const { id, status } = order;
    const captured = taken.filter((one) => one.id.includes(id));
    // By hand, or with what was paid for another order.
    const beside = payments.filter(
      (one) =>
        one.order_id === id && (one.gateway === "manual" || one.method === "exchange") && isHere(one.status),
    );
    const moneyIn = sum(captured, (one) => one.amountPaise) + sum(beside, (one) => one.amount_paise);
    const own = refunds.filter((one) => one.order_id === id);
    const moneyOut =
      sum(given, (one) => shareOf(one, id)) +
      sum(
        own.filter(({ kind }) => kind === "manual"),
        (one) => one.amount_paise,
      );
    const kept = keptOf(order);
    if (status === "cancelled" && moneyIn !== moneyOut)
      yield `${moneyIn} in, ${moneyOut} out: cancelled order ${id}`;
    if (moneyIn - moneyOut !== kept) yield `${moneyIn} in, ${moneyOut} out, papers of ${kept}: order ${id}`;
  }

  /** What came in by one payment is what all orders that it pays for have kept and given back. */
  function* moneyBy(payment: string, paise: number): Generator<string> {
    const paid = orders.filter(({ id }) =>
      payments.some((one) => one.order_id === id && one.gateway_payment_id === payment && isHere(one.status)),
    );
    if (paid.length < 2) return;
    const own = refunds.filter((one) => one.gateway_payment_id === payment);
    const back =
      sum(
        given.filter((one) => one.gatewayPaymentId === payment),
        (one) => one.amountPaise,
      ) +
      sum(
        own.filter(({ kind, reason }) => kind === "manual" && reason !== "exchange"),
        (one) => one.amount_paise,
      );
    const kept = sum(paid, keptOf);
    if (paise !== kept + back) yield `${paise} by ${payment}, ${back} went back of it, ${kept} are kept`;
  }

  function keptOf({ id, status, paid_at }: (typeof orders)[number]): number {
    const isOwing = paid_at === null && status !== "cancelled";
    return sum(
      documents.filter(({ order_id }) => order_id === id && !isOwing),
      (one) => (one.kind === "invoice" ? 1 : -1) * one.total_paise,
    );
  }

  /** What nobody has a part of is of the order that was paid for. */
  function shareOf({ id, gatewayPaymentId, amountPaise }: (typeof given)[number], orderId: string): number {
    const parts = refunds.filter(({ gateway_refund_id }) => gateway_refund_id === id);
    const own = sum(
      parts.filter(({ order_id }) => order_id === orderId),
      (one) => one.amount_paise,
    );
    return gatewayPaymentId.includes(orderId)
      ? own + amountPaise - sum(parts, (one) => one.amount_paise)
      : own;
  }
}
