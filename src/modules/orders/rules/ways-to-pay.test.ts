import { expect, it } from "vitest";
import { onlineMethods } from "#contract/checkout-view.ts";
import { payments } from "#contract/settings/payments.ts";
import { pricing } from "#contract/settings/pricing.ts";
import { waysToPay } from "./ways-to-pay.ts";

const demo = pricing.parse({});
const india = pricing.parse({ profile: "india", sellerState: "29" });

it("keeps the documented tiles in the demo", () => {
  expect(waysToPay({ payments: payments.parse({}), pricing: demo })).toEqual(onlineMethods);
});

it("puts UPI first in India, and the rest in the owner's order with cash at the end", () => {
  const settings = payments.parse({ ways: ["google-pay", "card", "qr", "paypal"], cash: true });
  expect(waysToPay({ payments: settings, pricing: india })).toEqual([
    "qr",
    "google-pay",
    "card",
    "paypal",
    "cash",
  ]);
  expect(settings.ways).toEqual(["google-pay", "card", "qr", "paypal"]);
});

it("offers no UPI that the owner does not", () => {
  expect(waysToPay({ payments: payments.parse({ ways: ["card"] }), pricing: india })).toEqual(["card"]);
});
