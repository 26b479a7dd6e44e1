import type { Mutant } from "../mutant.ts";

export const rights: readonly Mutant[] = [
  {
    name: "anybody reads an address whose id is known",
    find: '.selectFrom("addresses")\n    .selectAll()\n    .where("user_id", "=", userId)\n    .where("id", "=", id)',
    put: '.selectFrom("addresses")\n    .selectAll()\n    .where("id", "=", id)',
  },
  {
    name: "anybody reads an order whose id is known",
    find: 'whole(q).where("user_id", "=", userId).where("id", "=", id)',
    put: 'whole(q).where("id", "=", id)',
  },
  {
    name: "an accountant gives money back",
    find: '"money.see", "money.settle", "returns.see"',
    put: '"money.see", "money.settle", "money.refund", "returns.see"',
  },
  {
    name: "a manager changes who works here",
    find: '!right.startsWith("people.")',
    put: 'right !== "people.see"',
  },
  {
    name: "somebody gives a role that holds more than his own",
    find: "ofStaff.every((right) => !roleHolds(role, right)",
    put: "ofStaff.some((right) => !roleHolds(role, right)",
  },
  {
    name: "what cannot be taken back asks for no fresh factor",
    find: 'assurance === "fresh factor" && !caller?.hasFreshFactor',
    put: 'assurance === "fresh factor" && !caller',
  },
  {
    name: "a code for one order opens another",
    find: "        (input.orderId ?? kept.order_id) !== kept.order_id",
    put: "        kept.order_id === undefined",
  },
  {
    name: "whoever holds a ticket's link reads the staff's notes",
    find: '.filter(({ kind: of }) => of !== "note")',
    put: "",
  },
];
