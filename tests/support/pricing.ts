import type { Place, Terms } from "#contract/pricing-terms.ts";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { type CourierDeliveryInput, offerByCourier } from "#modules/pricing/rules/courier-delivery.ts";
import { termsOf } from "#modules/pricing/rules/terms.ts";
import { createPricingService } from "#modules/pricing/service.ts";
import {
  createPromoCodesService,
  type PromoCodesParts,
  type Purchases,
} from "#modules/promo-codes/service.ts";
import type { Database } from "#platform/database/database.ts";

export const demoSettings = settingGroups.pricing.parse({});
export const indiaSettings = settingGroups.pricing.parse({
  profile: "india",
  sellerState: "29",
  cashPaise: 50_00,
});

export const welcome = { code: "WELCOME10", percent: 10, paise: 0, shipsFree: false, minimumPaise: 0 };

/** Of goods that a courier brings. */
export function courierTerms(facts: CourierDeliveryInput, place?: Place): Terms | undefined {
  const offered = offerByCourier(facts, place);
  return offered && termsOf(facts.settings, { ...offered, option: "courier" }, place);
}

export function demoTerms(rate: number) {
  const terms = courierTerms({ settings: demoSettings, rate, table: new Map() });
  if (!terms) throw new Error("The demo profile brings its goods everywhere.");
  return terms;
}

const newcomer: Purchases = {
  promoUses: async () => ({ used: 0, isHeld: false }),
  hasBoughtBefore: async () => false,
};
const noon = { now: () => Date.UTC(2026, 10, 21, 9) };

/** Read up to the tables as they are now. */
export async function pricingForTests(
  db: Database,
  {
    clock = noon,
    rate = 83.16,
    settings = demoSettings,
  }: { clock?: { now: () => number }; rate?: number; settings?: ShopSettings["pricing"] } = {},
) {
  const pricing = createPricingService({ db, clock, rate, settings: () => settings });
  await pricing.catchUp(0);
  return pricing;
}

/** The same of the codes. */
export async function promoCodesForTests(
  db: Database,
  { clock = noon, orders = newcomer, ...told }: Partial<PromoCodesParts> = {},
) {
  const promoCodes = createPromoCodesService({ db, clock, orders, ...told });
  await promoCodes.catchUp(0);
  return promoCodes;
}
