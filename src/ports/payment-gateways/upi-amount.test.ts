import fc from "fast-check";
import { expect, it } from "vitest";
import { paiseInUpiLink } from "./upi-amount.ts";

const link = (amount: string) => `upi://pay?pa=shop@bank&pn=Haat&tr=RZP1&cu=INR&am=${amount}`;

it("reads every sum that a gateway may write, to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (paise) => {
      const [rupees, part] = [Math.trunc(paise / 100), String(paise % 100).padStart(2, "0")];
      expect(paiseInUpiLink(link(`${rupees}.${part}`))).toBe(paise);
      if (part === "00") expect(paiseInUpiLink(link(`${rupees}`))).toBe(paise);
      if (part.endsWith("0")) expect(paiseInUpiLink(link(`${rupees}.${part[0]}`))).toBe(paise);
    }),
  );
});

it.each([
  "https://bank.example/pay?am=1.00",
  "javascript:alert(1)//upi://pay?am=1.00",
  "upi://pay?pa=shop@bank",
  "upi://pay?pa=shop bank&am=1.00",
  link("1.005"),
  link("-1"),
  link("1e3"),
  "",
])("reads nothing in %s", (text) => {
  expect(paiseInUpiLink(text)).toBeUndefined();
});
