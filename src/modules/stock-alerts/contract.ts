import { defineContract } from "#contract/module-contract.ts";

export const stockAlerts = defineContract({
  rights: {
    "stockAlerts.own": "customer",
  },
  refusals: {
    stockAlertNeedsProof: [403, "Please confirm your email address first, so that we know where to write"],
    productInStock: [409, "It is in stock: you can buy it now"],
    stockAlertsFull: [409, "We can watch up to 50 products for you"],
  },
});
