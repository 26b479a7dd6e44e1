import { expect, it } from "vitest";
import { finalPaiseOf } from "./final-paise.ts";

const refund = (amount_paise: number, gateway_payment_id: string | null = "pay_1") => ({
  amount_paise,
  gateway_payment_id,
});

it("is what was ordered while nothing was taken off or given back", () => {
  expect(finalPaiseOf(297_330, undefined, [])).toBe(297_330);
  expect(finalPaiseOf(297_330, { amount_paise: 297_330, gateway_payment_id: null }, [])).toBe(297_330);
});

it("is what the courier collects of an order that was lessened", () => {
  expect(finalPaiseOf(297_330, { amount_paise: 275_913, gateway_payment_id: null }, [])).toBe(275_913);
});

it("is what is left of what was paid, and nothing once all of it went back", () => {
  const payment = { amount_paise: 297_330, gateway_payment_id: "pay_1" };
  expect(finalPaiseOf(297_330, payment, [refund(20_000), refund(1_417)])).toBe(275_913);
  expect(finalPaiseOf(297_330, payment, [refund(297_330)])).toBe(0);
});

it("is all of what was paid where a second payment of the same order went back", () => {
  const payment = { amount_paise: 297_330, gateway_payment_id: "pay_1" };
  expect(finalPaiseOf(297_330, payment, [refund(297_330, "pay_2")])).toBe(297_330);
});
