import type { ShopSettings } from "#contract/shop-settings.ts";

/** The owner's rules, with the days that every page promises. */
export function returnRulesOf({ returns, support }: Pick<ShopSettings, "returns" | "support">) {
  return { ...returns, days: support.returnDays };
}
