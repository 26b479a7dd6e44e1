import type { ShopSettings } from "#contract/shop-settings.ts";

/** The owner's rules, with the days that every page promises, and where the shop can be reached. */
export function returnRulesOf({
  returns,
  support,
  contact,
}: Pick<ShopSettings, "returns" | "support" | "contact">) {
  return { ...returns, days: support.returnDays, sendTo: contact.address };
}
