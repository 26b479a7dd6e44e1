import { defineContract } from "#contract/module-contract.ts";

export const storePickup = defineContract({
  refusals: {
    notCollectedThere: [
      422,
      "Orders cannot be collected in this store. Please choose another store, or have it delivered.",
    ],
    gstinNotOfStore: [
      422,
      "What is collected is billed in the state of the store, and this GSTIN is from another one.",
    ],
    pickupCodeWrong: [422, "This is not the code of this order. Please look at it again."],
    pickupDaysUnusable: [422, "Please give a whole number of days from 1 to 60"],
    pickupStateMissing: [422, "Please choose the state: GST needs it"],
  },
});
