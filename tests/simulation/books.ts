import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import { enteredPrint } from "#modules/orders/rules/entered-print.ts";
import type { ReturnLine } from "#modules/returns/service.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { wrongOfThoseWhoLeft } from "./leaving.ts";
import { wrongSettlements, wrongSums, wrongUses } from "./sums.ts";
import { wrongTravel } from "./travel.ts";
import { people, products, shelf, type World } from "./world.ts";
import { wrongWorth } from "./worth.ts";

/** Reads the tables and the gateway's books, and knows none of the shop's rules. Gives each contradiction in words. */
export async function wrongWith(world: World): Promise<string[]> {
  const q = world.db.read;
  const wrong = [...(await checkStockBooks(q)), ...(await checkInvoiceBooks(q))];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  const orders = await q.selectFrom("orders").selectAll().execute();
  const lines = await q.selectFrom("order_lines").selectAll().execute();
  const pieces = await q.selectFrom("order_pieces").selectAll().execute();
  const [returns, refunds] = [await world.allReturns(), await world.allRefunds()];

  const holds = new Map<string, number>();
  const hold = (id: string, more: number) => holds.set(id, (holds.get(id) ?? 0) + more);
  for (const { id, status } of orders)
    if (status === "pending")
      for (const line of lines) if (line.order_id === id) hold(line.product_id, line.quantity);
  for (const one of returns) {
    const own = JSON.parse(one.lines) as ReturnLine[];
    const claimed = pieces.filter((piece) => piece.return_id === one.id && piece.state === "returning");
    const isOpen = ["asked", "accepted", "onWay", "received", "inspected"].includes(one.state);
    for (const { line, quantity, accepted, shelved, writtenOff } of own) {
      const isKept = one.state === "refused" || one.state === "withdrawn";
      must(
        !isKept || shelved + writtenOff === 0,
        `return ${one.id}, ${one.state}, has ${shelved} on the shelf`,
      );
      const of = { asked: quantity, inspected: shelved + writtenOff }[one.state as string] ?? accepted;
      const count = claimed.filter((piece) => piece.line === line).length;
      must(count === (isOpen ? of : 0), `return ${one.id}, ${one.state}, claims ${count} of line ${line}`);
      const { product_id = "" } =
        lines.find((each) => each.order_id === one.order_id && each.position === line) ?? {};
      if (one.wish === "exchange" && isOpen && one.state !== "asked") hold(product_id, accepted);
    }
  }
  const parcels = await q.selectFrom("parcels").selectAll().execute();
  const sales = new Set(
    (await q.selectFrom("invoices").select("order_id").execute()).map((one) => one.order_id),
  );
  const back = [
    ...refunds.filter(({ restock }) => restock === 1),
    ...parcels.flatMap(({ order_id, shelved }) => (shelved === null ? [] : [{ order_id, lines: shelved }])),
  ].flatMap(({ order_id, lines: some }) =>
    (JSON.parse(some) as { line: number; quantity: number }[]).map((one) => ({ ...one, order_id })),
  );
  const ofReturns = returns.flatMap(({ order_id, lines: some }) =>
    (JSON.parse(some) as ReturnLine[]).map((one) => ({ ...one, order_id })),
  );
  const out = new Map<string, number>();
  const uncounted = new Set<string>();
  for (const { order_id, position, product_id, quantity } of lines) {
    const isOf = (one: { order_id: string; line: number }) =>
      one.order_id === order_id && one.line === position;
    const isCancelled = orders.some(({ id, status }) => id === order_id && status === "cancelled");
    // What came back, waits to be looked at and is given up with its order is somewhere in the shop.
    if (
      isCancelled &&
      parcels.some((one) => one.order_id === order_id && one.restocked === 0 && one.state === "returned")
    )
      uncounted.add(product_id);
    const decided = ofReturns.filter(isOf);
    const gone = isCancelled
      ? sum(decided, (one) => one.writtenOff)
      : quantity - sum(back.filter(isOf), (one) => one.quantity) - sum(decided, (one) => one.shelved);
    if (sales.has(order_id)) out.set(product_id, (out.get(product_id) ?? 0) + gone);
  }
  for (const name of products) {
    const { free = 0, held = 0, sold = 0 } = (await world.stock(name)) ?? {};
    must(free + held + sold === shelf[name], `${free} free, ${held} held and ${sold} sold ${name}`);
    const left = out.get(productIdOf(name)) ?? 0;
    if (!uncounted.has(productIdOf(name)))
      must(sold === left, `${sold} ${name} are sold, ${left} are with buyers`);
    const waited = holds.get(productIdOf(name)) ?? 0;
    must(held === waited, `${held} ${name} are held, ${waited} are waited for`);
  }
  for (const { order_id, line, piece } of pieces) {
    const of = lines.find((each) => each.order_id === order_id && each.position === line);
    must(
      piece >= 1 && piece <= (of?.quantity ?? 0),
      `order ${order_id} has no piece ${piece} of line ${line}`,
    );
  }
  wrong.push(...(await wrongSums(world)), ...(await wrongUses(world)), ...(await wrongSettlements(world)));
  wrong.push(...(await wrongWorth(world)), ...(await wrongTravel(world)));
  for (const { id, user_id, status, cart_print } of orders)
    must(
      status !== "pending" ||
        cart_print === enteredPrint ||
        !orders.some(
          (one) =>
            one.id !== id &&
            one.user_id === user_id &&
            one.status === status &&
            one.cart_print !== enteredPrint,
        ),
      `${user_id} has another order than ${id} that waits`,
    );
  for (const { id, reason, lines: some } of refunds) {
    const named = JSON.parse(some) as { line: number; quantity: number }[];
    for (const { line } of named) {
      const many = sum(named, (one) => (one.line === line ? one.quantity : 0));
      const paid = pieces.filter((piece) => piece.refund_id === id && piece.line === line).length;
      // What is broken is paid for piece by piece; a sum may be given for pieces that were paid for before. What was
      // given back at the gateway instead of several debts names of their goods those that are on the shelf.
      const isRight = reason === "broken" ? paid === many : reason === "gateway" || paid <= many;
      must(isRight, `refund ${id} of ${many} of line ${line} pays for ${paid}`);
    }
  }
  for (const { order_id, confirmed_by } of await q.selectFrom("cash_orders").selectAll().execute())
    must(confirmed_by !== "buyer" || world.said.has(order_id), `nobody said the code of order ${order_id}`);
  for (const wishes of [refunds, returns])
    for (const { id, order_id, asked_key } of wishes)
      must(
        asked_key === null ||
          !wishes.some((one) => one.id !== id && one.order_id === order_id && one.asked_key === asked_key),
        `${asked_key} of order ${order_id} is granted twice`,
      );
  for (const { order_id, line, piece, refund_id } of pieces)
    must(
      refund_id === null || refunds.some(({ id }) => id === refund_id),
      `piece ${piece} of line ${line} of order ${order_id} was paid by no refund: ${refund_id}`,
    );
  for (const { id, order_id } of refunds)
    must(
      orders.some((one) => one.id === order_id),
      `refund ${id} is of order ${order_id}, which is not there`,
    );
  for (const { id, refund_id } of returns)
    must(
      refund_id === null || refunds.some((one) => one.id === refund_id),
      `return ${id} was paid by refund ${refund_id}, which is not there`,
    );
  for (const { id, cancel_reason, paid_at } of orders)
    must(
      paid_at === null || !["expired", "replaced"].includes(cancel_reason ?? ""),
      `order ${id} is paid and ${cancel_reason}`,
    );
  for (const payment of [...world.gateway.books.values()].flat()) {
    const given = sum(
      world.gateway.refunds.filter((one) => one.gatewayPaymentId === payment.id && one.state !== "refused"),
      ({ amountPaise }) => amountPaise,
    );
    must(given <= payment.amountPaise, `${given} of ${payment.amountPaise} went back of ${payment.id}`);
    const owed = sum(
      refunds.filter((one) => one.gateway_payment_id === payment.id),
      (one) => Number(one.amount_paise),
    );
    must(owed <= payment.amountPaise, `${owed} of ${payment.amountPaise} is owed of ${payment.id}`);
  }
  return wrong;
}

/** Once everything that was owed is done. */
export async function wrongAtLast(world: World): Promise<string[]> {
  const q = world.db.read;
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  const orders = await q.selectFrom("orders").selectAll().execute();
  const papers = await q.selectFrom("invoices").selectAll().execute();
  const payments = await q.selectFrom("payments").selectAll().execute();
  const [returns, refunds] = [await world.allReturns(), await world.allRefunds()];
  wrong.push(...(await wrongOfThoseWhoLeft(world)));
  const links = await q.selectFrom("payment_links").selectAll().execute();
  const codes = await q.selectFrom("payment_codes").selectAll().execute();
  for (const { order_id, gateway_order_id, status } of payments) {
    const isLink = links.some((one) => one.order_id === order_id && one.closed_at !== null);
    const isOver = ["created", "failed"].includes(status) && isLink && gateway_order_id !== null;
    must(
      !isOver || world.gateway.endedLinks.includes(gateway_order_id),
      `the link of order ${order_id} is closed here alone`,
    );
  }
  for (const { gateway_code_id, closed_at } of codes)
    must(
      closed_at === null || world.gateway.endedCodes.includes(gateway_code_id),
      `code ${gateway_code_id} is closed here alone`,
    );
  for (const { id, state } of refunds) must(state === "done", `refund ${id} is ${state}`);
  for (const { id, status } of orders) must(status !== "pending", `order ${id} waits for ever`);

  for (const order of orders) wrong.push(...moneyOf(order));
  for (const { order_id, status, amount_paise, gateway_payment_id } of payments) {
    const own = refunds.filter(
      (one) => one.order_id === order_id && one.gateway_payment_id === gateway_payment_id,
    );
    const isBack = amount_paise > 0 && sum(own, (one) => Number(one.amount_paise)) >= amount_paise;
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
  function* moneyOf({ id, status, paid_at }: (typeof orders)[number]): Generator<string> {
    const captured = [...world.gateway.books.values()].flat().filter((one) => one.id.includes(id));
    const byHand = payments.filter(
      (one) => one.order_id === id && one.gateway === "manual" && isHere(one.status),
    );
    const moneyIn = sum(captured, (one) => one.amountPaise) + sum(byHand, (one) => Number(one.amount_paise));
    const own = refunds.filter((one) => one.order_id === id);
    const moneyOut =
      sum(
        world.gateway.refunds.filter((one) => one.gatewayPaymentId.includes(id)),
        (one) => one.amountPaise,
      ) +
      sum(
        own.filter(({ kind }) => kind === "manual"),
        (one) => Number(one.amount_paise),
      );
    const isOwing = paid_at === null && status !== "cancelled";
    const kept = sum(
      papers.filter(({ order_id }) => order_id === id && !isOwing),
      (one) => (one.kind === "invoice" ? 1 : -1) * Number(one.total_paise),
    );
    // Who gives back at the gateway what an exchange has spent gives more than there is to credit.
    const isOverspent =
      returns.some(({ order_id, state }) => order_id === id && state === "exchanged") &&
      own.some(({ asked_by }) => asked_by === "gateway");
    if (status === "cancelled" && moneyIn !== moneyOut)
      yield `${moneyIn} in, ${moneyOut} out: cancelled order ${id}`;
    if (isOverspent ? moneyIn - moneyOut > kept : moneyIn - moneyOut !== kept)
      yield `${moneyIn} in, ${moneyOut} out, papers of ${kept}: order ${id}`;
  }
}

function isHere(status: string): boolean {
  return status === "captured" || status === "refunded";
}

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
