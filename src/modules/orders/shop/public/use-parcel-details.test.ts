import { expect, it } from "vitest";
import { deliveredAt } from "./use-parcel-details.ts";

const events = [
  { status: "shipped", at: 1 },
  { status: "delivered", at: 2 },
  { status: "delivered", at: 3 },
  { status: "completed", at: 4 },
];

it.each([
  ["Delivered", events, 3],
  ["completed", events, 3],
  ["returned", events, undefined],
  ["shipped", events.slice(0, 1), undefined],
  ["delivered", [], undefined],
] as const)("tells when an order that is %s was delivered", (status, happened, at) => {
  expect(deliveredAt({ status, events: [...happened] })).toBe(at);
});
