import type { Scheduler, Stream } from "fast-check";
import { createFulfilment } from "#modules/orders/fulfilment/fulfilment.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { noteGivenByHand, retryRefund } from "#modules/orders/refunds/give-back.ts";
import { createReturns } from "#modules/returns/returns.ts";
import type { Database } from "#platform/database/database.ts";
import type { GatewayPayment } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { racing } from "#support/racing.ts";
import { message, tellingGateway } from "#support/telling-gateway.ts";

export const people = ["asha", "vikram", "zoya"] as const;
/** How many of each there are, in the shop or with its customers. */
export const shelf = { pot: 14, lamp: 9, cup: 40 };
export const products = ["pot", "lamp", "cup"] as const;

/** What stops a machine in the middle of its work. */
class Stopped extends Error {}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A shop of which nothing is played but clock, gateway, couriers and people. */
export async function openWorld(plain: Database) {
  const { db, race } = racing(plain);
  const gateway = tellingGateway();
  let stopAfter = Number.POSITIVE_INFINITY;
  const shop = await checkoutForTests(db, {
    gateway,
    at: (point) => {
      if (stopAfter-- === 0) throw new Stopped(point);
    },
  });
  // Every look at the clock is a millisecond later: what happened last is known.
  let now = shop.time.now;
  Object.defineProperty(shop.time, "now", { get: () => now++, set: (to: number) => (now = to) });
  for (const name of products) await shop.product(name, shelf[name]);
  for (const name of people) await shop.person(name);
  const { parts } = shop;

  return {
    ...shop,
    db: plain,
    gateway,
    fulfilment: createFulfilment(parts),
    returns: createReturns(parts),
    /** All of these at once; with `stop` the machine stops after so many steps of its work, and comes back. */
    async live(
      acts: readonly (() => Promise<unknown>)[],
      { scheduler, numbers, stop }: { scheduler: Scheduler; numbers: Stream<number>; stop: number | null },
    ): Promise<void> {
      stopAfter = stop ?? Number.POSITIVE_INFINITY;
      const survive = (act: () => Promise<unknown>) => async () => {
        await act().catch((error: unknown) => {
          if (!(error instanceof Stopped)) throw error;
        });
      };
      const [only, ...more] = acts.map(survive);
      if (only && more.length === 0) await only();
      else if (only) await race(scheduler, numbers, [only, ...more]);
      stopAfter = Number.POSITIVE_INFINITY;
    },
    orders: () =>
      plain.read.selectFrom("orders").select(["id", "user_id", "status"]).orderBy("number").execute(),
    allReturns: () => plain.read.selectFrom("returns").selectAll().orderBy("id").execute(),
    allRefunds: () => plain.read.selectFrom("refunds").selectAll().orderBy("id").execute(),
    /** What the gateway has in its books is told, with all that went back of it. */
    tell: (kind: string, payment: GatewayPayment) =>
      hearWebhook(parts, message(kind, payment), new Headers()),
    /** The gateway obeys, every message comes, and everybody does what they owe. */
    async settle(): Promise<void> {
      gateway.refusing.clear();
      for (let round = 0; round < 4; round++) {
        for (const payment of [...gateway.books.values()].flat()) {
          if (payment.status === "captured")
            await hearWebhook(parts, message("payment.captured", payment), new Headers());
          for (const refund of gateway.refunds.filter((one) => one.gatewayPaymentId === payment.id))
            await hearWebhook(parts, message("refund.processed", payment, refund), new Headers());
        }
        for (const { id, state, kind } of await this.allRefunds())
          if (state === "refused") await retryRefund(parts, id, { actor: "meera" });
          else if (kind === "manual" && state === "due") await noteGivenByHand(parts, id, "UTR 1", "meera");
        shop.pass(2 * 3_600_000);
        await runPaymentJob(parts);
      }
    },
  };
}
