import { defineContract } from "#contract/module-contract.ts";

export const automaticDiscounts = defineContract({
  refusals: {
    discountChanged: [409, "Somebody else has changed this discount meanwhile"],
    discountsFull: [409, "You can have up to 100 discounts. Remove one first."],
    discountTakesNothing: [422, "Say what is taken off: percent or rupees"],
    discountNeedsGoods: [422, "Choose a category or a product"],
    piecesUnusable: [422, "Enter a whole number from 1, together 10 at most"],
    customerUnknown: [422, "No customer has confirmed this email address or phone number"],
  },
});
