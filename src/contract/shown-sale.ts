import type { SaleView } from "./catalogue-view.ts";
import type { ShopSettings } from "./shop-settings.ts";
import type { Said } from "./words.ts";

/** What is on sale, and what the owner says of it. */
export type ShownSale = SaleView & { readonly says: Said<ShopSettings["sale"]> };
