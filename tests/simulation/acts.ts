import fc from "fast-check";
import { productIdOf } from "#support/checkout-shop.ts";
import type { Chosen, Done } from "./chosen.ts";
import { gatewayActs } from "./gateway-acts.ts";
import { parcelActs } from "./parcel-acts.ts";
import { type Books, sum } from "./read-books.ts";
import { shopperActs } from "./shopper-acts.ts";
import { staffActs } from "./staff-acts.ts";
import { timeActs } from "./time-acts.ts";
import { codes, type Person, people, products, returnDays, type World } from "./world.ts";

const dayMs = 24 * 3_600_000;

/** Everything that people, couriers and the gateway do; the shop may refuse each, and must break at none. */
export const acts = { ...shopperActs, ...gatewayActs, ...staffActs, ...parcelActs, ...timeActs };

export type ActName = keyof typeof acts;
const names = Object.keys(acts) as ActName[];

/** In which state of an order or a return each leads somewhere; what is missing here may be done at any time. */
const ofOrders: Partial<Record<ActName, readonly string[]>> = {
  ...{
    pay: ["pending"],
    payUnheard: ["pending"],
    payTooLittle: ["pending"],
    failToPay: ["pending"],
    payOther: ["pending"],
    payAside: ["pending"],
    payLate: ["cancelled"],
    tellOfOther: ["pending"],
  },
  ...{ payTwice: ["ordered", "cancelled"], reportAnothers: ["pending"], reportPaid: ["pending", "ordered"] },
  ...{ payByCode: ["pending"], forgePayment: ["pending"], linkOver: ["pending"], openPayLink: ["pending"] },
  ...{ sendLink: ["pending"], askNow: ["pending"], confirmByCode: ["pending"], codeAgain: ["pending"] },
  ...{
    dashboardRefund: ["ordered", "delivered"],
    tellTooMuch: ["ordered", "delivered"],
    gatewayRefuses: ["ordered", "delivered"],
  },
  ...{ cancel: ["pending", "ordered", "shipped"], confirmCash: ["ordered", "pending"], pack: ["ordered"] },
  ...{ makeReady: ["ordered", "processing"], handOut: ["processing"], letGoBack: ["processing"] },
  ...{ sendAll: ["ordered", "processing", "shipped"], sendSome: ["ordered", "processing"] },
  ...{ next: ["ordered", "processing", "shipped"], move: ["ordered", "processing", "shipped"] },
  ...{
    handOver: ["shipped"],
    handOverOne: ["shipped"],
    courierTells: ["shipped"],
    correctNumber: ["shipped"],
  },
  ...{ comeBack: ["shipped", "delivered"], takeBack: ["shipped", "delivered"], complete: ["delivered"] },
  ...{
    changeAddress: ["pending", "ordered", "processing"],
    takeOutOfOrder: ["ordered", "processing"],
    changeChoice: ["ordered", "processing"],
    addGoods: ["ordered", "processing", "shipped"],
    giveDiscount: ["ordered", "processing"],
  },
  ...{ bookParcel: ["ordered", "processing"], cancelParcel: ["shipped"] },
  ...{ stepBack: ["shipped", "delivered"], callOff: ["ordered", "processing", "shipped"] },
  ...{ undo: ["processing", "shipped", "delivered"] },
  ...{
    refundGoods: ["ordered", "shipped", "delivered"],
    refundSum: ["delivered", "shipped"],
    refundAll: ["ordered", "delivered"],
  },
  ...{
    refundEach: ["ordered", "shipped", "delivered"],
    letOff: ["cancelled"],
    settleCash: ["delivered", "completed"],
    refundDelivery: ["delivered"],
    refundAgain: ["ordered", "delivered"],
    askReturn: ["delivered", "completed"],
  },
};
const ofReturns: Partial<Record<ActName, readonly string[]>> = {
  ...{ acceptReturn: ["asked"], receiveReturn: ["accepted", "onWay"], inspectReturn: ["received"] },
  ...{ payBackReturn: ["inspected"], exchangeReturn: ["inspected"], withdrawAnothers: ["asked", "accepted"] },
  ...{ withdrawReturn: ["asked", "accepted", "onWay", "received", "inspected"] },
  ...{ returnOnWay: ["accepted"], addPicture: ["asked", "accepted"] },
  ...{
    refuseReturn: ["asked", "accepted"],
    stepReturnBack: ["accepted", "received", "inspected", "refused"],
  },
};

type Order = Books["orders"][number];

const isBrought = ({ collected_in }: Order) => collected_in === null;
const isCollected = ({ collected_in }: Order) => collected_in !== null;
const of = (rows: readonly { order_id: string }[], { id }: Order) => rows.some((one) => one.order_id === id);

/** What else must be so of an order that each may lead somewhere. */
const needs: Partial<Record<ActName, (order: Order, books: Books) => boolean>> = {
  ...{ makeReady: isCollected, handOut: isCollected },
  ...{ sendAll: isBrought, sendSome: isBrought, handOver: isBrought, handOverOne: isBrought },
  ...{ comeBack: isBrought, bookParcel: isBrought },
  ...{
    confirmByCode: (order, { cash }) => of(cash, order),
    codeAgain: (order, { cash }) => of(cash, order),
    confirmCash: (order, { cash }) => of(cash, order),
    letOff: ({ id }, { cash }) => cash.some((one) => one.order_id === id && one.refused_at !== null),
    openPayLink: (order, { links }) => of(links, order),
    linkOver: (order, { links }) => of(links, order),
    payByCode: (order, { upiCodes }) => of(upiCodes, order),
    payLate: ({ cancel_reason }) => cancel_reason === "expired",
    cancelParcel: (order, { bookings }) => of(bookings, order),
    // Or a little too late.
    askReturn: ({ id }, { parcels, lines, pieces, now }) =>
      sum(
        lines.filter(({ order_id }) => order_id === id),
        ({ quantity }) => quantity,
      ) > pieces.filter(({ order_id }) => order_id === id).length &&
      parcels.some((one) => one.order_id === id && Number(one.delivered_at) > now - (returnDays + 1) * dayMs),
    changeChoice: ({ id }, { lines }) =>
      lines.some((one) => one.order_id === id && one.product_id === productIdOf("cap")),
  },
};

/** How often each is done beside the others, where it may be: what leads further oftener. */
const weights: Partial<Record<ActName, number>> = {
  ...{
    fill: 4,
    fillAll: 3,
    useCode: 24,
    takeWhatIsLeft: 12,
    order: 40,
    orderToCollect: 14,
    makeReady: 40,
    handOut: 50,
    letGoBack: 3,
    pay: 50,
    payByCode: 4,
    openPayLink: 3,
    confirmByCode: 6,
    work: 16,
    payUnheard: 5,
    payTooLittle: 2,
    payTwice: 3,
    failToPay: 4,
    untilNext: 8,
    chooseExtra: 3,
  },
  ...{
    takeOutOfOrder: 10,
    giveDiscount: 8,
    changeChoice: 30,
    addGoods: 12,
    stepBack: 5,
    letOff: 3,
    askAlert: 4,
  },
  ...{ sendAll: 60, sendSome: 12, handOver: 100, comeBack: 4, takeBack: 8, settleCash: 8, askReturn: 80 },
  ...{
    refundGoods: 14,
    refundSum: 8,
    refundAll: 4,
    refundEach: 5,
    refundDelivery: 8,
    dashboardRefund: 6,
    refundAgain: 4,
    dashboardInstead: 6,
    tellTooMuch: 4,
  },
  ...{
    gatewayIsSlow: 3,
    refundEnds: 4,
    payAside: 6,
    payLate: 6,
    partCart: 2,
    postFails: 2,
    post: 6,
    silenceForLong: 3,
  },
  ...{ gatewayIsSilent: 4, tellOfOther: 5, payOther: 3, leave: 3, orderAsShown: 3, enterAgain: 2 },
  ...{ acceptReturn: 160, receiveReturn: 160, inspectReturn: 160, payBackReturn: 80, exchangeReturn: 80 },
  ...{ bookParcel: 60, cancelParcel: 4, courierIs: 4, readBill: 2 },
  ...{ stepReturnBack: 12, withdrawAnothers: 4, withdrawReturn: 8 },
};

/** What two often do to one order at once: whoever comes second may come too late. */
const rivals: readonly (readonly [ActName, ActName])[] = [
  ...([
    ["pay", "order"],
    ["pay", "work"],
    ["pay", "cancel"],
    ["confirmByCode", "cancel"],
  ] as const),
  ...([
    ["confirmByCode", "work"],
    ["work", "work"],
    ["post", "post"],
    ["bookParcel", "bookParcel"],
    ["letGoBack", "letGoBack"],
    ["work", "dashboardInstead"],
    ["payBackReturn", "exchangeReturn"],
    ["addGoods", "callOff"],
  ] as const),
];

const buyersIn = ({ carts }: Books) => [...new Set(carts.map(({ user_id }) => user_id))].sort();
const hasCart = ({ carts }: Books) => carts.length > 0;
const hasRoom = (books: Books) => buyersIn(books).length < people.length;
const isAnyBought = ({ orders }: Books) => orders.length > 0;
const isAnyOwed = ({ refunds }: Books) => refunds.some(({ state }) => state === "due" || state === "refused");
const isAnyBack = ({ gateway }: Books) => gateway.refunds.length > 0;

/** What must be there that each of the others may lead somewhere. */
const leads: Partial<Record<ActName, (books: Books) => boolean>> = {
  ...{ fill: hasRoom, fillAll: hasRoom, mergeCart: hasCart },
  ...{
    order: hasCart,
    orderAsShown: hasCart,
    orderToCollect: hasCart,
    useCode: hasCart,
    takeWhatIsLeft: hasCart,
  },
  ...{ setQuantity: hasCart, increment: hasCart, decrement: hasCart, takeOut: hasCart, clear: hasCart },
  ...{ dropCode: hasCart, chooseExtra: hasCart },
  partCart: ({ guests }) => guests.some(({ merged_into }) => merged_into !== null),
  ...{ orderAgain: isAnyBought, buyAgain: isAnyBought, enterAgain: isAnyBought, adopt: isAnyBought },
  untilNext: isAnyBought,
  ...{
    dashboardInstead: isAnyOwed,
    silenceForLong: isAnyOwed,
    refundByHand: isAnyOwed,
    retryRefunds: isAnyOwed,
  },
  ...{ tellRefundLate: isAnyBack, tellRefundBegun: isAnyBack },
  refundEnds: ({ gateway }) => gateway.refunds.some(({ state }) => state === "sent"),
  tellLate: ({ gateway }) => gateway.books.size > 0,
  settleCash: ({ cash }) => cash.some(({ due_paise }) => due_paise !== null),
  unsettleCash: ({ settlements }) => settlements.some(({ back_at }) => back_at === null),
  post: ({ outbox }) => outbox.some(({ dead }) => dead === 0),
  readBill: ({ courier }) => courier.taken.length > 0,
};

const act = fc.record({
  /** Now and then somebody does what leads nowhere. */
  isLikely: fc.oneof(
    { weight: 15, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  name: fc.nat(9_999),
  nth: fc.nat(3),
  /** Else who does most in this story, and the code that is used most. */
  who: fc.option(fc.nat(people.length - 1), { freq: 2 }),
  what: fc.nat(products.length - 1),
  code: fc.option(fc.nat(codes.length - 1), { freq: 2 }),
  line: fc.constantFrom(0, 0, 1),
  many: fc.constantFrom(1, 1, 1, 2, 2, 3),
  isSo: fc.boolean(),
  /** To the same order as what is done at the same time. */
  isBeside: fc.boolean(),
  /** The machine that it is asked of. */
  on: fc.nat(1),
});
type Drawn = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What happens at one time, and after how many steps of it the machine stops that the first is asked of. */
export const moment = fc.record({
  acts: fc.oneof({ weight: 3, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, act) }),
  stop: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(40) }),
});

/** What a story may be about: acts that lead to something together, and seldom by chance. */
const themes: readonly (readonly ActName[])[] = [
  // Cash for several parcels, some of which come back.
  ["fillAll", "order", "sendSome", "handOverOne", "comeBack", "takeBack", "settleCash", "undo", "stepBack"],
  // Whom the shop asks to pay before.
  ["fillAll", "order", "sendAll", "comeBack", "takeBack", "letOff"],
  // Several tries to pay, up to the last moment.
  ["fillAll", "order", "untilNext", "failToPay", "payAside", "payUnheard", "payTwice", "work"],
  ["fillAll", "order", "untilNext", "confirmByCode", "codeAgain", "work"],
  ["fillAll", "order", "useCode", "pay", "untilNext", "payLate"],
  // What went back in part, in several ways.
  ["order", "giveDiscount", "takeOutOfOrder", "refundGoods", "refundEach"],
  ["order", "chooseExtra", "refundDelivery", "refundSum", "refundGoods"],
  ["order", "pay", "gatewayRefuses", "refundGoods", "refundAll", "retryRefunds", "dashboardInstead"],
  ["untilNext", "askReturn", "exchangeReturn", "stepReturnBack", "refundGoods", "refundAgain"],
  ["post", "postFails", "write", "work"],
];

/** What one story has far oftener than others: what needs several of a kind comes about. */
export const favourites = fc.record({
  acts: fc.oneof(fc.subarray(names, { maxLength: 6 }), fc.constantFrom(...themes)),
  who: fc.nat(people.length - 1),
  code: fc.nat(codes.length - 1),
});
type Favourites = typeof favourites extends fc.Arbitrary<infer One> ? One : never;

/** An act, and what it is done to. */
export interface DoneTo {
  readonly name: ActName;
  readonly chosen: Chosen;
}

/** Which of the acts it is, as things stand, and what it is done to. */
export function chooseAct(
  books: Books,
  often: Favourites,
  { isLikely, name, nth, what, isBeside, on: _, ...rest }: Drawn,
  beside?: DoneTo,
): DoneTo {
  const { orders, returns, left } = books;
  const isFor = (one: ActName, order: Order) => needs[one]?.(order, books) ?? true;
  const buyers = buyersIn(books);
  const [who, code] = [rest.who ?? often.who, rest.code ?? often.code];
  const possible = names.filter(
    (one) =>
      !isLikely ||
      (ofOrders[one]?.some((status) =>
        orders.some((order) => order.status === status && isFor(one, order)),
      ) ??
        ofReturns[one]?.some((state) => returns.some((back) => back.state === state)) ??
        leads[one]?.(books) ??
        true),
  );
  const weightOf = (one: ActName) => Math.max(weights[one] ?? 1, often.acts.includes(one) ? 100 : 1);
  // What leads nowhere is as likely as what does.
  const weighted = possible.flatMap((one) => Array<ActName>(isLikely ? weightOf(one) : 1).fill(one));
  const against = possible.filter((one) => isBeside && isRival(one, beside?.name));
  const among = against.length > 0 ? against : weighted;
  const chosen = among[name % among.length] ?? "fill";
  const apt = <Row extends object>(
    rows: readonly Row[],
    of: readonly string[] | undefined,
    state: keyof Row,
  ) => (isLikely && of ? rows.filter((row) => of.includes(String(row[state]))) : rows);
  const ordersFor = isLikely ? orders.filter((one) => isFor(chosen, one)) : orders;
  // The newest are the likeliest to be in the middle of something.
  const back =
    returns.find(({ id }) => isBeside && id === beside?.chosen.returnId) ??
    apt(returns, ofReturns[chosen], "state").at(-1 - nth) ??
    apt(returns, ofReturns[chosen], "state").at(-1);
  const order =
    apt(orders, ofOrders[chosen], "status").find(({ id }) => isBeside && id === beside?.chosen.orderId) ??
    orders.find(({ id }) => isLikely && ofReturns[chosen] && id === back?.order_id) ??
    apt(ordersFor, ofOrders[chosen], "status").at(-1 - nth) ??
    apt(ordersFor, ofOrders[chosen], "status").at(-1);
  const hereOr = (other: Person, one = other) => (left.has(one) ? other : one);
  const isBuying = leads[chosen] === hasCart && isLikely;
  const withCart = buyers.find((one) => one === people[who]) ?? buyers.at(who % buyers.length);
  const buyer = isBeside && beside ? order?.user_id : isBuying ? withCart : undefined;
  return {
    name: chosen,
    chosen: {
      ...rest,
      who: hereOr("guest", people.find((one) => one === buyer) ?? people[who]),
      product: products[what] ?? "pot",
      code: codes[code]?.code ?? "HALF",
      orderId: order?.id ?? "none",
      of: order?.user_id ?? "asha",
      returnId: back?.id ?? "none",
    },
  };
}

function isRival(one: ActName, other?: ActName): boolean {
  return rivals.some((pair) => pair.includes(one) && other === pair[one === pair[0] ? 1 : 0]);
}

export async function perform(world: World, name: ActName, chosen: Chosen): Promise<string> {
  const done = await (acts[name] as (world: World, chosen: Chosen) => Done)(world, chosen);
  return done === undefined || done.ok ? "done" : done.reason;
}

export function storyOf(
  name: ActName,
  { who, product, code, orderId, returnId, line, many, isSo }: Chosen,
): string {
  const goods = `${many} ${product}, code ${code}`;
  return `${name} by ${who}: ${goods}, order ${orderId} line ${line}, return ${returnId}, ${isSo}`;
}
