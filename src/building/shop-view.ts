import type { ShopSettings } from "#contract/shop-settings.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { wordsIn } from "#contract/words.ts";

export function shopView({ shop, contact, social }: ShopSettings, lang: Lang): ShopView {
  return {
    name: wordsIn(shop.name, lang),
    contact: { ...contact, address: wordsIn(contact.address, lang) },
    social: social.links,
  };
}
