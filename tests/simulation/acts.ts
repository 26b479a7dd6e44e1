import fc from "fast-check";
import type { Outcome } from "#contract/outcome.ts";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook, verifyPayment } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { askRefund, retryRefund } from "#modules/orders/refunds/give-back.ts";
import { productIdOf } from "#support/checkout-shop.ts";
import { message, paymentFor } from "#support/telling-gateway.ts";
import { people, products, type World } from "./world.ts";

const minute = 60_000;

type Done = Promise<Outcome<unknown> | undefined>;

interface Chosen {
  readonly who: (typeof people)[number];
  readonly product: (typeof products)[number];
  /** Of the orders that there are, whoever's. */
  readonly orderId: string;
  readonly of: string;
  readonly returnId: string;
  readonly line: number;
  readonly many: number;
  readonly isSo: boolean;
}

/** Everything that people, couriers and the gateway do; the shop may refuse each, and must break at none. */
const acts = {
  fill: (world, { who, product, many }) =>
    world.cart.addToCart(who, { productId: productIdOf(product), quantity: many }),
  order: (world, { who, isSo }) =>
    placeOrder(world.parts, {
      userId: who,
      key: crypto.randomUUID(),
      method: isSo ? "card" : "cash",
      lang: "en",
    }),
  pay: (world, chosen) => payAt(world, chosen, { isTold: true }),
  payUnheard: (world, chosen) => payAt(world, chosen, { isTold: false }),
  payTwice: (world, chosen) => payAt(world, chosen, { isTold: true, suffix: "_again" }),
  payTooLittle: (world, chosen) => payAt(world, chosen, { isTold: true, suffix: "_less", less: 100 }),
  failToPay: async (world, { orderId }) => {
    const payment = await startedOf(world, orderId);
    const failed = { ...payment, status: "failed" as const, failure: "declined" };
    return payment && world.tell("payment.failed", { ...payment, ...failed });
  },
  reportAnothers: async (world, { orderId, who }) => {
    const payment = await startedOf(world, orderId);
    if (!payment) return undefined;
    const ids = { gatewayOrderId: payment.gatewayOrderId, gatewayPaymentId: payment.id };
    const signature = world.gateway.sign(ids);
    return verifyPayment(world.parts, { ...ids, userId: who, signature, claimsMock: false });
  },
  dashboardRefund: async (world, { orderId, many }) => {
    const payment = world.gateway.books.get(`order_${orderId}`)?.[0];
    if (!payment) return undefined;
    const given = world.gateway.refunds
      .filter((one) => one.gatewayPaymentId === payment.id && one.state !== "refused")
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    const paise = many === 3 ? payment.amountPaise - given : Math.floor((payment.amountPaise - given) / 5);
    if (paise < 1) return undefined;
    const refund = world.gateway.giveBack(payment, paise);
    return hearWebhook(world.parts, message("refund.processed", payment, refund), new Headers());
  },
  gatewayRefuses: async (world, { orderId, isSo }) => {
    for (const { id } of world.gateway.books.get(`order_${orderId}`) ?? [])
      if (isSo) world.gateway.refusing.add(id);
      else world.gateway.refusing.delete(id);
    return undefined;
  },
  retryRefunds: async (world) => {
    for (const { id, state } of await world.allRefunds())
      if (state === "refused") await retryRefund(world.parts, id, { actor: "meera" });
    return undefined;
  },
  work: async (world, { many }) => {
    world.pass(many * 6 * minute);
    await runPaymentJob(world.parts);
    return undefined;
  },
  daysPass: async (world, { many }) => {
    world.pass(many * 24 * 60 * minute);
    return undefined;
  },
  cancel: (world, { orderId, of }) => cancelOrder(world.parts, orderId, "customer", of),
  confirmCash: (world, { orderId }) => world.fulfilment.confirmCash(by(orderId)),
  pack: (world, { orderId }) => world.fulfilment.pack(by(orderId)),
  sendAll: (world, { orderId }) => world.fulfilment.send(by(orderId), { carrier: "Delhivery" }),
  sendSome: (world, { orderId, line, many }) =>
    world.fulfilment.send(by(orderId), { lines: [{ line, quantity: many }] }),
  handOver: (world, { orderId }) => world.fulfilment.handOver(by(orderId)),
  comeBack: (world, { orderId }) => world.fulfilment.letComeBack(by(orderId), { reason: "nobody there" }),
  takeBack: (world, { orderId, isSo }) =>
    world.fulfilment.takeBack(by(orderId), { reason: "here again", restock: isSo }),
  stepBack: (world, { orderId }) => world.fulfilment.stepBack(by(orderId), "not so"),
  callOff: (world, { orderId }) => world.fulfilment.callOff(by(orderId), "no goods"),
  refundGoods: (world, { orderId, line, many, isSo }) =>
    askRefund(world.parts, {
      ...{ ...by(orderId), sum: "goods", goods: [{ line, quantity: many }] },
      ...{ restock: isSo, reason: "broken", key: crypto.randomUUID() },
    }),
  refundSum: (world, { orderId, line, many, isSo }) =>
    askRefund(world.parts, {
      ...{ ...by(orderId), sum: 1_000, goods: [{ line, quantity: many }] },
      ...{ restock: isSo, reason: "scratch", key: crypto.randomUUID() },
    }),
  refundDelivery: (world, { orderId }) =>
    askRefund(world.parts, { ...by(orderId), sum: "delivery", restock: false, reason: "late" }),
  refundAll: (world, { orderId, isSo }) =>
    askRefund(world.parts, { ...by(orderId), sum: "all", restock: isSo, reason: "all of it" }),
  askReturn: (world, { orderId, line, many, isSo }) =>
    world.returns.ask({
      ...{ orderId, wish: isSo ? "refund" : "exchange", reason: "damaged", words: "", way: "send" },
      lines: [{ line, quantity: many, ...(isSo ? {} : { colour: null, size: null }) }],
    }),
  acceptReturn: (world, { returnId, line, many, isSo }) =>
    world.returns.accept({ actor: "meera", returnId }, isSo ? {} : { pieces: [{ line, quantity: many }] }),
  refuseReturn: (world, { returnId }) => world.returns.refuse({ actor: "meera", returnId }, "used"),
  receiveReturn: (world, { returnId }) => world.returns.receive({ actor: "meera", returnId }),
  inspectReturn: async (world, { returnId, isSo }) => {
    const one = await world.parts.returns.find(world.db.read, returnId);
    const pieces = (one?.lines ?? []).flatMap(({ line, accepted }) =>
      accepted > 0 ? [{ line, quantity: accepted }] : [],
    );
    const seen = isSo ? { shelve: pieces, writeOff: [] } : { shelve: [], writeOff: pieces };
    return world.returns.inspect({ actor: "meera", returnId }, seen);
  },
  payBackReturn: (world, { returnId }) => world.returns.payBack({ actor: "meera", returnId }),
  exchangeReturn: (world, { returnId }) => world.returns.exchange({ actor: "meera", returnId }),
  withdrawReturn: (world, { orderId, returnId }) => world.returns.withdraw(orderId, returnId),
  stepReturnBack: (world, { returnId }) => world.returns.stepBack({ actor: "meera", returnId }, "not so"),
} satisfies Record<string, (world: World, chosen: Chosen) => Done>;

type ActName = keyof typeof acts;
const names = Object.keys(acts) as ActName[];

/** In which state of an order or a return each leads somewhere; what is missing here may be done at any time. */
const ofOrders: Partial<Record<ActName, readonly string[]>> = {
  ...{ pay: ["pending"], payUnheard: ["pending"], payTooLittle: ["pending"], failToPay: ["pending"] },
  ...{ payTwice: ["ordered", "cancelled"], reportAnothers: ["pending"] },
  ...{ dashboardRefund: ["ordered", "delivered"], gatewayRefuses: ["ordered", "delivered"] },
  ...{ cancel: ["pending", "ordered"], confirmCash: ["ordered"], pack: ["ordered"] },
  ...{ sendAll: ["ordered", "processing", "shipped"], sendSome: ["ordered", "processing"] },
  ...{ handOver: ["shipped"], comeBack: ["shipped", "delivered"], takeBack: ["shipped"] },
  ...{ stepBack: ["shipped", "delivered"], callOff: ["ordered", "processing"] },
  ...{ refundGoods: ["ordered", "delivered"], refundSum: ["delivered"], refundAll: ["delivered"] },
  ...{ refundDelivery: ["delivered"], askReturn: ["delivered"] },
};
const ofReturns: Partial<Record<ActName, readonly string[]>> = {
  ...{ acceptReturn: ["asked"], receiveReturn: ["accepted"], inspectReturn: ["received"] },
  ...{ payBackReturn: ["inspected"], exchangeReturn: ["inspected"], withdrawReturn: ["asked", "accepted"] },
  ...{
    refuseReturn: ["asked", "accepted"],
    stepReturnBack: ["accepted", "received", "inspected", "refused"],
  },
};

/** How often each is done beside the others, where it may be: what leads further oftener. */
const weights: Partial<Record<ActName, number>> = {
  ...{ fill: 2, order: 5, pay: 8, sendAll: 8, sendSome: 3, handOver: 8, askReturn: 8 },
  ...{ acceptReturn: 8, receiveReturn: 8, inspectReturn: 8, payBackReturn: 6, exchangeReturn: 6, work: 2 },
};

const act = fc.record({
  /** Now and then somebody does what leads nowhere. */
  isLikely: fc.oneof(
    { weight: 7, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  name: fc.nat(999),
  nth: fc.nat(3),
  who: fc.nat(people.length - 1),
  what: fc.nat(products.length - 1),
  line: fc.constantFrom(0, 0, 1),
  many: fc.integer({ min: 1, max: 3 }),
  isSo: fc.boolean(),
});

/** What happens at one time, and after how many steps of it the machine stops. */
export const moment = fc.record({
  acts: fc.oneof({ weight: 4, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, act) }),
  stop: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(6) }),
});

/** Which of the acts it is, as things stand, and what it is done to. */
export async function chooseAct(
  world: World,
  { isLikely, name, nth, who, what, ...rest }: typeof act extends fc.Arbitrary<infer One> ? One : never,
): Promise<{ readonly name: ActName; readonly chosen: Chosen }> {
  const [orders, returns] = [await world.orders(), await world.allReturns()];
  const carts = await world.db.read.selectFrom("cart_lines").select("user_id").distinct().execute();
  const possible = names.filter(
    (one) =>
      !isLikely ||
      (ofOrders[one]?.some((status) => orders.some((order) => order.status === status)) ??
        ofReturns[one]?.some((state) => returns.some((back) => back.state === state)) ??
        (one === "order" ? carts.length > 0 : one !== "fill" || carts.length < people.length)),
  );
  const weighted = possible.flatMap((one) => Array<ActName>(weights[one] ?? 1).fill(one));
  const chosen = weighted[name % weighted.length] ?? "fill";
  const apt = <Row extends object>(
    rows: readonly Row[],
    of: readonly string[] | undefined,
    state: keyof Row,
  ) => (isLikely && of ? rows.filter((row) => of.includes(String(row[state]))) : rows);
  // The newest are the likeliest to be in the middle of something.
  const back =
    apt(returns, ofReturns[chosen], "state").at(-1 - nth) ?? apt(returns, ofReturns[chosen], "state").at(-1);
  const order =
    apt(orders, ofOrders[chosen], "status").at(-1 - nth) ?? apt(orders, ofOrders[chosen], "status").at(-1);
  const buyer = chosen === "order" && isLikely ? carts.at(who % carts.length)?.user_id : undefined;
  return {
    name: chosen,
    chosen: {
      ...rest,
      who: people.find((one) => one === buyer) ?? people[who] ?? "asha",
      product: products[what] ?? "pot",
      orderId: order?.id ?? "none",
      of: order?.user_id ?? "asha",
      returnId: back?.id ?? "none",
    },
  };
}

export async function perform(world: World, name: ActName, chosen: Chosen): Promise<string> {
  const done = await (acts[name] as (world: World, chosen: Chosen) => Done)(world, chosen);
  return done === undefined || done.ok ? "done" : done.reason;
}

export function storyOf(
  name: ActName,
  { who, product, orderId, returnId, line, many, isSo }: Chosen,
): string {
  return `${name} by ${who}: ${many} ${product}, order ${orderId} line ${line}, return ${returnId}, ${isSo}`;
}

function by(orderId: string) {
  return { orderId, actor: "meera" };
}

/** What the shopper was told to pay, if it is paid at the gateway. */
async function startedOf({ db }: World, orderId: string) {
  const row = await db.read
    .selectFrom("payments")
    .select(["gateway_order_id", "amount_paise"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row?.gateway_order_id) return undefined;
  return paymentFor({ order_id: row.gateway_order_id, amount: Number(row.amount_paise) });
}

async function payAt(
  world: World,
  { orderId }: Chosen,
  { isTold, suffix = "", less = 0 }: { isTold: boolean; suffix?: string; less?: number },
): Promise<Outcome<unknown> | undefined> {
  const started = await startedOf(world, orderId);
  if (!started || started.amountPaise <= less) return undefined;
  const payment = { ...started, id: started.id + suffix, amountPaise: started.amountPaise - less };
  const book = world.gateway.books.get(payment.gatewayOrderId) ?? [];
  if (!book.some(({ id }) => id === payment.id))
    world.gateway.books.set(payment.gatewayOrderId, [...book, payment]);
  return isTold ? world.tell("payment.captured", payment) : undefined;
}
