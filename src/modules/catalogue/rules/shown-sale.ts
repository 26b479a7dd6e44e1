import type { Localised } from "#contract/format/words.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { SaleView } from "../catalogue-view.ts";

/** What is on sale, and what the owner says of it. */
export type ShownSale = SaleView & { readonly says: Localised<ShopSettings["sale"]> };
