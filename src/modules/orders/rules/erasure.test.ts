import fc from "fast-check";
import { expect, it } from "vitest";
import { documentsUntil, erasedBefore, invoicesUntil, nextErasure } from "./erasure.ts";

const india = (text: string) => Date.parse(`${text}+05:30`);
const placed = { created_at: india("2026-02-28T12:00:00"), paid_at: 1, lastPaperAt: undefined };
const until = invoicesUntil(placed.created_at);

it.each([
  ["pending", null, 0, "wait"],
  ["ordered", 1, 0, "wait"],
  ["ordered", null, 0, "wait"],
  ["shipped", 1, until, "wait"],
  ["cancelled", null, 0, "delete"],
  ["cancelled", 1, 0, "keepInvoice"],
  ["delivered", null, 0, "keepInvoice"],
  ["completed", 1, until - 1, "keepInvoice"],
  ["completed", 1, until, "empty"],
] as const)("of an order %s, paid at %s, at %d: %s", (status, paid_at, now, step) => {
  expect(nextErasure({ ...placed, status, paid_at }, now)).toBe(step);
});

it("keeps what was sold for cash and called off again as long as any invoice", () => {
  const lastPaperAt = placed.created_at;
  const sold = { ...placed, status: "cancelled", paid_at: null, lastPaperAt } as const;
  expect(nextErasure(sold, placed.created_at)).toBe("keepInvoice");
  expect(nextErasure(sold, until)).toBe("empty");
});

it.each([
  ["2026-02-28T12:00:00", "2033-01-01T00:00:00"],
  ["2026-03-31T23:59:59", "2033-01-01T00:00:00"],
  ["2026-04-01T00:00:00", "2034-01-01T00:00:00"],
  ["2026-12-31T23:59:59", "2034-01-01T00:00:00"],
])("keeps invoices of %s until %s: 72 months from the day on which the year's return is due", (sold, end) => {
  expect(new Date(invoicesUntil(india(sold))).toISOString()).toBe(new Date(india(end)).toISOString());
});

it("keeps an invoice as long as the credit note that is written of it a tax year later", () => {
  const order = { created_at: india("2026-03-20T10:00:00"), lastPaperAt: india("2026-04-02T10:00:00") };
  expect(documentsUntil(order)).toBe(india("2034-01-01T00:00:00"));
});

it("drops what was done when the papers of its time may be gone, and no day before", () => {
  const at = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2050, 0, 1) });
  fc.assert(
    fc.property(at, at, (soldAt, now) => {
      expect(soldAt < erasedBefore(now)).toBe(invoicesUntil(soldAt) <= now);
    }),
  );
});
