import { defineContract } from "#contract/module-contract.ts";

export const tickets = defineContract({
  rights: {
    "support.ask": "anyone",
    "support.own": "customer",
    "messages.see": "staff",
    "messages.answer": "staff",
  },
  refusals: {
    messageChanged: [409, "Somebody has changed this message meanwhile"],
  },
});
