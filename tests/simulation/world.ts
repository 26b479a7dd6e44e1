import type { Scheduler, Stream } from "fast-check";
import { settingGroups } from "#contract/shop-settings.ts";
import { insertGuest } from "#modules/accounts/guests/guests-repository.ts";
import type { WantedDiscount } from "#modules/automatic-discounts/office-service.ts";
import { setOwnPrice } from "#modules/catalogue/stock/variants-repository.ts";
import { eraseOrders } from "#modules/orders/fulfilment/erase-orders.ts";
import { createFulfilment } from "#modules/orders/fulfilment/fulfilment.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import type { EnteredOrder } from "#modules/orders/placing/enter-order.ts";
import { noteGivenByHand, retryRefund } from "#modules/orders/refunds/give-back.ts";
import { createTracking } from "#modules/orders/tracking/tracking.ts";
import { createParcels } from "#modules/parcels/service.ts";
import { createReturns } from "#modules/returns/returns.ts";
import { createStockAlertsService } from "#modules/stock-alerts/service.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import type { GatewayPayment } from "#ports/payment-gateways/payment-gateway.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { indiaSettings } from "#support/pricing.ts";
import { racing } from "#support/racing.ts";
import { makeSet } from "#support/sets.ts";
import { MachineGone, stoppingMachine } from "#support/stopping-machine.ts";
import { openStoreToCollectIn } from "#support/store-to-collect-in.ts";
import { message, tellingGateway } from "#support/telling-gateway.ts";
import { faultyCourier } from "./faulty-courier.ts";
import { faultyGateway } from "./faulty-gateway.ts";
import { guestsOf } from "./guests.ts";

export const people = ["asha", "vikram", "zoya", "guest"] as const;
export type Person = (typeof people)[number];
/** How many of each there are, in the shop or with its customers: of lamps and caps so few that they run out. */
export const shelf = { pot: 12, lamp: 5, cup: 40, cap: 6, pair: 0 };
/** A pair is a set. */
export const products = ["pot", "lamp", "cup", "cap", "pair"] as const;
export const inPair = { lamp: 2, cup: 1 };
/** Of these there are two sizes, as many of each. */
const sizes: Partial<Record<(typeof products)[number], readonly string[]>> = { cap: ["M", "L"] };
const prices = { pot: 1_999, lamp: 3_149, cup: 499, cap: 899, pair: 3_998 };
export const returnDays = 10;
/** For what is fetched again because its buyer does not want it. */
const wayBack = { wayBack: "customer" as const, wayBackPaise: 700, days: returnDays };
/** Prices hold their taxes, cheap goods less of it, and cash on delivery costs something. */
const india = { ...indiaSettings, cashPaise: 2_500, giftWrap: true };
const taxes = [
  { hsn: "", from: "2025-04-01", upToPaise: 1_000_00, percent: 5 },
  { hsn: "", from: "2025-04-01", upToPaise: null, percent: 18 },
];
/** From where parcels are fetched. */
const { delivery, parcels, contact, seller } = settingGroups;
const sending = {
  ...{ delivery: delivery.parse({}), parcels: parcels.parse({}), contact: contact.parse({}) },
  seller: { ...seller.parse({}), pinCode: "560002" },
};
export const guestPhone = "+919811111111";
/** Whose orders are those of guests who were erased. */
export const erasedGuest = "erased guest";

const day = 86_400_000;
const opened = Date.UTC(2026, 10, 21, 9);

const rule = {
  ...{ percent: 0, paise: 0, shipsFree: false, minimumPaise: 0, times: null, perCustomer: null },
  ...{ firstOrder: false, beginsAt: null, endsAt: null, isOn: true },
};
export const codes = [
  { ...rule, code: "HALF", percent: 50, perCustomer: 1 },
  { ...rule, code: "LESS", paise: 75_001, times: 2 },
  { ...rule, code: "FIRST", percent: 12.5, firstOrder: true },
  { ...rule, code: "GIFT", percent: 100, times: 2 },
  { ...rule, code: "SHIPS", shipsFree: true, times: 5 },
  { ...rule, code: "MUCH", percent: 20, minimumPaise: 3_000_00 },
  { ...rule, code: "SOON", percent: 10, beginsAt: opened + day, endsAt: opened + 9 * day },
];

/** What comes by itself: of three pots one is free, something is off what is much, off a first order, and off all that Zoya buys. */
export const discounts = [
  { kind: "freePieces", name: { en: "3 for 2", hi: "" }, buy: 2, free: 1, productId: productIdOf("pot") },
  { kind: "goods", name: { en: "Much", hi: "" }, percent: 7.5, minimumPaise: 4_000_00 },
  { kind: "firstOrder", name: { en: "First", hi: "" }, percent: 3 },
  { kind: "customer", name: { en: "Zoya", hi: "" }, percent: 4, customer: "zoya@example.com" },
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
export async function openWorld(
  plain: Database & Engine,
  { needsConfirmation = false, isIndia = false } = {},
) {
  const { engine, race } = racing(plain);
  const gateway = faultyGateway(tellingGateway());
  const courier = faultyCourier();
  // Every look at the clock is a millisecond later: what happened last is known.
  let now = opened;
  const time = Object.defineProperty({ now }, "now", { get: () => now++, set: (to: number) => (now = to) });
  const messages: { id: string; to: string; text: string }[] = [];
  const post = { isDown: false };
  const common = {
    db: plain,
    gateway,
    courier,
    messages,
    post,
    /** How often each asked for a word when sold out goods are back. */
    alerted: new Map<string, number>(),
    needsConfirmation,
    /** Where orders can be collected. */
    storeId: "mysuru",
    keys: { made: 0 },
    /** Which order each press of a button made, and when. */
    pressed: new Map<string, { id: string; at: number; what: string }>(),
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
    const rules = { cashRefusals: 1, ...(needsConfirmation && { needsConfirmation, cashHours: 4 }) };
    const shop = await checkoutForTests(machine.db, {
      ...{ gateway: machine.asking(gateway), time, messages, post, rules },
      ...(isIndia && { settings: india }),
    });
    const { cart } = shop;
    const parts = { ...shop.parts, returnRules: () => ({ ...shop.parts.returnRules(), ...wayBack }) };
    const seen = {
      ...shop,
      ...common,
      parts,
      fulfilment: createFulfilment(parts),
      returns: createReturns(parts),
      tracking: createTracking(parts),
      bookings: createParcels({
        ...parts,
        couriers: [{ ...courier, booking: machine.asking(courier.booking) }],
        settings: () => sending,
        services: { ...shop.services, orders: parts.orders, checkout: shop.checkout },
      }),
      guests: guestsOf({ db: machine.db, clock: parts.clock, cart }),
      alerts: createStockAlertsService({
        ...parts,
        reachOf: async (_, ids) => new Map(ids.map((id) => [id, { email: alertsTo(id), phone: null }])),
      }),
      /** What the gateway has in its books is told, with all that went back of it. */
      tell: (kind: string, payment: GatewayPayment, codeReceipt: string | null = null) =>
        hearWebhook(parts, message(kind, payment, false, codeReceipt), new Headers()),
    };
    return { machine, seen };
  };
  const machines: [Machine, Machine] = [await begin(), await begin()];
  type Machine = Awaited<ReturnType<typeof begin>>;

  const { seen: first } = machines[0];
  const { pair: price, ...goods } = prices;
  for (const [name, each] of Object.entries(goods) as [keyof typeof goods, number][])
    await first.product(name, shelf[name], { price: each, sizes: sizes[name] ?? [] });
  await makeSet(first, "pair", inPair, { price });
  const large = { productId: productIdOf("cap"), colour: "", size: "L" };
  await plain.write((tx) => setOwnPrice(tx, large, { mrpPaise: 590_00, unitPaise: 590_00 }));
  for (const name of [...people, erasedGuest]) await first.person(name);
  await plain.write((tx) => insertGuest(tx, { user_id: "guest", token_hash: "one", seen_at: opened }));
  await first.pricing.putTaxRates("meera", taxes);
  await openStoreToCollectIn(first);
  const made = [
    ...codes.map((code) => () => first.promoCodes.office.make("meera", code)),
    ...discounts.map(
      (one) => () => first.automaticDiscounts.office.make("meera", { ...anyDiscount, ...one }),
    ),
  ];
  for (const make of made) {
    const done = await make();
    if (!done.ok) throw new Error(`A promotion was not made: ${done.reason}`);
  }

  return {
    ...common,
    seenFrom: (nth: number) => (machines[nth] ?? machines[0]).seen,
    /** All of these at once, each on its machine; gives how many of the machines stopped meanwhile, and came back. */
    async live(
      acts: readonly { readonly on: number; readonly work: () => Promise<unknown> }[],
      { scheduler, numbers, stop }: { scheduler: Scheduler; numbers: Stream<number>; stop: number | null },
    ): Promise<number> {
      for (const { seen } of machines) {
        await seen.pricing.catchUp();
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
      gateway.endRefunds();
      courier.mood.is = "well";
      post.isDown = false;
      for (let round = 0; round < 4; round++) {
        for (const [name, book] of gateway.books)
          for (const payment of book) {
            const receipt = gateway.codes.get(name)?.receipt ?? null;
            const hear = (kind: string, refund?: (typeof gateway.refunds)[number]) =>
              hearWebhook(parts, message(kind, payment, refund ?? false, receipt), new Headers());
            await hear(`payment.${payment.status}`);
            for (const refund of gateway.refunds.filter((one) => one.gatewayPaymentId === payment.id))
              await hear(refund.state === "refused" ? "refund.failed" : "refund.processed", refund);
          }
        for (const { id, state, kind } of await common.allRefunds())
          if (state === "refused") await retryRefund(parts, id, { actor: "meera" });
          else if (kind === "manual" && state === "due") await noteGivenByHand(parts, id, "UTR 1", "meera");
        pass(8 * 3_600_000);
        await runPaymentJob(parts);
        await eraseOrders(parts);
        await machines[0].seen.alerts.runJob();
        await machines[0].seen.bookings.runJob();
        await parts.outbox.deliver();
      }
    },
  };
}

/** What is asked for of a product: one of its sizes, where it has some. */
export function choiceOf(name: (typeof products)[number], isFirst: boolean) {
  const size = sizes[name]?.[isFirst ? 0 : 1];
  return { productId: productIdOf(name), ...(size !== undefined && { size }) };
}

/** Each choice of which none is free; of a set there never is one. */
export async function soldOut({ db }: World): Promise<ReadonlySet<string>> {
  const rows = db.read.selectFrom("stock").select(["product_id", "size"]).where("free", "=", 0);
  const gone = await rows.where("product_id", "<>", productIdOf("pair")).execute();
  return new Set(gone.map(({ product_id, size }) => `${product_id} ${size}`));
}

/** Where somebody is told of goods, and of nothing else. */
export function alertsTo(who: string): string {
  return `${who}-waits@example.com`;
}
