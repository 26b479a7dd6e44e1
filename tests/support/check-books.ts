import type { Reads } from "#platform/database/database.ts";

/** What one customer was told, and nothing else. */
export interface Heard {
  readonly userId: string;
  /** The order that an answer named. */
  placed?: string;
  /** What that answer asked for, in paise. */
  amount?: number;
  paid?: true;
}

/** What all of them wanted. */
export interface BoughtBy {
  readonly productId: string;
  readonly colour?: string;
  readonly size?: string;
}

/**
 * Reads only what customers heard and the final tables; knows nothing of the shop's own code.
 * Each customer bought once. Gives every contradiction in words.
 */
export async function checkBooks(
  q: Reads,
  history: readonly Heard[],
  { productId, colour = "", size = "", pieces }: BoughtBy & { readonly pieces: number },
): Promise<string[]> {
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  const ofProduct = await q
    .selectFrom("order_lines")
    .selectAll()
    .where("product_id", "=", productId)
    .execute();
  const lines = ofProduct.filter((line) => (line.colour ?? "") === colour && (line.size ?? "") === size);
  const ids = new Set(lines.map(({ order_id }) => order_id));
  const ofThese = <T>(rows: readonly T[], idOf: (row: T) => string) =>
    rows.filter((row) => ids.has(idOf(row)));
  const orders = ofThese(await q.selectFrom("orders").selectAll().execute(), ({ id }) => id);
  const payments = await q.selectFrom("payments").selectAll().execute();
  const steps = await q.selectFrom("order_events").selectAll().execute();
  const carts = await q.selectFrom("cart_lines").selectAll().execute();
  const isPaid = (status: string) => status !== "pending" && status !== "cancelled";

  for (const { userId, placed, amount, paid } of history) {
    const mine = orders.filter(({ user_id }) => user_id === userId);
    must(mine.length <= 1, `${userId} has ${mine.length} orders`);
    if (!placed) continue;
    const order = mine.find(({ id }) => id === placed);
    must(order !== undefined, `order ${placed} was acknowledged and is not there`);
    must(order?.total_paise === amount, `order ${placed} costs ${order?.total_paise}, told was ${amount}`);
    if (!paid) continue;
    must(
      order !== undefined && isPaid(order.status),
      `order ${placed} was said to be paid: ${order?.status}`,
    );
    must(!carts.some(({ user_id }) => user_id === userId), `the cart of paid order ${placed} is not empty`);
  }
  const known = new Set(history.map(({ userId }) => userId));
  for (const { id, user_id, status, paid_at, total_paise } of orders) {
    must(known.has(user_id), `order ${id} belongs to nobody who bought`);
    const payment = payments.find(({ order_id }) => order_id === id);
    must(payment?.amount_paise === total_paise, `order ${id} costs ${total_paise}, not what it charges`);
    const own = await q.selectFrom("order_lines").selectAll().where("order_id", "=", id).execute();
    const charges = await q.selectFrom("order_charges").selectAll().where("order_id", "=", id).execute();
    const sum = own.reduce((all, { quantity, unit_paise }) => all + quantity * unit_paise, 0);
    const added = charges.reduce((all, { paise, inside }) => (inside === 1 ? all : all + paise), 0);
    must(sum + added === total_paise, `order ${id} costs ${total_paise}, its rows make ${sum + added}`);
    const named = charges.reduce((all, { kind, paise }) => (kind === "tax" ? all + paise : all), 0);
    const kept = [...own, ...charges].reduce((all, row) => all + (row.tax_paise ?? 0), 0);
    must(named === kept, `order ${id} names ${named} of tax, its rows hold ${kept}`);
    must((payment?.status === "captured") === isPaid(status), `order ${id}: ${status}, ${payment?.status}`);
    must((paid_at !== null) === isPaid(status), `order ${id}: ${status}, paid at ${paid_at}`);
    const times = steps.filter((step) => step.order_id === id && step.status === "ordered").length;
    must(times === (isPaid(status) ? 1 : 0), `order ${id} became paid ${times} times`);
    must(
      lines.some(({ order_id }) => order_id === id),
      `order ${id} has no lines`,
    );
  }
  const piecesIn = (isIn: (status: string) => boolean) =>
    orders
      .filter(({ status }) => isIn(status))
      .flatMap(({ id }) => lines.filter(({ order_id }) => order_id === id))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = await q
    .selectFrom("stock")
    .selectAll()
    .where((where) => where.and({ product_id: productId, colour, size }))
    .executeTakeFirstOrThrow();
  const held = piecesIn((status) => status === "pending");
  const sold = piecesIn(isPaid);
  must(stock.held === held, `${stock.held} pieces are held, pending orders have ${held}`);
  must(stock.sold === sold, `${stock.sold} pieces are sold, paid orders have ${sold}`);
  must(stock.free >= 0, `${stock.free} pieces are free`);
  const all = stock.free + stock.held + stock.sold;
  must(all === pieces, `${all} pieces in all, there were ${pieces}`);
  return wrong;
}
