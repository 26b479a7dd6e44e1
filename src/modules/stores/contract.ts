import { defineContract } from "#contract/module-contract.ts";

export const stores = defineContract({
  rights: {
    "stores.see": "anyone",
  },
});
