import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { themeSheet } from "#server/files/theme.ts";

/** The sheet of colours is put together once for each time that they change. */
export function lookViews(): (settings: ShopSettings) => ShopView["look"] {
  let last: { readonly of: ShopSettings["look"]; readonly sheet: string | null } | undefined;
  return ({ shop, look }) => {
    if (last?.of !== look) last = { of: look, sheet: themeSheet(look)?.href ?? null };
    return {
      sheet: last.sheet,
      grounds: { light: look.light.ground, dark: look.dark.ground },
      logo: look.logo,
      hero: look.hero,
      // The own card bears the own name.
      card:
        shop.name.en === ownName && look.hero === ownHero
          ? "/social-card.jpg"
          : `/pictures/${look.hero}-800.webp`,
    };
  };
}

const ownName = settingGroups.shop.parse({}).name.en;
const ownHero = settingGroups.look.parse({}).hero;
