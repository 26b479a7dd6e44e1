import { expect, it } from "vitest";
import { upiLink } from "./payment-start.ts";

it("asks for the exact amount with two decimals and without a plus sign", () => {
  const link = upiLink({
    payee: "demo@upi",
    name: "Haat & Sons",
    amountPaise: 1_234_05,
    reference: "0199",
    note: "Order 3E4F5A",
  });
  expect(link).toBe("upi://pay?pa=demo@upi&pn=Haat%20%26%20Sons&am=1234.05&cu=INR&tr=0199&tn=Order%203E4F5A");
});
