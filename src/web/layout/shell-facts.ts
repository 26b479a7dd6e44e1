import type { ShellView } from "#contract/shell-view.ts";
import { unnamedShop } from "#contract/shop-view.ts";

export type ShellFacts = ShellView & { readonly year: number };

/** Stands in where even the root's loader failed, so that the way home is still there. */
export const strangerFacts: ShellFacts = {
  shop: unnamedShop,
  lang: "en",
  user: null,
  cartLines: 0,
  cartUnits: 0,
  cartVersion: 0,
  wished: [],
  freeShippingFrom: 0,
  year: new Date().getFullYear(),
};

/** The same page for nobody in particular. */
export function withoutAccount({ notice: _, ...facts }: ShellFacts): ShellFacts {
  return { ...facts, user: null, cartLines: 0, cartUnits: 0, wished: [] };
}
