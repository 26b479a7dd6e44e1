import { defineContract } from "#contract/module-contract.ts";

export const newsletter = defineContract({
  rights: {
    "newsletter.join": "anyone",
  },
});
