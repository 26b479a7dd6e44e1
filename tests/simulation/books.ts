import { orderOf } from "#modules/orders/fulfilment/order-book.ts";
import type { ReturnLine } from "#modules/returns/service.ts";
import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { people, products, shelf, type World } from "./world.ts";

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
  for (const { id, state } of refunds) must(state === "done", `refund ${id} is ${state}`);
  for (const { id, status } of orders) must(status !== "pending", `order ${id} waits for ever`);

  const cash = payments.filter(({ method, status }) => method === "cash" && isHere(status));
  const captured = [...world.gateway.books.values()].flat();
  const moneyIn = sum(captured, (one) => one.amountPaise) + sum(cash, (one) => Number(one.amount_paise));
  const byHand = refunds.filter(({ kind, reason }) => kind === "manual" && reason !== "exchange");
  const moneyOut =
    sum(world.gateway.refunds, (one) => one.amountPaise) + sum(byHand, (one) => Number(one.amount_paise));
  const owing = new Set(
    orders.filter((one) => one.paid_at === null && one.status !== "cancelled").map(({ id }) => id),
  );
  const kept = sum(
    papers.filter(({ order_id }) => !owing.has(order_id)),
    (one) => (one.kind === "invoice" ? 1 : -1) * Number(one.total_paise),
  );
  // Who gives back at the gateway what an exchange has spent gives more than there is to credit.
  const isOverspent =
    returns.some(({ state }) => state === "exchanged") &&
    refunds.some(({ asked_by }) => asked_by === "gateway");
  if (isOverspent) must(moneyIn - moneyOut <= kept, `${moneyIn} in, ${moneyOut} out, papers of ${kept}`);
  else must(moneyIn - moneyOut === kept, `${moneyIn} in, ${moneyOut} out, papers of ${kept}`);

  for (const { id, user_id } of orders)
    for (const somebody of people)
      if (somebody !== user_id)
        must((await orderOf(world.parts, somebody, id)) === undefined, `${somebody} reads order ${id}`);
  return wrong;
}

function isHere(status: string): boolean {
  return status === "captured" || status === "refunded";
}

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
