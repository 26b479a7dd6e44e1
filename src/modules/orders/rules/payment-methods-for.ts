import type { ShopSettings } from "#contract/shop-settings.ts";
import type { PaymentMethod } from "../order-view.ts";

/** In the owner's order; in India, where most pay by it, UPI comes first. Cash is last. */
export function paymentMethodsFor({
  payments: { ways, cash },
  pricing,
}: Pick<ShopSettings, "payments" | "pricing">): readonly PaymentMethod[] {
  const online = pricing.profile === "india" ? ways.toSorted(byUpi) : ways;
  return cash ? [...online, "cash"] : online;
}

function byUpi(one: PaymentMethod, other: PaymentMethod): number {
  return Number(other === "qr") - Number(one === "qr");
}
