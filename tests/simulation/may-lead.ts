import { productIdOf } from "#support/checkout-shop.ts";
import type { ActName } from "./acts.ts";
import { type Books, sum } from "./read-books.ts";
import { people, returnDays } from "./world.ts";

const dayMs = 24 * 3_600_000;

/** In which state of an order or a return each leads somewhere; what is missing here may be done at any time. */
export const ofOrders: Partial<Record<ActName, readonly string[]>> = {
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
    letOff: ["ordered", "processing", "shipped", "delivered", "cancelled"],
    settleCash: ["delivered", "completed"],
    refundDelivery: ["delivered"],
    refundAgain: ["ordered", "delivered"],
    askReturn: ["delivered", "completed"],
  },
};
export const ofReturns: Partial<Record<ActName, readonly string[]>> = {
  ...{ acceptReturn: ["asked"], receiveReturn: ["accepted", "onWay"], inspectReturn: ["received"] },
  ...{ payBackReturn: ["inspected"], exchangeReturn: ["inspected"], withdrawAnothers: ["asked", "accepted"] },
  ...{ payBackAgain: ["refunded", "exchanged"], exchangeAgain: ["refunded", "exchanged"] },
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
    letOff: ({ id }, { cash }) =>
      cash.some((one) => one.order_id === id && one.refused_at !== null && one.forgiven_at === null),
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

export const buyersIn = ({ carts }: Books) => [...new Set(carts.map(({ user_id }) => user_id))].sort();
export const hasCart = ({ carts }: Books) => carts.length > 0;
const hasRoom = (books: Books) => buyersIn(books).length < people.length;
const isAnyBought = ({ orders }: Books) => orders.length > 0;
const isAnyOwed = ({ refunds }: Books) => refunds.some(({ state }) => state === "due" || state === "refused");
const isAnyBack = ({ gateway }: Books) => gateway.refunds.length > 0;

/** What must be there that each of the others may lead somewhere. */
export const leads: Partial<Record<ActName, (books: Books) => boolean>> = {
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

/** Whether it may, as things stand. */
export function mayLead(act: ActName, books: Books): boolean {
  const { orders, returns } = books;
  return (
    ofOrders[act]?.some((status) => orders.some((one) => one.status === status && isFor(act, one, books))) ??
    ofReturns[act]?.some((state) => returns.some((back) => back.state === state)) ??
    leads[act]?.(books) ??
    true
  );
}

export function isFor(act: ActName, order: Order, books: Books): boolean {
  return needs[act]?.(order, books) ?? true;
}
