import type { Mutant } from "../mutant.ts";

/** Of returns and exchanges, as somebody planted them who had not read the simulation. */
export const blindReturns: readonly Mutant[] = [
  {
    name: "goods can be sent back that never came",
    find: `if (order.status !== "delivered" && order.status !== "completed") return [];`,
    put: "",
  },
  {
    name: "goods come back a day too late",
    find: "deliveredAt + days * dayMs;",
    put: "deliveredAt + (days + 1) * dayMs;",
  },
  {
    name: "a wish to send back that is sent twice is two returns",
    find: "if (same) return success(same);",
    put: "",
  },
  {
    name: "what was paid twice makes a return worth less",
    find: "const rest = restOf(payment.amount_paise, own);",
    put: "const rest = restOf(payment.amount_paise, own.concat(refunds.filter((one) => !own.includes(one))));",
  },
  {
    name: "more is paid for a return than its goods cost",
    find: `if (amountPaise > most.paise) return failure("refundTooMuch", { field: "rupees" });`,
    put: "",
  },
  {
    name: "a return does not know the refund that paid for it",
    find: "const turn = { actor: by.actor, note: reason, refundId: refund.id };",
    put: "const turn = { actor: by.actor, note: reason };",
  },
  {
    name: "the money for a return counts its goods as shelved once more",
    find: `lines: takenOf(one),
      restock: false,`,
    put: `lines: takenOf(one),
      restock: true,`,
  },
  {
    name: "more comes out of a return than was accepted",
    find: "if (named !== counted || (taken.length > 0 && !isPartOf(taken, accepted)))",
    put: "if (named !== counted || (taken.length > 0 && accepted.length === 0))",
  },
  {
    name: "what is written off is for sale again",
    find: "const shelved = goodsAt(order, shelve);",
    put: "const shelved = goodsAt(order, taken);",
  },
  {
    name: "goods that a return takes off the shelf again stay held",
    find: "await parts.catalogue.sellHeld(tx, goods, { orderId: order.id });",
    put: "",
  },
  {
    name: "what was written off gives up what is kept for it",
    find: "const quantity = accepted - shelved - writtenOff;",
    put: "const quantity = accepted - shelved;",
  },
  {
    name: "an exchange gives back a discount that was given since",
    find: "worth: order.discounted ? most.cost : undefined,",
    put: "worth: undefined,",
  },
  {
    name: "whoever holds any link withdraws the returns of others",
    find: `if (!order || one?.orderId !== orderId) return failure("notFound");
      if (one.state === "withdrawn") return success(one);`,
    put: `if (!order || !one) return failure("notFound");
      if (one.state === "withdrawn") return success(one);`,
  },
  {
    name: "a return can be withdrawn after its goods were taken",
    find: `inspected: ["refunded", "exchanged", "refused"],`,
    put: `inspected: ["refunded", "exchanged", "refused", "withdrawn"],`,
  },
  {
    name: "a return that was paid back is exchanged too",
    find: "refunded: [],",
    put: `refunded: ["exchanged"],`,
  },
  {
    name: "what came back for an exchange counts as out",
    find: `return state === "inspected" || state === "refunded" || state === "exchanged";`,
    put: `return state === "inspected" || state === "refunded";`,
  },
  {
    name: "what goes back to its buyer stays with the return",
    find: "if (isDecided(state)) return takenOf({ lines });",
    put: "",
  },
];
