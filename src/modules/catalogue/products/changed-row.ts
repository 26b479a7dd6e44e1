import { documentedPrice, type Price, priceFrom } from "#contract/format/money.ts";
import type { Tx } from "#platform/database/database.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { popularityOf } from "../rules/popularity.ts";
import { inStockOf } from "../rules/sets.ts";
import { soldOutOf } from "../rules/variant.ts";
import { placeVariants } from "../stock/place-variants.ts";
import { withHindi } from "./hindi-words.ts";
import { placeOf } from "./indexed-product.ts";
import type { ProductDraft } from "./product-draft.ts";
import { optionsIn, optionsOf } from "./product-options.ts";
import type { ProductRow } from "./product-repository.ts";

interface RowChange {
  readonly tree: CategoryTree;
  readonly staffId: string;
  readonly price: Price | undefined;
  readonly rate: number;
  readonly at: number;
}

/** What a product is after a change. */
export async function changedRow(
  tx: Tx,
  old: ProductRow,
  changes: Partial<ProductDraft>,
  { tree, staffId, price: given, rate, at }: RowChange,
) {
  const place = placeOf(tree, changes.category ?? old.category);
  const price = given ?? changedPrice(old, changes, rate);
  const topCategory = place?.topCategory ?? old.top_category;
  const { colours, sizes } = { ...optionsIn(old), ...changes };
  const options = optionsOf(topCategory, { colours, sizes });
  const variants = await placeVariants(tx, old.id, options, changes.stock, { person: staffId, at });
  const row = {
    title: changes.title ?? old.title,
    brand: changes.brand ?? old.brand,
    description: changes.description ?? old.description,
    category: place?.category ?? old.category,
    top_category: topCategory,
    highlights: changes.highlights ? JSON.stringify(changes.highlights) : old.highlights,
    ...withHindi(old, changes),
    colours: JSON.stringify(colours),
    sizes: JSON.stringify(sizes),
    featured: Number(changes.featured ?? old.featured),
    own_on_sale: Number(changes.onSale ?? old.own_on_sale),
    in_stock: inStockOf(old, variants),
    sold_out: JSON.stringify(soldOutOf(variants)),
    own_mrp_paise: price.mrpPaise,
    own_unit_paise: price.unitPaise,
    updated_at: at,
  };
  return { ...row, popularity: popularityOfRow({ ...old, ...row }) };
}

export function popularityOfRow(row: ProductRow): number {
  return popularityOf({
    inStock: row.in_stock === 1,
    featured: row.featured === 1,
    onSale: row.on_sale === 1,
    rating: row.rating,
    ratingCount: row.rating_count,
  });
}

/** What is not named stays as it is, to the paisa. */
function changedPrice(old: ProductRow, { price, discount }: Partial<ProductDraft>, rate: number): Price {
  const known = { mrpPaise: old.own_mrp_paise, unitPaise: old.own_unit_paise };
  if (price === undefined && discount === undefined) return known;
  const shown = documentedPrice(known, rate);
  return priceFrom({ price: price ?? shown.price, discount: discount ?? shown.discount }, rate);
}
