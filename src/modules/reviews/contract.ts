import { defineContract } from "#contract/module-contract.ts";

export const reviews = defineContract({
  rights: {
    "reviews.see": "anyone",
    "reviews.write": "customer",
    "reviews.keep": "staff",
  },
  refusals: {
    reviewOnlyBuyers: [403, "Only buyers of this product can review it"],
    reviewAlready: [409, "You have already reviewed this product"],
    starsMissing: [422, "Please choose from 1 to 5 stars"],
    reviewChanged: [409, "Somebody else has changed this review meanwhile"],
  },
});
