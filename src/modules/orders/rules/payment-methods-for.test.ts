import { expect, it } from "vitest";
import { onlineMethods } from "#contract/checkout-view.ts";
import { settingGroups } from "#contract/shop-settings.ts";
import { paymentMethodsFor } from "./payment-methods-for.ts";

const demo = settingGroups.pricing.parse({});
const india = settingGroups.pricing.parse({ profile: "india", sellerState: "29" });

it("keeps the documented tiles in the demo", () => {
  expect(paymentMethodsFor({ payments: settingGroups.payments.parse({}), pricing: demo })).toEqual(
    onlineMethods,
  );
});

it("puts UPI first in India, and the rest in the owner's order with cash at the end", () => {
  const settings = settingGroups.payments.parse({ ways: ["google-pay", "card", "qr", "paypal"], cash: true });
  expect(paymentMethodsFor({ payments: settings, pricing: india })).toEqual([
    "qr",
    "google-pay",
    "card",
    "paypal",
    "cash",
  ]);
  expect(settings.ways).toEqual(["google-pay", "card", "qr", "paypal"]);
});

it("offers no UPI that the owner does not", () => {
  expect(
    paymentMethodsFor({ payments: settingGroups.payments.parse({ ways: ["card"] }), pricing: india }),
  ).toEqual(["card"]);
});
