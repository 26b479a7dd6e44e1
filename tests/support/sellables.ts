import { combinationsOf } from "#modules/catalogue/rules/variants.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";

/** A product as the catalogue offers it, with so many pieces of each of its choices. */
export function sellable({
  each = 100,
  ...more
}: Partial<Sellable> & { readonly each?: number } = {}): Sellable {
  const { colours = [], sizes = [] } = more;
  const variants = combinationsOf({ colours, sizes }).map((one) => ({ ...one, free: each }));
  return {
    id: "lamp",
    title: "Brass lamp",
    brand: "Haat",
    picture: null,
    unitPaise: 1_000_00,
    oldUnitPaise: null,
    discount: 0,
    free: each * variants.length,
    variants,
    colours,
    sizes,
    hsn: null,
    prepaidOnly: false,
    taxClass: null,
    gone: false,
    ...more,
  };
}
