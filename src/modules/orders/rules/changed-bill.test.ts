import { expect, it } from "vitest";
import { orders } from "../texts/orders.ts";
import { changedBill } from "./changed-bill.ts";

const words = orders.bill;
type Sums = Parameters<typeof changedBill>[0];

const placed: Sums = {
  status: "ordered",
  paymentStatus: "created",
  total: 297_330,
  lines: [{ takenOut: undefined }],
  lessPaise: 0,
  movedPaise: 0,
  finalPaise: 297_330,
};
const shown = (order: Partial<Sums>) => changedBill({ ...placed, ...order }, words);
const less = { lessPaise: 21_417, finalPaise: 275_913 };

it("has no rows while the bill holds as it was written", () => {
  expect(shown({})).toBeUndefined();
  expect(shown({ paymentStatus: "captured" })).toBeUndefined();
});

it("names a discount, and what is still to be paid", () => {
  expect(shown(less)).toEqual({
    rows: [{ name: words.discount, amount: "−₹214.17" }],
    last: { name: words.toPay, amount: "₹2,759.13" },
  });
});

it("calls no discount what goods cost that were taken out", () => {
  expect(shown({ ...less, lines: [{ takenOut: undefined }, { takenOut: 1 }] })?.rows).toEqual([
    { name: words.takenOff, amount: "−₹214.17" },
  ]);
});

it("asks nothing more for what was called off", () => {
  expect(shown({ ...less, status: "cancelled" })?.last.name).toBe(words.total);
});

it("tells what went back and what pays for another choice apart, to the paisa of what was paid", () => {
  const order = { paymentStatus: "captured", movedPaise: 100_000, finalPaise: 175_913 } as const;
  expect(shown(order)).toEqual({
    rows: [
      { name: words.moved, amount: "−₹1,000.00" },
      { name: words.refunded, amount: "−₹214.17" },
    ],
    last: { name: words.paid, amount: "₹1,759.13" },
  });
  expect(shown({ paymentStatus: "refunded", finalPaise: 0 })?.last).toEqual({
    name: words.paid,
    amount: "₹0.00",
  });
});
