import type { ShopSettings } from "#contract/shop-settings.ts";

export function areGuestsAllowed({ guests, pricing }: Pick<ShopSettings, "guests" | "pricing">): boolean {
  return guests.allowed === "profile" ? pricing.profile === "india" : guests.allowed === "yes";
}
