import { defineContract } from "#contract/module-contract.ts";

export const settings = defineContract({
  rights: {
    "shop.change": "staff",
  },
  refusals: {
    settingChanged: [409, "Somebody else has changed this meanwhile"],
  },
});
