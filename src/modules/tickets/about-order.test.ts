import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { aboutOrder } from "./about-order.ts";

const order: Parameters<typeof aboutOrder>[0] = {
  id: "0199",
  number: "H-1042",
  status: "shipped",
  step: null,
  createdAt: Date.UTC(2026, 10, 2, 6),
  expectedAt: Date.UTC(2026, 10, 9, 6),
  lines: [],
  collectedIn: null,
};

it("says when an order comes while it is under way, and afterwards when it was placed", () => {
  expect(aboutOrder(order, "en").facts).toMatch(/Delivery Mon,\u00a09\u00a0November$/);
  const { facts, status } = aboutOrder({ ...order, status: "delivered" }, "en");
  expect([facts, status]).toEqual([expect.stringContaining("2\u00a0November"), "Delivered"]);
});

it("promises no day for what is on its way back, or back", () => {
  for (const lang of ["en", "hi"] as const) {
    const { step: words } = textsOf(lang).orders.tracking;
    for (const step of ["returning", "returned"] as const)
      expect(aboutOrder({ ...order, step }, lang).facts).toBe(words[step]);
  }
});

it("leads to the form with the order's number", () => {
  for (const lang of ["en", "hi"] as const)
    expect(aboutOrder(order, lang).ask.href).toBe("/policies/contact?order=H-1042#write");
});
