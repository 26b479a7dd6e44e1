import type { Scheduler, Stream } from "fast-check";
import { failure } from "#contract/outcome.ts";
import type { WantedDiscount } from "#modules/automatic-discounts/office-service.ts";
import { eraseOrders } from "#modules/orders/fulfilment/erase-orders.ts";
import { createFulfilment } from "#modules/orders/fulfilment/fulfilment.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import type { EnteredOrder } from "#modules/orders/placing/enter-order.ts";
import { noteGivenByHand, retryRefund } from "#modules/orders/refunds/give-back.ts";
import { createTracking } from "#modules/orders/tracking/tracking.ts";
import { createReturns } from "#modules/returns/returns.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { type GatewayPayment, GatewayUnavailable } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { racing } from "#support/racing.ts";
import { MachineGone, stoppingMachine } from "#support/stopping-machine.ts";
import { openStoreToCollectIn } from "#support/store-to-collect-in.ts";
import { message, type TellingGateway, tellingGateway } from "#support/telling-gateway.ts";

export const people = ["asha", "vikram", "zoya", "guest"] as const;
export type Person = (typeof people)[number];
/** How many of each there are, in the shop or with its customers. */
export const shelf = { pot: 14, lamp: 5, cup: 40 };
export const products = ["pot", "lamp", "cup"] as const;
const prices = { pot: 1_999, lamp: 3_149, cup: 499 };
/** For what is fetched again because its buyer does not want it. */
const wayBack = { wayBack: "customer" as const, wayBackPaise: 700 };
export const guestPhone = "+919811111111";

const rule = {
  ...{ percent: 0, paise: 0, shipsFree: false, minimumPaise: 0, times: null, perCustomer: null },
  ...{ firstOrder: false, beginsAt: null, endsAt: null, isOn: true },
};
export const codes = [
  { ...rule, code: "HALF", percent: 50, perCustomer: 1 },
  { ...rule, code: "LESS", paise: 10_001, times: 3 },
  { ...rule, code: "FIRST", percent: 12.5, firstOrder: true },
  { ...rule, code: "GIFT", percent: 100, times: 2 },
  { ...rule, code: "SHIPS", shipsFree: true, times: 5 },
];

/** What comes by itself: of three pots one is free, and something is off what is much. */
export const discounts = [
  { kind: "freePieces", name: { en: "3 for 2", hi: "" }, buy: 2, free: 1, productId: productIdOf("pot") },
  { kind: "goods", name: { en: "Much", hi: "" }, percent: 7.5, minimumPaise: 4_000_00 },
] as const satisfies readonly Partial<WantedDiscount>[];
export const anyDiscount = {
  ...{ buy: 0, free: 0, percent: 0, paise: 0, minimumPaise: 0, productId: null, category: null },
  ...{ customer: "", beginsAt: null, endsAt: null },
};

export type World = ReturnType<Awaited<ReturnType<typeof openWorld>>["seenFrom"]>;

/**
 * A shop of which nothing is played but clock, gateway, couriers and people. It runs on two machines that share a
 * database, and each may stop at whatever it sends.
 */
export async function openWorld(plain: Database & Engine, { needsConfirmation = false } = {}) {
  const { engine, race } = racing(plain);
  const gateway = silentAtTimes(tellingGateway());
  // Every look at the clock is a millisecond later: what happened last is known.
  let now = Date.UTC(2026, 10, 21, 9);
  const time = Object.defineProperty({ now }, "now", { get: () => now++, set: (to: number) => (now = to) });
  const messages: { to: string; text: string }[] = [];
  const common = {
    db: plain,
    gateway,
    messages,
    needsConfirmation,
    /** Where orders can be collected. */
    storeId: "mysuru",
    keys: { made: 0 },
    /** Which order each press of a button made, and when. */
    pressed: new Map<string, { id: string; at: number }>(),
    entered: [] as EnteredOrder[],
    settled: { orderIds: [] as string[] },
    /** Orders of which somebody said the code that their buyer was sent. */
    said: new Set<string>(),
    /** Who has given the account up. */
    whoLeft: async () => {
      const gone = plain.read.selectFrom("users").select("id").where("deleted_at", "is not", null);
      return new Set((await gone.execute()).map(({ id }) => id));
    },
    allReturns: () => plain.read.selectFrom("returns").selectAll().orderBy("id").execute(),
    allRefunds: () => plain.read.selectFrom("refunds").selectAll().orderBy("id").execute(),
  };

  const begin = async () => {
    const machine = stoppingMachine(engine);
    const rules = needsConfirmation ? { needsConfirmation, cashHours: 4 } : {};
    const shop = await checkoutForTests(machine.db, {
      ...{ gateway: machine.asking(gateway), time, messages, rules },
    });
    const parts = { ...shop.parts, returnRules: () => ({ ...shop.parts.returnRules(), ...wayBack }) };
    const seen = {
      ...shop,
      ...common,
      parts,
      fulfilment: createFulfilment(parts),
      returns: createReturns(parts),
      tracking: createTracking(parts),
      /** What the gateway has in its books is told, with all that went back of it. */
      tell: (kind: string, payment: GatewayPayment, codeReceipt: string | null = null) =>
        hearWebhook(parts, message(kind, payment, false, codeReceipt), new Headers()),
    };
    return { machine, seen };
  };
  const machines: [Machine, Machine] = [await begin(), await begin()];
  type Machine = Awaited<ReturnType<typeof begin>>;

  const { seen: first } = machines[0];
  for (const name of products) await first.product(name, shelf[name], { price: prices[name] });
  for (const name of people) await first.person(name);
  await openStoreToCollectIn(first);
  for (const code of codes) await first.promoCodes.office.make("meera", code);
  for (const one of discounts)
    await first.automaticDiscounts.office.make("meera", { ...anyDiscount, ...one });

  return {
    ...common,
    seenFrom: (nth: number) => (machines[nth] ?? machines[0]).seen,
    /** All of these at once, each on its machine; gives how many of the machines stopped meanwhile, and came back. */
    async live(
      acts: readonly { readonly on: number; readonly work: () => Promise<unknown> }[],
      { scheduler, numbers, stop }: { scheduler: Scheduler; numbers: Stream<number>; stop: number | null },
    ): Promise<number> {
      for (const { seen } of machines) {
        await seen.promoCodes.catchUp();
        await seen.automaticDiscounts.catchUp();
      }
      if (stop !== null) (machines[acts[0]?.on ?? 0] ?? machines[0]).machine.stopAfter(stop);
      const survive = (act: () => Promise<unknown>) => () =>
        act().catch((error: unknown) => {
          if (!(error instanceof MachineGone)) throw error;
        });
      const [only, ...more] = acts.map(({ work }) => survive(work));
      if (only && more.length === 0) await only();
      else if (only) await race(scheduler, numbers, [only, ...more]);
      let gone = 0;
      for (const [at, { machine }] of machines.entries()) {
        machine.stopAfter(Number.POSITIVE_INFINITY);
        if (!machine.isGone()) continue;
        machines[at] = await begin();
        gone++;
      }
      return gone;
    },
    /** The gateway obeys, every message comes, and everybody does what they owe. */
    async settle(): Promise<void> {
      const { parts, pass } = machines[0].seen;
      gateway.refusing.clear();
      gateway.silence.is = "none";
      for (let round = 0; round < 4; round++) {
        for (const [name, book] of gateway.books)
          for (const payment of book) {
            const receipt = gateway.codes.get(name)?.receipt ?? null;
            const hear = (kind: string, refund?: (typeof gateway.refunds)[number]) =>
              hearWebhook(parts, message(kind, payment, refund ?? false, receipt), new Headers());
            if (payment.status === "captured") await hear("payment.captured");
            for (const refund of gateway.refunds.filter((one) => one.gatewayPaymentId === payment.id))
              await hear("refund.processed", refund);
          }
        for (const { id, state, kind } of await common.allRefunds())
          if (state === "refused") await retryRefund(parts, id, { actor: "meera" });
          else if (kind === "manual" && state === "due") await noteGivenByHand(parts, id, "UTR 1", "meera");
        pass(8 * 3_600_000);
        await runPaymentJob(parts);
        await eraseOrders(parts);
        await parts.outbox.deliver();
      }
    },
  };
}

/** It may not answer, whether it has done what it was asked or not, and tells who signs a message and who forges one. */
function silentAtTimes(telling: TellingGateway) {
  const silence = { is: "none" as "none" | "before" | "after" };
  const asked = ["createOrder", "createLink", "createCode", "cancelLink", "closeCode"] as const;
  const asks = [...asked, "paymentsOf", "paymentsOfCode", "refund", "refundsOf"] as const;
  const unanswered = () => new GatewayUnavailable("The gateway does not answer.");
  const faulty = asks.map((name) => [
    name,
    async (...values: unknown[]) => {
      if (silence.is === "before") throw unanswered();
      const answer = await (telling[name] as (...values: unknown[]) => Promise<unknown>)(...values);
      if (silence.is === "after") throw unanswered();
      return answer;
    },
  ]);
  return {
    ...telling,
    ...(Object.fromEntries(faulty) as Pick<TellingGateway, (typeof asks)[number]>),
    readWebhook: (raw: string, headers: Headers) =>
      headers.get("forged") ? failure("badSignature") : telling.readWebhook(raw, headers),
    silence,
  };
}
