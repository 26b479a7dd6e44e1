export const name = "razorpay";
export const title = "Razorpay";

/** Where its messages come to, and what its owner sets for them on both sides. */
export const webhook = {
  path: "/webhooks/razorpay",
  secret: "RAZORPAY_WEBHOOK_SECRET",
  trialEvent: "payment_link.paid",
} as const;
