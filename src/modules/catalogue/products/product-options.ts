import { coloursOf, sizesOf } from "../rules/options.ts";
import type { ColourView } from "../sellable-view.ts";
import type { NewVariantAttributes } from "../stock/describe-variants.ts";
import type { ProductRow } from "./product-repository.ts";

/** As its owner has named them. */
export function optionsIn({ colours, sizes }: Pick<ProductRow, "colours" | "sizes">) {
  return { colours: JSON.parse(colours) as ColourView[], sizes: JSON.parse(sizes) as string[] };
}

/** As they are shown: clothing without any of its own has the usual ones. */
export function optionsOf(
  topCategory: string,
  { colours, sizes }: { readonly colours: readonly ColourView[]; readonly sizes: readonly string[] },
) {
  return { colours: coloursOf(topCategory, colours), sizes: sizesOf(topCategory, sizes) };
}

/** What there is of each choice, where that is told of any. */
export function piecesOf(variants: readonly NewVariantAttributes[]) {
  if (variants.every(({ pieces }) => pieces === undefined)) return undefined;
  return variants.map(({ colour, size, pieces = 0 }) => ({ colour, size, free: pieces }));
}
