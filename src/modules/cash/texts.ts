/** What the page of a cash order's code says; the server alone has it. */
export const cash = {
  title: (number: string) => `Order ${number}`,
  open: "One step left: your code",
  sentTo: (end: string) => `We sent a six-digit code to your phone ending in ${end}.`,
  notSent: (end: string) => `No code has been sent yet. Get one on your phone ending in ${end}.`,
  until: (when: string) => `We hold your goods until ${when}. After that, the order is cancelled by itself.`,
  sum: (pieces: number, amount: string) =>
    `${pieces} ${pieces === 1 ? "piece" : "pieces"}, ${amount} to pay when they arrive`,
  sumAtCounter: (pieces: number, amount: string) =>
    `${pieces} ${pieces === 1 ? "piece" : "pieces"}, ${amount} to pay when you collect`,
  code: "Code from the SMS",
  confirm: "Confirm the order",
  again: "Send the code again",
  first: "Send the code",
  sentAgain: "The code is on its way.",
  confirmed: "Confirmed. Thank you!",
  confirmedHint: (amount: string) => `We pack your order now. Please have ${amount} ready when it arrives.`,
  confirmedAtCounter: (amount: string) =>
    `We pack your order now, and write to you once it is ready. You pay ${amount} at the counter.`,
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

/** What the page of the cash that couriers and counters have taken says; the server alone has it. */
export const owedCash = {
  title: "Cash to come in",
  lead: "Delivered or collected and paid in cash, but not with you yet.",
  none: "No cash is due",
  noneHint: "Cash that couriers or your counters have taken appears here until it is with you.",
  nobody: "No courier named",
  parcels: (count: number) => `${count} ${count === 1 ? "parcel" : "parcels"}`,
  since: (when: string) => `since ${when}`,
  late: (days: number) => `Older than ${days} days`,
  parcelsOf: (carrier: string) => `Parcels of ${carrier}`,
  tick: (number: string) => `Settle ${number}`,
  reference: "Reference of the payment",
  came: "Rupees received",
  cameHint: "Leave empty if you received all of it",
  note: "Note",
  settle: "Mark as settled",
  nothingTicked: "Select the parcels that the money is for.",
  done: (parcels: number, sum: string) =>
    `${parcels} ${parcels === 1 ? "parcel" : "parcels"} settled with ${sum}.`,
  short: (sum: string) => `${sum} short.`,
  over: (sum: string) => `${sum} too much.`,
  settled: "Recently settled",
  back: "Undo",
  backOf: (reference: string) => `the settlement ${reference}`,
  takenBack: "Undone. The courier owes for these parcels again.",
  wasBack: (when: string, who: string) => `Undone ${when}, ${who}`,
  more: "More",
  first: "Back to the start",
  file: "Download as a table (CSV)",
  /** Its actions in the log: what each is called, and its sentence. */
  audited: {
    "settle cash": { name: "Courier settled cash", sentence: "noted cash that a courier handed over" },
    "take back cash settlement": {
      name: "Cash settlement undone",
      sentence: "undid what a courier had handed over",
    },
  },
};
