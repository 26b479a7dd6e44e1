import { unitPaise } from "#contract/format/money.ts";
import type { DeliveryBand, Terms } from "#contract/pricing-terms.ts";

/** Stored prices are hundredths of the catalogue unit: the demo's delivery is 10 units, free above 100. */
const demoStored = 10_00;
const demoFreeAboveStored = 100_00;

export function demoDelivery(rate: number): readonly DeliveryBand[] {
  const paise = unitPaise(demoStored, 0, rate);
  return [{ upToGrams: null, paise, freeAbovePaise: unitPaise(demoFreeAboveStored, 0, rate) }];
}

/** The band that carries so much. */
export function bandFor({ delivery }: Pick<Terms, "delivery">, grams: number): DeliveryBand {
  const band = delivery.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams) ?? delivery.at(-1);
  if (!band) throw new Error("Terms without a way to deliver.");
  return band;
}

export function deliveryPaise({ paise, freeAbovePaise }: DeliveryBand, subtotalPaise: number): number {
  return subtotalPaise > 0 && subtotalPaise <= freeAbovePaise ? paise : 0;
}
