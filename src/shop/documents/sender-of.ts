import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { wordsIn } from "#contract/words.ts";
import type { Sender } from "./document-order.ts";

/** The shop as people know it; parcels that come back go where it can be reached. */
export function senderOf({ shop, contact }: ShopSettings, lang: Lang): Sender {
  return {
    name: wordsIn(shop.name, lang),
    address: wordsIn(contact.address, lang),
    phone: contact.phone,
  };
}
