import fc from "fast-check";
import { expect, it } from "vitest";
import { readTicketNumber, ticketNumber } from "./ticket-number.ts";

it("is read back as it was drawn, however it is told", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (chance) => {
      const number = ticketNumber(chance);
      expect(number).toMatch(/^T-[2-9A-Z]{6}$/);
      expect(readTicketNumber(` ${number.toLowerCase().replace("-", " ")} `)).toBe(number);
    }),
  );
});

it.each(["", "T-", "T-ABCDEF", "H-1042", "T-2345678", "T-23456%"])("finds no number in %j", (typed) => {
  expect(readTicketNumber(typed)).toBeUndefined();
});
