import { createHash } from "node:crypto";
import { type ColourName, ownColours } from "#contract/settings/colours.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";

export interface ThemeSheet {
  /** Changes with what is in it. */
  readonly href: string;
  readonly css: string;
}

/** The owner's colours, over those of the common style sheet; null where she has none of her own. */
export function themeSheet({ light, dark }: ShopSettings["look"]): ThemeSheet | null {
  const changed = (Object.keys(ownColours.light) as ColourName[]).filter(
    (name) => light[name] !== ownColours.light[name] || dark[name] !== ownColours.dark[name],
  );
  if (changed.length === 0) return null;
  const rules = changed.map((name) => `--color-${name}:light-dark(${light[name]},${dark[name]})`);
  const css = `:root{${rules.join(";")}}`;
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 12);
  return { href: `/assets/theme-${hash}.css`, css };
}
