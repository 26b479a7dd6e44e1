import type { PictureView } from "#contract/picture-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { WholeGoods } from "../bulk-view.ts";
import { hindiOf } from "../products/hindi-words.ts";
import { productAttributesOf } from "../products/product-attributes.ts";
import { optionsIn, optionsOf } from "../products/product-options.ts";
import type { ProductRow } from "../products/product-repository.ts";
import { type GoodsVariant, loadRows, loadVariants } from "./many-goods-repository.ts";

/** A product as bulk work finds it. */
export interface KnownGoods {
  readonly row: ProductRow;
  /** All that it ever had. */
  readonly variants: readonly GoodsVariant[];
  readonly whole: WholeGoods;
}

/** By id; what is no more, or stays for old orders alone, is not among them. */
export async function knownGoods(q: Reads | Tx, ids: readonly string[]): Promise<Map<string, KnownGoods>> {
  if (ids.length === 0) return new Map();
  const [rows, variants] = [await loadRows(q, ids), await loadVariants(q, ids)];
  const ofProduct = Map.groupBy(variants, ({ productId }) => productId);
  return new Map(
    rows.map((row) => {
      const own = ofProduct.get(row.id) ?? [];
      return [row.id, { row, variants: own, whole: wholeOf(row, own) }];
    }),
  );
}

function wholeOf(row: ProductRow, variants: readonly GoodsVariant[]): WholeGoods {
  return {
    title: row.title,
    brand: row.brand,
    description: row.description,
    highlights: JSON.parse(row.highlights) as string[],
    ...hindiOf(row),
    category: row.category,
    state: row.state === "removed" ? "hidden" : row.state,
    price: { unitPaise: row.own_unit_paise, mrpPaise: row.own_mrp_paise },
    featured: row.featured === 1,
    onSale: row.own_on_sale === 1,
    ...productAttributesOf(row),
    ...optionsOf(row.top_category, optionsIn(row)),
    pictures: JSON.parse(row.pictures) as PictureView[],
    variants: variants
      .filter(({ offered }) => offered)
      .map(({ colour, size, sku, barcode, weight_grams, mrp_paise, unit_paise, free, held, sold }) => ({
        ...{ colour, size, sku, barcode, grams: weight_grams },
        price:
          mrp_paise === null || unit_paise === null ? null : { unitPaise: unit_paise, mrpPaise: mrp_paise },
        pieces: free + held,
        held,
        sold,
      })),
  };
}
