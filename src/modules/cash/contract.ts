import { defineContract } from "#contract/module-contract.ts";

export const cash = defineContract({
  rights: {
    "money.settle": "staff",
  },
  refusals: {
    noCashThere: [422, "Cash on delivery is not available at this PIN code. Please pay another way."],
    cashTooLittle: [422, "This order is too small for cash on delivery. Please pay another way."],
    cashTooMuch: [422, "This order is too large for cash on delivery. Please pay another way."],
    cashNotForGoods: [
      422,
      "Something in your cart is not available with cash on delivery. Please pay another way.",
    ],
    cashRefusedBefore: [
      409,
      "Cash on delivery is not available to you at the moment. Please pay online, or call us.",
    ],
    cashNotConfirmed: [
      409,
      "The buyer has not confirmed this cash order yet. Wait for the code, or call and confirm it.",
    ],
    cashSettled: [409, "The courier has already settled this parcel, so it stays delivered"],
    nothingToSettle: [409, "None of these parcels has money to come any more"],
  },
});
