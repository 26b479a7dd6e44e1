import { defineContract } from "#contract/module-contract.ts";

export const returns = defineContract({
  rights: {
    "returns.ask": "anyone",
    "returns.see": "staff",
    "returns.decide": "staff",
  },
  refusals: {
    returnOver: [409, "The time to return this is over"],
    returnUnderWay: [
      409,
      "These pieces are in a return that is under way. Refund them there, or refuse it first.",
    ],
    notReturnable: [409, "That is more than you can return. Please check again."],
    returnsFull: [409, "This order has too many returns. Please call us."],
    choiceDearer: [422, "This choice costs more. Return yours for a refund and buy the other one."],
  },
});
