import type { InvoiceSeller } from "#contract/invoice-view.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";

/** The shop's own name until the owner has said what the law calls her. */
export function sellerOf({ seller, shop, pricing }: ShopSettings): InvoiceSeller {
  const { legalName, address, gstin } = seller;
  return { name: legalName || shop.name.en, address, gstin, state: pricing.sellerState };
}
