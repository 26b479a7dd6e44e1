/** What the back office says of payments and refunds; the server alone has it. */
export const payments = {
  title: "Payments",
  none: "All in order: no payment or refund needs you.",
  needs: "Needs your attention",
  latest: "Latest payments",
  latestHint: "These are the 20 newest. To see an older one, open its order.",
  nothing: "No payments yet",
  nothingHint: "How each order is paid appears here; what needs you comes first.",
  kind: {
    refundRefused: "The payment gateway refused a refund",
    refundByHand: "A refund to make by hand",
    refundSlow: "A refund that is taking long",
    notHeard: "No news of a payment",
    notTaken: "Paid, but does not match the order",
    cameBack: "A parcel came back: refund it or send it again",
  },
  misfit: {
    mismatch: "a different amount",
    twice: "paid twice",
    late: "paid too late",
    ended: "the order had ended",
  },
  action: { retry: "Try again", byHand: "Refunded by hand", ask: "Ask now", open: "Open the order" },
  since: (when: string) => `since ${when}`,
};
