import type { ActName } from "./acts.ts";

/** How often each is done beside the others, where it may be: what leads further oftener. */
export const weights: Partial<Record<ActName, number>> = {
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
  ...{ payBackAgain: 6, exchangeAgain: 6 },
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

export function isRival(one: ActName, other?: ActName): boolean {
  return rivals.some((pair) => pair.includes(one) && other === pair[one === pair[0] ? 1 : 0]);
}
