import type { GoodsPart } from "../bulk-view.ts";
import { popularityOfRow } from "../products/changed-row.ts";
import { withHindi } from "../products/hindi-words.ts";
import { placeOf } from "../products/indexed-product.ts";
import { attributeColumnsOf } from "../products/product-attributes.ts";
import type { ProductRow } from "../products/product-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { inStockOf } from "../rules/sets.ts";
import { soldOutOf } from "../rules/variant.ts";
import type { KnownGoods } from "./known-goods.ts";

const notOnForm: readonly string[] = ["colour", "size", "pieces", "more"];

/** The row of a product with what is changed of it and of its pieces. */
export function changedRow(
  { row: old, whole }: Pick<KnownGoods, "row" | "whole">,
  part: GoodsPart,
  offered: readonly { readonly colour: string; readonly size: string; readonly free: number }[],
  { tree, at }: { readonly tree: CategoryTree; readonly at: number },
): ProductRow {
  const place = part.category === undefined ? undefined : placeOf(tree, part.category);
  // In another category it keeps the choices that it has, whatever goods have there without saying so.
  const { colours = place && whole.colours, sizes = place && whole.sizes } = part;
  const state = part.state ?? old.state;
  const now = {
    ...old,
    title: part.title ?? old.title,
    brand: part.brand ?? old.brand,
    description: part.description ?? old.description,
    highlights: part.highlights ? JSON.stringify(part.highlights) : old.highlights,
    ...withHindi(old, part),
    category: place?.category ?? old.category,
    top_category: place?.topCategory ?? old.top_category,
    state,
    deleted_at: state === "live" ? null : (old.deleted_at ?? at),
    own_mrp_paise: part.price?.mrpPaise ?? old.own_mrp_paise,
    own_unit_paise: part.price?.unitPaise ?? old.own_unit_paise,
    own_on_sale: Number(part.onSale ?? old.own_on_sale),
    featured: Number(part.featured ?? old.featured),
    colours: colours ? JSON.stringify(colours.length > 0 ? colours : [{ name: "", hex: "" }]) : old.colours,
    sizes: sizes ? JSON.stringify(sizes.length > 0 ? sizes : [""]) : old.sizes,
    pictures: part.pictures ? JSON.stringify(part.pictures) : old.pictures,
    ...attributeColumnsOf(part),
    in_stock: inStockOf(old, offered),
    sold_out: JSON.stringify(soldOutOf(offered)),
    version: old.version + (isOnForm(part) ? 1 : 0),
    updated_at: at,
  };
  return { ...now, popularity: popularityOfRow(now) };
}

/** Whoever has the product's form open would write over it. Pieces are counted by versions of their own. */
function isOnForm({ variants = [], sale: _, ...said }: GoodsPart): boolean {
  const names = [...Object.keys(said), ...variants.flatMap((one) => Object.keys(one))];
  return names.some((name) => !notOnForm.includes(name));
}
