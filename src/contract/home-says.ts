import type { ShopSettings } from "./shop-settings.ts";
import type { Said } from "./words.ts";

/** The owner's words for the home page, in the page's language. */
export type HomeSays = Said<ShopSettings["home"]>;

export type SectionSays = HomeSays["sections"][number];
