import type { ReturnLine } from "#modules/returns/service.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { type Books, sum } from "./read-books.ts";
import { inPair, products, shelf } from "./world.ts";

/** Each is a hash, and asked for often. */
const ids = new Map(products.map((name) => [name, productIdOf(name)]));

/** What is held is waited for, what is sold is with its buyers, and nothing is lost. */
export function wrongStock(books: Books): string[] {
  const { orders, lines, pieces, returns, refunds, parcels, documents, stock } = books;
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  const holds = new Map<string, number>();
  const hold = (id: string, more: number) => holds.set(id, (holds.get(id) ?? 0) + more);
  for (const { id, status } of orders)
    if (status === "pending")
      for (const line of lines) if (line.order_id === id) hold(line.product_id, line.quantity);
  const ofReturns = returns.flatMap(({ order_id, lines: some, ...one }) =>
    (JSON.parse(some) as ReturnLine[]).map((line) => ({ ...one, ...line, order_id })),
  );
  for (const { order_id, line, wish, state, accepted } of ofReturns) {
    const of = lines.find((each) => each.order_id === order_id && each.position === line);
    if (wish === "exchange" && ["accepted", "onWay", "received", "inspected"].includes(state))
      hold(of?.product_id ?? "", accepted);
  }
  const sales = new Set(documents.map((one) => one.order_id));
  const back = [
    ...refunds.filter(({ restock }) => restock === 1),
    ...parcels.flatMap(({ order_id, shelved }) => (shelved === null ? [] : [{ order_id, lines: shelved }])),
  ].flatMap(({ order_id, lines: some }) =>
    (JSON.parse(some) as { line: number; quantity: number }[]).map((one) => ({ ...one, order_id })),
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
      : quantity -
        pieces.filter((one) => isOf(one) && one.never_left === 1).length -
        sum(back.filter(isOf), (one) => one.quantity) -
        sum(decided, (one) => one.shelved);
    must(gone >= 0, `more of line ${position} of order ${order_id} came back than was sold`);
    if (sales.has(order_id)) out.set(product_id, (out.get(product_id) ?? 0) + gone);
  }
  for (const [name, id] of ids) {
    const own = stock.filter(({ product_id }) => product_id === id);
    const [free, held, sold] = [
      sum(own, (one) => one.free),
      sum(own, (one) => one.held),
      sum(own, (one) => one.sold),
    ];
    must(free + held + sold === shelf[name], `${free} free, ${held} held and ${sold} sold ${name}`);
    const left = out.get(id) ?? 0;
    if (!uncounted.has(id)) must(sold === left, `${sold} ${name} are sold, ${left} are with buyers`);
    const there = name === "pair" ? pairsIn(stock) : free;
    const isShown = books.goods.some((one) => one.id === id && one.in_stock === 1);
    must(
      isShown === there > 0,
      `${there} ${name} are free, and it is said to be ${isShown ? "" : "not "}there`,
    );
    const waited = holds.get(id) ?? 0;
    must(held === waited, `${held} ${name} are held, ${waited} are waited for`);
  }
  return wrong;
}

/** As many as their scarcest part makes. */
function pairsIn(stock: Books["stock"]): number {
  const pairs = Object.entries(inPair).map(([name, many]) => {
    const { free = 0 } = stock.find(({ product_id }) => product_id === productIdOf(name)) ?? {};
    return Math.floor(free / many);
  });
  return Math.min(...pairs);
}
