import type { ShopSettings } from "#contract/shop-settings.ts";
import type { InvoiceSeller } from "../views.ts";

/** Her invoices name the taxes, and she is somebody to the tax office herself. */
export function sellsToBusinesses({ seller, pricing }: ShopSettings): boolean {
  return pricing.profile === "india" && seller.gstin !== "";
}

/** The shop's own name until the owner has said what the law calls her. */
export function sellerOf({ seller, shop, pricing }: ShopSettings): InvoiceSeller {
  const { legalName, address, city, pinCode, gstin } = seller;
  const isOther = legalName !== "" && legalName !== shop.name.en;
  return {
    name: legalName || shop.name.en,
    ...(isOther && { tradeName: shop.name }),
    address,
    city,
    pinCode,
    gstin,
    state: pricing.sellerState,
  };
}
