import { defineContract } from "#contract/module-contract.ts";

export const storePickup = defineContract({
  refusals: {
    notCollectedThere: [
      422,
      "Orders cannot be collected in this store. Please choose another store, or have it delivered.",
    ],
    pickupDaysUnusable: [422, "Please give a whole number of days from 1 to 60"],
    pickupStateMissing: [422, "Please choose the state: GST needs it"],
  },
});
