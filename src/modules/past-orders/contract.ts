import { defineContract } from "#contract/module-contract.ts";

export const pastOrders = defineContract({
  refusals: {
    pastOrdersUnknown: [
      422,
      "The first line is not that of a file of orders from Shopify, or from WooCommerce by Advanced Order Export. Send the file as they wrote it.",
    ],
    pastOrdersTooLong: [
      422,
      "The file has more than 60,000 lines. Let the old shop write it for a shorter time, and send one after the other.",
    ],
  },
});
