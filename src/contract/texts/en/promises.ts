import type { PaymentMethod } from "#contract/order-view.ts";

/** What the shop promises, and what its owner is asked about it; the server alone has it. */
export const promises = {
  payment: {
    sentence: (ways: string) => `We take ${ways}.`,
    ways: {
      card: "all major credit and debit cards",
      qr: "UPI by QR code",
      paypal: "PayPal",
      "apple-pay": "Apple Pay",
      "google-pay": "Google Pay",
      cash: "cash on delivery",
    } satisfies Record<PaymentMethod, string> as Readonly<Record<PaymentMethod, string>>,
  },
  title: "What the shop promises",
  lead: "All that your shop tells people before they buy. Keep what is true, change it, or take it away.",
  real: "Shoppers see nothing of what is still open.",
  trial: "Shoppers see all of it for now. Once you take payments, they see only what you kept or changed.",
  left: (count: number) => (count === 0 ? "You have looked at everything." : `${count} still open`),
  state: { open: "Open", kept: "Kept", changed: "Your own", removed: "Removed" },
  keep: "Keep",
  change: "Change",
  remove: "Remove",
  doneTo: (deed: string, name: string) => `${deed}: ${name}`,
  kept: "Kept as it is.",
  removed: "Removed. Shoppers no longer see it.",
  nothing: "Nothing is said.",
  made: "The shop writes this page from your details.",
  ownPage: "You wrote this page yourself.",
  oldHindi: "The English was changed after the Hindi. Does the Hindi still say the same?",
  hindiFits: "Yes, the Hindi is right",
  hindiKept: "The Hindi stays as it is.",
  hindiOld: (count: number) =>
    count === 1
      ? "1 Hindi text is older than its English"
      : `${count} Hindi texts are older than their English`,
  name: {
    hero: "First words of the home page",
    tagline: "The line below the name",
    description: "What the shop is",
    search: "How search engines show the shop",
    sections: "Lines between the goods of the home page",
    reasons: "Why people should buy here",
    welcome: "A discount for newcomers",
    sale: "A sale until midnight",
    newsletter: "The newsletter",
    sameDay: "Sent on the same day",
    deliveryDays: "How long delivery takes",
    deliveryCost: "What delivery costs",
    waysToPay: "Ways to pay",
    returnDays: "Days to return something",
    wayBack: "How something comes back",
  } as Readonly<Record<string, string>>,
  page: (title: string) => `Page: ${title}`,
  said: {
    welcome: (code: string) => `Newcomers are greeted and told of the code ${code}.`,
    untilMidnight:
      "A clock says that the sale ends tonight at midnight. Keep it only if the prices really go up then.",
    sameDay: (time: string) => `What is ordered before ${time} leaves on the same day.`,
    deliveryDays: (from: number, to: number) => `Delivered in ${from}-${to} working days.`,
    deliveryCost: (cost: string, from: string | null) =>
      from === null ? `Delivery costs ${cost}.` : `Delivery costs ${cost}, and is free above ${from}.`,
    free: "Delivery is free.",
    demoCost: "Delivery and tax are those of the demo. Choose India under Delivery charge and tax.",
    returnDays: (days: number) => `Goods can be returned within ${days} days.`,
    exchange: "Goods can be exchanged.",
    pickUp: "You have returns picked up, on a day that the customer chooses.",
    toStores: "Goods can be brought back to your stores.",
    freeWayBack: "Sending something back is free.",
  },
};
