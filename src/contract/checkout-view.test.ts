import { expect, it } from "vitest";
import { readMethod } from "./checkout-view.ts";

it.each([
  ["card", ["card", "Credit Card", "credit-card", "creditCard", "credit_card", "CARD"]],
  ["qr", ["qr", "QR Code", "qrCode", "qr_code", "upi", "UPI"]],
  ["paypal", ["paypal", "PayPal", "Pay Pal"]],
  ["apple-pay", ["apple-pay", "Apple Pay", "applepay", "applePay", "apple_pay"]],
  ["google-pay", ["google-pay", "Google Pay", "googlepay", "google_pay", "GPay"]],
  ["cash", ["cash", "Cash on delivery", "cashOnDelivery", "COD"]],
])("the payment method %s is known by its other spellings", (method, spellings) => {
  expect(spellings.map(readMethod)).toEqual(spellings.map(() => method));
});

it("what is no payment method stays none", () => {
  expect(["gold", "", null, 7, {}].map(readMethod)).toEqual(["gold", "", "", "", ""]);
});
