import { defineContract } from "#contract/module-contract.ts";

export const delivery = defineContract({
  rights: {
    "delivery.see": "anyone",
  },
  refusals: {
    pinCodeUnknown: [
      404,
      "We do not know this PIN code. Check the digits, or fill in city and state yourself",
    ],
  },
});
