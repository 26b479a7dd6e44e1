import { expect, it } from "vitest";
import { invoiceLife, nextErasure } from "./erasure.ts";

const placed = { created_at: Date.UTC(2026, 1, 28), paid_at: 1 };

it.each([
  ["pending", null, 0, "wait"],
  ["ordered", 1, 0, "wait"],
  ["ordered", null, 0, "wait"],
  ["shipped", 1, invoiceLife, "wait"],
  ["cancelled", null, 0, "delete"],
  ["cancelled", 1, 0, "keepInvoice"],
  ["delivered", null, 0, "keepInvoice"],
  ["completed", 1, invoiceLife - 1, "keepInvoice"],
  ["completed", 1, invoiceLife, "empty"],
] as const)("of an order %s, paid at %s, after %d ms: %s", (status, paid_at, age, step) => {
  expect(nextErasure({ ...placed, status, paid_at, isInvoiced: false }, placed.created_at + age)).toBe(step);
});

it("keeps what was sold for cash and called off again as long as any invoice", () => {
  const sold = { ...placed, status: "cancelled", paid_at: null, isInvoiced: true } as const;
  expect(nextErasure(sold, placed.created_at)).toBe("keepInvoice");
  expect(nextErasure(sold, placed.created_at + invoiceLife)).toBe("empty");
});

it("keeps an invoice no less than 72 months, wherever the leap days lie", () => {
  for (let year = 2020; year < 2032; year++) {
    const from = Date.UTC(year, 0, 15);
    expect(from + invoiceLife).toBeGreaterThanOrEqual(Date.UTC(year + 6, 0, 15));
  }
});
