import { defineContract } from "#contract/module-contract.ts";

export const payments = defineContract({
  rights: {
    "payments.tell": "anyone",
    "payments.pay": "anyone",
    "money.refund": "staff",
  },
  refusals: {
    paymentUnavailable: [
      503,
      "The payment gateway is not answering. Your cart is safe, and nothing was charged.",
    ],
    paymentRefused: [502, "The payment gateway refused this order. Nothing was charged."],
    mockRefused: [403, "Mock payments are not accepted here"],
    badSignature: [400, "The payment is not signed by the gateway"],
    refundNotOpen: [409, "This refund is already done or on its way"],
    nothingToAsk: [409, "There is nothing to ask the gateway about this order"],
  },
});
