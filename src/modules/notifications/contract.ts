import { defineContract } from "#contract/module-contract.ts";

export const notifications = defineContract({
  rights: {
    "unsent.see": "staff",
    "unsent.change": "staff",
  },
});
