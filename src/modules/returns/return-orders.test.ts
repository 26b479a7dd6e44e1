import fc from "fast-check";
import { expect, it } from "vitest";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { askRefund, retryRefund } from "#modules/orders/refunds/give-back.ts";
import { checkStockBooks } from "#support/check-stock-books.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openReturns } from "#support/returns.ts";
import { paymentFor, type TellingGateway, message as told } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";

type Shop = Awaited<ReturnType<typeof openReturns>>;

/** What somebody does to an order that arrived; each may be refused, and must break nothing. */
const actions = [
  "request",
  "requestExchange",
  "accept",
  "receive",
  "inspect",
  "writeOff",
  "refuse",
  "refund",
  "exchange",
  "withdraw",
  "returnBack",
  "gatewayRefuses",
  "gatewayGives",
  "dashboardPart",
  "dashboardAll",
  "partByHand",
  "parcelBack",
  "parcelBackTorn",
  "stepBack",
  "cancel",
  "sweep",
] as const;
type Action = (typeof actions)[number];

const seed = 20261124;
const runs = times(12, 300);
const hour = 3_600_000;
const pots = 9;
const lamps = 9;

describeOnBothEngines("returns in any order", (openFresh) => {
  const wanted = fc.array(fc.constantFrom(...actions), { minLength: 8, maxLength: 18 });
  for (const [nth, way] of fc.sample(wanted, { numRuns: runs, seed }).entries())
    it(`end with books that are right (${nth + 1} of ${runs})`, { timeout: patienceFor(1) }, async () => {
      const shop = await openReturns(await openFresh());
      const model: Model = { sold: 2, decided: 0, parcel: null, isEnded: false };
      for (const [at, action] of way.entries()) {
        await act(shop, action, model);
        expect(await wrongWith(shop, model), `${way.slice(0, at + 1).join(", ")}`).toEqual([]);
      }
      gatewayOf(shop).refusing.clear();
      await settle(shop, model);
      expect(await wrongWith(shop, model, true), way.join(", ")).toEqual([]);
    });
});

/** What the law and the money ask most often, in every order: receiving is all that is done to what is here. */
const six = ["request", "receive", "refund", "gatewayRefuses", "dashboardPart", "cancel"] as const;
const meant: Partial<Record<(typeof six)[number], readonly Action[]>> = {
  receive: ["accept", "receive", "inspect"],
};
const some = 8;

describeOnBothEngines("a return, its refund and the gateway in every order", (openFresh) => {
  const all = ordersOf(six);
  const every = times(Math.floor(all.length / some), 1);
  it(`gives back no more than was paid and leaves nothing open, in ${all.length / every} of ${all.length} orders`, {
    timeout: patienceFor(all.length / every),
  }, async () => {
    for (const [nth, way] of all.entries()) {
      if (nth % every !== 0) continue;
      const shop = await openReturns(await openFresh());
      const model: Model = { sold: 2, decided: 0, parcel: null, isEnded: false };
      for (const one of way)
        for (const action of meant[one] ?? [one]) await act(shop, action as Action, model);
      expect(await wrongWith(shop, model), way.join(", ")).toEqual([]);
      gatewayOf(shop).refusing.clear();
      await settle(shop, model);
      expect(await wrongWith(shop, model, true), way.join(", ")).toEqual([]);
      const { status } = await shop.record();
      const ends = (await shop.parts.returns.of(shop.db.read, [shop.orderId])).map(({ state }) => state);
      expect([way.join(", "), ends.length <= 1, ["delivered", "cancelled"].includes(status)]).toEqual([
        way.join(", "),
        true,
        true,
      ]);
    }
  });
});

function ordersOf<One>(things: readonly One[]): One[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) =>
    ordersOf([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}

/** What of the two pots is where, said without the shop's own rules. */
interface Model {
  /** Not on the shelf. */
  sold: number;
  /** Somebody has said what became of them. */
  decided: number;
  /** What went on the shelf when the parcel was noted as here again, and what of it nobody has to look at now. */
  parcel: { readonly shelved: number; readonly decided: number } | null;
  isEnded: boolean;
}

async function act(shop: Shop, action: Action, model: Model): Promise<void> {
  const { parts, db, orderId } = shop;
  const before = (await parts.returns.of(db.read, [orderId])).at(-1);
  const { step } = await shop.record();
  const done = await attempt(shop, action);
  if (done?.ok)
    follow(model, action, { step, undone: before?.state === "inspected" ? before.lines[0] : undefined });
  if (model.isEnded || (await shop.record()).status !== "cancelled") return;
  // All that nobody has decided about goes on the shelf.
  model.isEnded = true;
  model.sold -= Math.max(0, 2 - model.decided);
}

function follow(
  model: Model,
  action: Action,
  { step, undone }: { step: string | null; undone: { shelved: number; writtenOff: number } | undefined },
): void {
  if (action === "inspect" || action === "partByHand") model.sold--;
  if (action === "inspect" || action === "writeOff" || action === "partByHand") model.decided++;
  if (action === "exchange") model.sold++;
  if (action === "returnBack" && undone) {
    model.sold += undone.shelved;
    model.decided -= undone.shelved + undone.writtenOff;
  }
  if (action === "parcelBack" || action === "parcelBackTorn") {
    const isWhole = action === "parcelBack";
    const shelved = isWhole ? Math.max(0, 2 - model.decided) : 0;
    model.parcel = { shelved, decided: isWhole ? shelved : 2 };
    model.sold -= shelved;
    model.decided += model.parcel.decided;
  }
  if (action === "stepBack" && step === "returned" && model.parcel !== null) {
    model.sold += model.parcel.shelved;
    model.decided -= model.parcel.decided;
    model.parcel = null;
  }
}

async function attempt(shop: Shop, action: Action): Promise<{ readonly ok: boolean } | undefined> {
  const { returns, parts, db, by, lineOf } = shop;
  const [last] = (await parts.returns.of(db.read, [shop.orderId])).toReversed();
  const on = { actor: "meera", returnId: last?.id ?? "none" };
  const pot = [{ line: lineOf("pot"), quantity: 1 }];
  const acts: Readonly<Record<Action, () => Promise<{ readonly ok: boolean } | undefined>>> = {
    request: () => shop.ask({ lines: pot }),
    requestExchange: () =>
      shop.ask({ lines: [{ line: lineOf("pot"), quantity: 1, colour: null, size: null }], wish: "exchange" }),
    accept: () => returns.accept(on, {}),
    receive: () => returns.receive(on),
    inspect: () => returns.inspect(on, { shelve: pot, writeOff: [] }),
    writeOff: () => returns.inspect(on, { shelve: [], writeOff: pot }),
    refuse: () => returns.refuse(on, "used"),
    refund: () => returns.payBack(on),
    exchange: () => returns.exchange(on),
    withdraw: () => returns.withdraw(shop.orderId, on.returnId),
    returnBack: () => returns.stepBack(on, "not so"),
    gatewayRefuses: async () => {
      gatewayOf(shop).refusing.add(await paymentIdOf(shop));
      return undefined;
    },
    gatewayGives: async () => {
      gatewayOf(shop).refusing.clear();
      for (const { id, state } of await parts.payments.refunds.of(db.read, [shop.orderId]))
        if (state === "refused") await retryRefund(parts, id, { actor: "meera" });
      return undefined;
    },
    dashboardPart: () => giveAtGateway(shop, 0.1),
    dashboardAll: () => giveAtGateway(shop, 1),
    partByHand: () =>
      askRefund(parts, {
        ...by,
        sum: "goods",
        goods: pot,
        restock: true,
        reason: "kind",
        key: crypto.randomUUID(),
      }),
    parcelBack: () => shop.fulfilment.takeBack(by, { reason: "back", restock: true }),
    parcelBackTorn: () => shop.fulfilment.takeBack(by, { reason: "torn", restock: false }),
    stepBack: () => shop.fulfilment.stepBack(by, "not so"),
    cancel: () => shop.fulfilment.callOff(by, "cancelled"),
    sweep: () => runJob(shop),
  };
  return acts[action]();
}

async function runJob(shop: Shop): Promise<undefined> {
  shop.pass(2 * hour);
  await runPaymentJob(shop.parts);
}

/** Everything that is owed is asked for until it is done. */
async function settle(shop: Shop, model: Model): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await act(shop, "gatewayGives", model);
    await act(shop, "sweep", model);
    await tellAll(shop);
  }
}

/** On the gateway's own pages, as far as it lets one. */
async function giveAtGateway(shop: Shop, share: number): Promise<undefined> {
  const gateway = gatewayOf(shop);
  const payment = await capturedOf(shop);
  const given = gateway.refunds
    .filter(({ gatewayPaymentId, state }) => gatewayPaymentId === payment.id && state !== "refused")
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const paise = Math.floor((payment.amountPaise - given) * share);
  if (paise < 1) return;
  const refund = gateway.giveBack(payment, paise);
  await hearWebhook(shop.parts, told("refund.processed", payment, refund), new Headers());
}

async function tellAll(shop: Shop): Promise<void> {
  const payment = await capturedOf(shop);
  for (const refund of gatewayOf(shop).refunds)
    await hearWebhook(shop.parts, told("refund.processed", payment, refund), new Headers());
}

/** Each contradiction in words. */
async function wrongWith(shop: Shop, model: Model, isSettled = false): Promise<string[]> {
  const { parts, db, orderId } = shop;
  const wrong: string[] = [];
  const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
  const payment = await parts.payments.ofOrder(db.read, orderId);
  const paid = payment?.amount_paise ?? 0;
  const given = gatewayOf(shop)
    .refunds.filter(({ state }) => state === "done")
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  must(given <= paid, `${given} went back of ${paid}`);

  const refunds = await parts.payments.refunds.of(db.read, [orderId]);
  const done = refunds.filter(({ state }) => state === "done");
  const invoices = await parts.invoices.ofOrders(db.read, [orderId]);
  const credited = invoices.reduce((sum, one) => (one.kind === "credit" ? sum + one.totalPaise : sum), 0);
  const back = done.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  // Where the gateway gave back what an exchange had spent, the invoice has no more to credit.
  must(credited === Math.min(back, paid), `${credited} credited, ${back} went back`);
  if (isSettled)
    must(
      refunds.every(({ state }) => state === "done"),
      `left open: ${refunds.map(({ state }) => state)}`,
    );

  wrong.push(...(await checkStockBooks(db.read)));
  const returns = await parts.returns.of(db.read, [orderId]);
  for (const [name, all] of [
    ["pot", pots],
    ["lamp", lamps],
  ] as const) {
    const stock = await shop.stock(name);
    const { free = 0, held = 0, sold = 0 } = stock ?? {};
    must(free + held + sold === all, `${free} ${held} ${sold} of ${all} ${name}`);
    const keeps = returns.filter(
      ({ state, wish }) =>
        wish === "exchange" && ["accepted", "onWay", "received", "inspected"].includes(state),
    ).length;
    must(held === (name === "pot" ? keeps : 0), `${held} ${name} held for ${keeps}`);
    if (name === "pot") must(sold === model.sold, `${sold} pots are sold, not ${model.sold}`);
    else must(sold >= 0 && sold <= 1, `${sold} lamps are sold`);
  }
  return wrong;
}

async function capturedOf(shop: Shop) {
  const payment = await shop.parts.payments.ofOrder(shop.db.read, shop.orderId);
  const start = { order_id: payment?.gateway_order_id ?? "", amount: payment?.amount_paise ?? 0 };
  return paymentFor(start);
}

async function paymentIdOf(shop: Shop): Promise<string> {
  return (await capturedOf(shop)).id;
}

function gatewayOf({ parts }: Shop): TellingGateway {
  return parts.payments.gateway as TellingGateway;
}
