/** What the page of a cash order's code says; the server alone has it. */
export const cash = {
  title: (number: string) => `Order ${number}`,
  open: "One step left: your code",
  sentTo: (end: string) => `We sent a six-digit code to your phone ending in ${end}.`,
  notSent: (end: string) => `No code has been sent yet. Get one on your phone ending in ${end}.`,
  until: (when: string) => `We hold your goods until ${when}. After that, the order is cancelled by itself.`,
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
  endedHint: "It was not confirmed in time or was cancelled. You have nothing to pay. You can order again.",
  toOrder: "See the order",
  toShop: "Back to the shop",
  call: "Questions? Call",
  no: {
    cashTooLittle: (amount: string) => `Cash on delivery is available from ${amount}.`,
    cashTooMuch: (amount: string) => `Cash on delivery is available up to ${amount}.`,
    cashNotForGoods: (title: string) => `“${title}” is not available with cash on delivery.`,
  },
};
