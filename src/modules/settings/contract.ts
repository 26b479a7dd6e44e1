import { defineContract } from "#contract/module-contract.ts";
import { home } from "./setting-groups/home.ts";
import { announcement, look, pause, support } from "./setting-groups/pages.ts";
import { contact, seller, shop, social } from "./setting-groups/shop.ts";
import { settingWords } from "./texts/setting-words.ts";

export const settings = defineContract({
  settings: { shop, look, seller, contact, social, announcement, home, support, pause },
  settingWords,
  rights: {
    "shop.change": "staff",
  },
  refusals: {
    settingChanged: [409, "Somebody else has changed this meanwhile"],
  },
});
