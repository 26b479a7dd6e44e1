import type { Localised } from "./format/words.ts";
import type { ShopSettings } from "./shop-settings.ts";

/** The owner's words for the home page, in the page's language. */
export type HomeSays = Localised<ShopSettings["home"]>;

export type SectionSays = HomeSays["sections"][number];
