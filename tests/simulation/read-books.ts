import { checkInvoiceBooks } from "#support/check-invoice-books.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import type { World } from "./world.ts";

export type Books = Awaited<ReturnType<typeof readBooks>>;

/** All that is written down of trade, as it stands between two moments. */
export async function readBooks(world: World) {
  const { gateway, courier, said, db, messages, alerted, time } = world;
  const q = db.read;
  return {
    gateway,
    courier,
    ...{ said, messages, alerted, sent: messages.length, now: time.now },
    left: await world.whoLeft(),
    contradictions: [...(await checkStockBooks(q)), ...(await checkInvoiceBooks(q))],
    orders: await q.selectFrom("orders").selectAll().orderBy("number").execute(),
    lines: await q.selectFrom("order_lines").selectAll().execute(),
    charges: await q.selectFrom("order_charges").selectAll().execute(),
    pieces: await q.selectFrom("order_pieces").selectAll().execute(),
    parcels: await q.selectFrom("parcels").selectAll().execute(),
    bookings: await q.selectFrom("parcel_bookings").selectAll().execute(),
    billed: await q.selectFrom("courier_bill_lines").selectAll().execute(),
    payments: await q.selectFrom("payments").selectAll().execute(),
    links: await q.selectFrom("payment_links").selectAll().execute(),
    upiCodes: await q.selectFrom("payment_codes").selectAll().execute(),
    refunds: await world.allRefunds(),
    returns: await world.allReturns(),
    documents: await q.selectFrom("invoices").selectAll().execute(),
    stock: await q.selectFrom("stock").selectAll().execute(),
    carts: await q.selectFrom("cart_lines").selectAll().execute(),
    codes: await q.selectFrom("promo_codes").selectAll().execute(),
    uses: await q.selectFrom("promo_uses").selectAll().execute(),
    pickups: await q.selectFrom("pickups").selectAll().execute(),
    cash: await q.selectFrom("cash_orders").selectAll().execute(),
    outbox: await q.selectFrom("outbox").selectAll().execute(),
    guests: await q.selectFrom("guests").selectAll().execute(),
    /** When goods were packed, and put on the counter. */
    packing: await q
      .selectFrom("order_events")
      .select(["order_id", "status", "at"])
      .where("status", "in", ["packed", "ready"])
      .execute(),
    discounts: await q.selectFrom("automatic_discounts").selectAll().execute(),
    goods: await q.selectFrom("products").select(["id", "in_stock", "unit_paise"]).execute(),
    settlements: await q.selectFrom("cash_settlements").selectAll().execute(),
  };
}

/** Of a payment, wherever its money is now. */
export function isHere(status: string): boolean {
  return status === "captured" || status === "refunded";
}

export function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
