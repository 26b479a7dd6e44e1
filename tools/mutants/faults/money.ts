import type { Mutant } from "../mutant.ts";

export const money: readonly Mutant[] = [
  {
    name: "free delivery comes at its sum, not above it",
    find: "subtotalPaise <= freeAbovePaise ? paise",
    put: "subtotalPaise < freeAbovePaise ? paise",
    journeys: ["cart.journey.ts"],
  },
  {
    name: "a code needs more than its least sum",
    find: "subtotal < promo.minimumPaise",
    put: "subtotal <= promo.minimumPaise",
  },
  {
    name: "the two halves of a tax are rounded as one",
    find: "2 * taxIn(taxed, 2)",
    put: "taxIn(taxed, 1)",
  },
  {
    name: "a part of an order is rounded down",
    find: "Number((2n * all * BigInt(priceOf(lines, some, isLess)) + whole) / (2n * whole))",
    put: "Number((all * BigInt(priceOf(lines, some, isLess))) / whole)",
  },
  {
    name: "a piece gives back what came off other lines",
    find: "isLess ? portionOf(sale.lessPaise, some, quantity) : 0",
    put: "0",
  },
  {
    name: "the dearest pieces are free",
    find: ".toSorted((one, other) => one.unitPaise - other.unitPaise)",
    put: ".toSorted((one, other) => other.unitPaise - one.unitPaise)",
  },
  {
    name: "the discount comes that takes off least",
    find: "if (less > most) [best, most]",
    put: "if (less > 0 && (most === 0 || less < most)) [best, most]",
  },
  {
    name: "more goes back than was captured",
    find: "amountPaise < 1 || amountPaise > rest",
    put: "amountPaise < 1",
  },
  {
    name: "two processes ask for the same refund",
    find: '.where("id", "=", row.id)\n    .where("tries", "=", row.tries)',
    put: '.where("id", "=", row.id)',
  },
  {
    name: "a late refusal outranks money that has moved",
    find: "refused: 2, done: 3",
    put: "refused: 3, done: 2",
  },
  {
    name: "a code is taken once more than it may be",
    engine: "postgres",
    find: 'where("used", "<", where.ref("times"))',
    put: 'where("used", "<=", where.ref("times"))',
  },
];
