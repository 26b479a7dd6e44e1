import { percentOff } from "#contract/format/money.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Tx } from "#platform/database/database.ts";
import type { IndexedProduct, SearchIndex } from "#ports/search-engines/search-engine.ts";
import type { GoodsState, HindiWords, NamedAttributes } from "../goods-view.ts";
import { choiceAt, choicesOf } from "../rules/choices.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { popularityOf, ratingOf } from "../rules/popularity.ts";
import { freeOf, soldOutOf } from "../rules/variant.ts";
import { type Combination, combinationsOf, spread } from "../rules/variants.ts";
import type { ColourView } from "../sellable-view.ts";
import type { NewVariant } from "../stock/variants-repository.ts";
import { withHindi } from "./hindi-words.ts";
import { colourWords, textsOfProduct } from "./indexed-product.ts";
import { attributeColumnsOf } from "./product-attributes.ts";
import { insertProducts, type NewProductRow } from "./product-repository.ts";

export interface NewProduct extends Partial<HindiWords> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly topCategory: string;
  /** The names of the category and of what it belongs to, with a comma between. */
  readonly categoryWords: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly mrpPaise: number;
  readonly unitPaise: number;
  readonly pictures: readonly PictureView[];
  readonly colours: readonly ColourView[];
  readonly sizes: readonly string[];
  readonly facts?: NamedAttributes;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly featured: boolean;
  readonly onSale: boolean;
  readonly free: number;
  /** Where it is known of each choice; of those that are left out there is none. */
  readonly pieces?: readonly (Combination & { readonly free: number })[] | undefined;
  /** For sale where nothing is said. */
  readonly state?: GoodsState | undefined;
  readonly createdAt: number;
}

export interface AddedBy {
  readonly now: number;
  /** Somebody of the staff. */
  readonly by?: string;
  /** Left out where nobody is to find them, or the caller sees to it. */
  readonly search?: SearchIndex | undefined;
}

/** Puts new products up for sale: rows, stock, search. The caller tells of the change. */
export async function addProducts(
  tx: Tx,
  products: readonly NewProduct[],
  { now, by, search }: AddedBy,
): Promise<IndexedProduct[]> {
  const variants = new Map(products.map((product) => [product.id, newVariants(product)]));
  const rows = products.map((product) => rowOf(product, known(variants, product.id), now));
  const numbers = await insertProducts(tx, rows, [...variants.values()].flat(), {
    reason: "opening",
    person: by,
    at: now,
  });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const indexed = products.map((product) => ({
    ...product,
    number: known(numbers, product.id),
    popularity: known(rowsById, product.id).popularity,
    rating: ratingOf(product.ratingSum, product.ratingCount),
    ...textsOfProduct(known(rowsById, product.id)),
    ...colourWords(product.colours),
    choices: choicesOf({
      brand: product.brand,
      ...shownOptions(product),
      soldOut: soldOutOf(variants.get(product.id) ?? []),
    }).map(choiceAt),
  }));
  await search?.index(
    tx,
    indexed.map((after) => ({ after })),
  );
  return indexed;
}

/** One for each combination; a stock that is one number is spread. */
function newVariants(product: NewProduct): NewVariant[] {
  const { id: productId, free, pieces } = product;
  const made = combinationsOf(shownOptions(product));
  const parts = pieces ? made.map((one) => freeOf(pieces, one)) : spread(free, made.length);
  return made.map((one, position) => ({ ...one, productId, position, free: parts[position] ?? 0 }));
}

function shownOptions({ topCategory, colours, sizes }: NewProduct) {
  return { colours: coloursOf(topCategory, colours), sizes: sizesOf(topCategory, sizes) };
}

const untold = { texts: "{}" };

function rowOf(product: NewProduct, variants: readonly NewVariant[], now: number): NewProductRow {
  const { ratingSum, ratingCount, featured, onSale, state = "live" } = product;
  const rating = ratingOf(ratingSum, ratingCount);
  const inStock = product.free > 0;
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    brand: product.brand,
    category: product.category,
    top_category: product.topCategory,
    description: product.description,
    highlights: JSON.stringify(product.highlights),
    ...untold,
    ...withHindi(untold, product),
    own_mrp_paise: product.mrpPaise,
    own_unit_paise: product.unitPaise,
    own_on_sale: onSale ? 1 : 0,
    mrp_paise: product.mrpPaise,
    unit_paise: product.unitPaise,
    discount: percentOff(product),
    pictures: JSON.stringify(product.pictures),
    colours: JSON.stringify(product.colours),
    sizes: JSON.stringify(product.sizes),
    ...attributeColumnsOf(product.facts ?? {}),
    rating_sum: ratingSum,
    rating_count: ratingCount,
    rating,
    featured: featured ? 1 : 0,
    on_sale: onSale ? 1 : 0,
    in_stock: inStock ? 1 : 0,
    popularity: popularityOf({ inStock, featured, onSale, rating, ratingCount }),
    created_at: product.createdAt,
    updated_at: now,
    deleted_at: state === "live" ? null : now,
    state,
    sold_out: JSON.stringify(soldOutOf(variants)),
  };
}

function known<T>(values: ReadonlyMap<string, T>, id: string): T {
  const value = values.get(id);
  if (value === undefined) throw new Error(`No row for product ${id}`);
  return value;
}
