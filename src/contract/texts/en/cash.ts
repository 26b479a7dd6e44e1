/** What the page of a cash order's code says; the server alone has it. */
export const cash = {
  title: (number: string) => `Order ${number}`,
  open: "One step is left: your code",
  sentTo: (end: string) => `We sent a code of six digits to your phone that ends in ${end}.`,
  notSent: (end: string) => `No code is on its way. Have one sent to your phone that ends in ${end}.`,
  until: (when: string) => `We keep your goods until ${when}. After that the order ends by itself.`,
  sum: (pieces: number, amount: string) =>
    `${pieces} ${pieces === 1 ? "piece" : "pieces"}, ${amount} to pay when they arrive`,
  code: "Code from the SMS",
  confirm: "Confirm the order",
  again: "Send the code again",
  first: "Send the code",
  sentAgain: "The code is on its way.",
  confirmed: "Confirmed. Thank you!",
  confirmedHint: (amount: string) => `We pack your order now. Please have ${amount} ready when it arrives.`,
  ended: "This order has ended",
  endedHint: "It was not confirmed in time or was cancelled. Nothing is to be paid. You can order again.",
  toOrder: "See the order",
  toShop: "To the shop",
  call: "Questions? Call",
  no: {
    cashTooLittle: (amount: string) => `Cash on delivery begins at ${amount}.`,
    cashTooMuch: (amount: string) => `Cash on delivery is possible up to ${amount}.`,
    cashNotForGoods: (title: string) => `“${title}” is not sold for cash on delivery.`,
  },
};
