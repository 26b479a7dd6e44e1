import { defineContract } from "#contract/module-contract.ts";

export const reminders = defineContract({
  rights: {
    "reminders.stop": "anyone",
  },
});
