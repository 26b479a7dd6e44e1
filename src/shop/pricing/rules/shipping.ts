import { unitPaise } from "#contract/money.ts";

/** Stored prices are hundredths of the catalogue unit: shipping is 10 units, free above 100. */
const shippingStored = 10_00;
const freeAboveStored = 100_00;

/** A subtotal above this ships free. */
export function freeShippingFrom(rate: number): number {
  return unitPaise(freeAboveStored, 0, rate);
}

export function shippingPaise(rate: number): number {
  return unitPaise(shippingStored, 0, rate);
}
