import type { PaymentMethod } from "./order-view.ts";
import type { ShopSettings } from "./shop-settings.ts";

export function waysToPay({ ways, cash }: ShopSettings["payments"]): readonly PaymentMethod[] {
  return cash ? [...ways, "cash"] : ways;
}
