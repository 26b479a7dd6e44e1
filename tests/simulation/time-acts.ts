import { lookAtPickups } from "#modules/orders/collecting/look-at-pickups.ts";
import { eraseOrders } from "#modules/orders/fulfilment/erase-orders.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { retryRefund } from "#modules/orders/refunds/give-back.ts";
import type { Acts } from "./chosen.ts";
import { returnDays, soldOut, type World } from "./world.ts";

const minute = 60_000;
const dayMs = 24 * 60 * minute;
/** So much longer an order is held while the gateway does not answer. */
const grace = 15 * minute;

/** What time does, and what the shop does by itself as it passes. */
export const timeActs = {
  work: async (world, { many }) => {
    const { parts, gateway, courier, pass, time, db, bookings, post } = world;
    pass(many * 6 * minute);
    const over = gateway.silence.is === "none" ? time.now : time.now - grace;
    const known = gateway.silence.is === "none" ? await paidBefore(world) : [];
    await runPaymentJob(parts);
    if (gateway.silence.is === "none") await mustHaveHeard(world, known);
    await eraseOrders(parts);
    await sendAlerts(world);
    await bookings.runJob();
    await bookings.forgetLabels();
    await lookAtPickups(parts);
    const waiting = db.read.selectFrom("orders").select("id").where("status", "=", "pending");
    const late = await waiting.where("held_until", "<", over).executeTakeFirst();
    if (late && (gateway.silence.is === "none" || over < time.now - grace))
      throw new Error(`Order ${late.id} is held for longer than it may be.`);
    await parts.outbox.deliver();
    gateway.silence.is = "none";
    courier.mood.is = "well";
    post.isDown = false;
    return undefined;
  },
  /** To just before what something waits for, or just after it. */
  untilNext: async (world, { many, isSo }) => {
    const { now } = world.time;
    const all = await Promise.all(waits.map((wait) => wait(world)));
    const soonest = all
      .map((times) => Math.min(...times.filter((at) => at !== null && at > now + minute).map(Number)))
      .filter(Number.isFinite);
    const next = soonest[(many - 1) % soonest.length];
    if (next !== undefined) world.pass(next - now + (isSo ? minute : -minute));
    return undefined;
  },
  daysPass: async ({ pass }, { many }) => {
    pass(many * 24 * 60 * minute);
    return undefined;
  },
  /** For weeks, until the shop has asked it as often as it asks; the staff may ask once more. */
  silenceForLong: async ({ parts, gateway, pass, allRefunds }, { isSo }) => {
    if (!(await allRefunds()).some(({ kind, state }) => kind === "gateway" && state === "due"))
      return undefined;
    gateway.silence.is = "after";
    for (let tries = 0; tries < 21; tries++) {
      pass(18 * 60 * minute);
      await runPaymentJob(parts);
    }
    gateway.silence.is = "none";
    const unclear = (await allRefunds()).filter(({ state }) => isSo && state === "refused");
    for (const { id } of unclear) await retryRefund(parts, id, { actor: "meera" });
    await runPaymentJob(parts);
    return undefined;
  },
} satisfies Acts;

/** What each kind of thing waits for, by the kind. */
const waits: readonly ((world: World) => Promise<readonly (number | null)[]>)[] = [
  async ({ db }) => {
    const waiting = db.read.selectFrom("orders").select("held_until").where("status", "=", "pending");
    return (await waiting.execute()).map((one) => one.held_until);
  },
  async ({ db }) => {
    const there = db.read.selectFrom("parcels").select("delivered_at").where("delivered_at", "is not", null);
    return (await there.execute()).map((one) => Number(one.delivered_at) + returnDays * dayMs);
  },
  async ({ db }) => {
    const kept = await db.read.selectFrom("pickups").select("look_at").execute();
    const rules = await db.read.selectFrom("promo_codes").select(["begins_at", "ends_at"]).execute();
    return [...kept.map((one) => one.look_at), ...rules.flatMap((one) => [one.begins_at, one.ends_at])];
  },
];

/** What the gateway has of orders that wait. */
async function paidBefore({ db, gateway }: World) {
  const waiting = await db.read
    .selectFrom("orders")
    .innerJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.id", "gateway_order_id", "amount_paise"])
    .where("orders.status", "=", "pending")
    .where("erase_at", "is", null)
    .execute();
  return waiting.map((one) => ({ ...one, book: gateway.books.get(one.gateway_order_id ?? "") ?? [] }));
}

/** No order ends for want of money that was there, but of somebody who has left meanwhile. */
async function mustHaveHeard({ db }: World, known: Awaited<ReturnType<typeof paidBefore>>): Promise<void> {
  for (const { id, amount_paise, book } of known) {
    const isThere = book.some(
      ({ amountPaise, currency, status }) =>
        amountPaise === Number(amount_paise) && currency === "INR" && status !== "failed",
    );
    const order = db.read
      .selectFrom("orders")
      .select("id")
      .where("id", "=", id)
      .where("erase_at", "is", null);
    const ended = await order.where("cancel_reason", "=", "expired").executeTakeFirst();
    if (isThere && ended) throw new Error(`Order ${id} ended while its money was at the gateway.`);
  }
}

/** Nobody is told of goods that are not there, unless they came or went meanwhile. */
async function sendAlerts(world: World): Promise<void> {
  const { alerts, db } = world;
  const look = async () => ({
    waiting: await db.read.selectFrom("stock_alerts").select(["id", "product_id", "size"]).execute(),
    gone: await soldOut(world),
  });
  const before = await look();
  await alerts.runJob();
  const { waiting, gone } = await look();
  const told = before.waiting.filter(({ id }) => !waiting.some((one) => one.id === id));
  for (const { product_id, size } of told)
    if ([before.gone, gone].every((some) => some.has(`${product_id} ${size}`)))
      throw new Error(`Somebody is told that ${product_id} (${size}) is back, and none is.`);
}
