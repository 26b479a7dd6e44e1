import type { ShellView } from "#contract/shell-view.ts";
import { unnamedShop } from "#contract/shop-view.ts";

export type ShellFacts = ShellView & { readonly year: number };

const nobody = { user: null, cartLines: 0, cartUnits: 0, wished: [] };

/** Stands in where even the root's loader failed, so that the way home is still there. */
export const strangerFacts: ShellFacts = {
  ...nobody,
  shop: unnamedShop,
  lang: "en",
  cartVersion: 0,
  freeShippingFrom: 0,
  year: new Date().getFullYear(),
};

let last: ShellFacts | undefined;

/**
 * What the frame shows. In a browser it stays as it was where the root's loader got no answer, and where a page made
 * for all says the same once more: the frame is not drawn anew with each page.
 */
export function factsOr(loaded: ShellFacts | undefined): ShellFacts {
  if (import.meta.env.SSR) return loaded ?? strangerFacts;
  if (!loaded?.forAll || JSON.stringify(loaded) !== JSON.stringify(last)) last = loaded ?? last;
  return last ?? strangerFacts;
}

/** The same page for nobody in particular. */
export function withoutAccount({ notice: _, ...facts }: ShellFacts): ShellFacts {
  return { ...facts, ...nobody };
}
