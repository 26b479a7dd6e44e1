import { expect, it } from "vitest";
import type { OrderCard } from "#contract/order-view.ts";
import { aboutOrder } from "./about-order.ts";

const order: OrderCard = {
  id: "0199",
  shortId: "F725D6",
  number: "H-1042",
  status: "shipped",
  cancelReason: null,
  createdAt: Date.UTC(2026, 10, 2, 6),
  expectedAt: Date.UTC(2026, 10, 9, 6),
  totalPaise: 50_000,
  lines: [],
  paymentStatus: "captured",
};

it("says when an order comes while it is under way, and afterwards when it was placed", () => {
  expect(aboutOrder(order, "en").facts).toMatch(/Delivery Mon,\u00a09\u00a0November$/);
  const { facts, status } = aboutOrder({ ...order, status: "delivered" }, "en");
  expect([facts, status]).toEqual([expect.stringContaining("2\u00a0November"), "Delivered"]);
});

it("leads to the form with the order's number", () => {
  for (const lang of ["en", "hi"] as const)
    expect(aboutOrder(order, lang).ask.href).toBe("/policies/contact?order=H-1042#write");
});
