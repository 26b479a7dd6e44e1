import type { ActName } from "./acts.ts";

/** What is done next, how, and what somebody else does to the same at the same time. */
export interface Step {
  readonly act: ActName;
  readonly how?: { readonly isSo?: boolean; readonly many?: number; readonly line?: number };
  readonly beside?: ActName;
}

/** What a story may be about: what comes first, one after the other, and what it has often. By chance both come seldom. */
export interface Theme {
  readonly first: readonly (ActName | Step)[];
  readonly often: readonly ActName[];
  /** Else some shops ask for a word before they send what is paid in cash, and some do not. */
  readonly needsConfirmation?: boolean;
}

const byCard = { act: "order", how: { isSo: true, many: 1 } } as const;
const forCash = { act: "order", how: { isSo: false } } as const;
const rightCode = { act: "confirmByCode", how: { isSo: true } } as const;
const toRefund = { act: "askReturn", how: { isSo: true, many: 1 } } as const;
const toExchange = { act: "askReturn", how: { isSo: false, many: 1 } } as const;
const asAsked = { act: "acceptReturn", how: { isSo: true, many: 1 } } as const;
const onShelf = { act: "inspectReturn", how: { isSo: true, many: 1, line: 0 } } as const;

const afterHold = { act: "untilNext", how: { many: 1, isSo: true } } as const;
const afterNext = { act: "untilNext", how: { many: 3, isSo: true } } as const;
const workTwice = { act: "work", beside: "work" } as const;

const basket = ["fillAll", "takeWhatIsLeft"] as const;
const paid = [...basket, byCard, "pay"] as const;
const atCounter = [...basket, "orderToCollect", "pay", "confirmCash", "pack", "makeReady"] as const;
const brought = [...paid, "sendAll", "handOver"] as const;
const broughtForCash = [...basket, forCash, "confirmCash", "sendAll", "handOver"] as const;
const back = [asAsked, "receiveReturn", onShelf] as const;

export const themes: readonly Theme[] = [
  // Cash for several parcels, some of which come back.
  {
    first: [...basket, forCash, "confirmCash"],
    often: ["sendSome", "handOverOne", "comeBack", "takeBack", "settleCash", "undo", "stepBack"],
  },
  { first: broughtForCash, often: ["settleCash", "unsettleCash", "askReturn", "comeBack"] },
  // Whom the shop asks to pay before, and who was let off.
  {
    first: [
      ...basket,
      forCash,
      "confirmCash",
      "sendAll",
      "comeBack",
      "takeBack",
      "letOff",
      ...basket,
      forCash,
    ],
    often: ["order", "sendAll", "comeBack", "letOff"],
  },
  // Several tries to pay, up to the last moment.
  {
    first: [...basket, byCard, "failToPay", "payAside"],
    often: ["untilNext", "payUnheard", "payTwice", "work"],
  },
  {
    first: [...basket, byCard, { act: "untilNext", how: { many: 1, isSo: false } }],
    often: ["untilNext", "pay", "payUnheard", "work"],
  },
  {
    first: [...basket, byCard, afterHold, { act: "pay", beside: "work" }],
    often: ["untilNext", "pay", "work"],
  },
  { first: [...basket, byCard, { act: "pay", beside: "order" }], often: ["order", "pay", "payUnheard"] },
  { first: [...basket, byCard], often: ["useCode", "order", "pay", "untilNext", "payLate"] },
  // Somebody is asked for a code before it is sent.
  {
    ...{ first: [...basket, forCash], often: ["untilNext", "confirmByCode", "codeAgain", "work"] },
    needsConfirmation: true,
  },
  {
    ...{ first: [...basket, forCash, { ...rightCode, beside: "cancel" }], often: ["order", "confirmByCode"] },
    needsConfirmation: true,
  },
  // What waits at the counter.
  {
    first: atCounter,
    often: ["untilNext", "work", "handOut"],
  },
  {
    first: [...atCounter, afterNext, workTwice],
    often: ["untilNext", "work"],
  },
  // What went back in part, in several ways.
  { first: paid, often: ["giveDiscount", "takeOutOfOrder", "refundGoods", "refundEach"] },
  { first: [...basket, "chooseExtra", byCard, "pay"], often: ["refundDelivery", "refundSum", "refundGoods"] },
  { first: paid, often: ["gatewayRefuses", "refundGoods", "refundAll", "retryRefunds", "dashboardInstead"] },
  // Another choice of what was bought, and goods beside it.
  { first: [...paid, "changeChoice"], often: ["changeChoice", "takeOutOfOrder", "refundGoods"] },
  { first: [...paid, { act: "addGoods", beside: "callOff" }], often: ["addGoods", "cancel", "refundAll"] },
  // Goods that come back.
  {
    first: [...brought, toRefund, ...back],
    often: ["payBackReturn", "stepReturnBack", "refundGoods", "askReturn"],
  },
  { first: [...brought, toExchange, ...back], often: ["exchangeReturn", "payBackReturn", "stepReturnBack"] },
  {
    first: [...paid, "giveDiscount", "sendAll", "handOver", toExchange, ...back],
    often: ["exchangeReturn", "refundGoods"],
  },
  {
    first: [...paid, "payTwice", "work", "sendAll", "handOver", toRefund, ...back],
    often: ["payBackReturn", "dashboardRefund"],
  },
  {
    first: [...brought, toExchange, ...back, "payBackReturn"],
    often: ["exchangeAgain", "payBackAgain", "askReturn"],
  },
  {
    first: [...brought, toExchange, ...back, "exchangeReturn"],
    often: ["sendAll", "askReturn", "refundGoods", "exchangeAgain"],
  },
  { first: [], often: ["fillAll", "order", "cancel", "askAlert", "work"] },
  { first: [], often: ["post", "postFails", "write", "work"] },
];
