import type { Generated } from "kysely";
import type { TaxClass } from "#contract/india/tax-classes.ts";
import type { GoodsState, NetUnit } from "../goods-view.ts";
import type { StockReason } from "../stock-view.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    categories: CategoryTable;
    category_texts: { category_id: string; lang: string; label: string; tagline: string };
    category_moves: { path: string; category: string };
    products: ProductTable;
    product_texts: ProductTextTable;
    variants: VariantTable;
    stock: StockTable;
    set_parts: SetPartTable;
    stock_moves: StockMoveTable;
    search_words: { word: string; uses: number; fields: number };
    search_trigrams: { trigram: string; word: string };
    search_choices: { query: string; number: number; weight: number; last_at: number };
    search_changes: { version: number; number: number };
    search_misses: { query: string; times: number; last_at: number };
    listing_changes: ListingChangeRow;
    timed_sales: TimedSaleTable;
  }
}

export interface CategoryTable {
  id: string;
  parent: string | null;
  name: string;
  tagline: string;
  position: number;
  label_en: Generated<string>;
  picture: Generated<string>;
  hidden: Generated<number>;
  version: Generated<number>;
}

export interface ProductTable {
  number: Generated<number>;
  id: string;
  slug: string;
  title: string;
  brand: string;
  category: string;
  top_category: string;
  description: string;
  highlights: string;
  mrp_paise: number;
  discount: number;
  unit_paise: number;
  pictures: string;
  colours: string;
  sizes: string;
  rating_sum: number;
  rating_count: number;
  rating: number;
  featured: number;
  on_sale: number;
  in_stock: number;
  popularity: number;
  created_at: number;
  updated_at: number;
  /** Since when it is not sold; nothing of it is shown to shoppers then. */
  deleted_at: number | null;
  /** Removed is what stays for old orders alone. */
  state: Generated<GoodsState | "removed">;
  hsn_code: Generated<string | null>;
  prepaid_only: Generated<number>;
  tax_class: Generated<TaxClass | null>;
  country_of_origin: Generated<string | null>;
  maker: Generated<string | null>;
  importer: Generated<string | null>;
  net_thousandths: Generated<number | null>;
  net_unit: Generated<NetUnit | null>;
  /** Of what the staff say of it. */
  version: Generated<number>;
  sold_out: Generated<string>;
  own_mrp_paise: number;
  own_unit_paise: number;
  own_on_sale: number;
  price_varies: Generated<number>;
  is_set: Generated<number>;
}

export interface ProductTextTable {
  product_id: string;
  lang: string;
  title: string;
  description: string;
  highlights: string;
}

export interface VariantTable {
  product_id: string;
  colour: string;
  size: string;
  position: number;
  offered: Generated<number>;
  sku: Generated<string | null>;
  barcode: Generated<string | null>;
  picture: Generated<string | null>;
  weight_grams: Generated<number | null>;
  mrp_paise: Generated<number | null>;
  unit_paise: Generated<number | null>;
}

export interface StockTable {
  product_id: string;
  colour: string;
  size: string;
  free: number;
  held: Generated<number>;
  sold: Generated<number>;
  version: Generated<number>;
}

export interface SetPartTable {
  set_id: string;
  position: number;
  part_id: string;
  colour: string;
  size: string;
  pieces: number;
}

export interface StockMoveTable {
  product_id: string;
  colour: string;
  size: string;
  version: number;
  change: number;
  pieces: number;
  reason: StockReason;
  person: string | null;
  order_id: string | null;
  at: number;
}

export interface TimedSaleTable {
  id: string;
  product_id: string | null;
  colour: string | null;
  size: string | null;
  category: string | null;
  percent_hundredths: number | null;
  unit_paise: number | null;
  begins_at: number;
  ends_at: number | null;
  shown: Generated<0 | 1>;
  swept_at: Generated<number>;
  swept_to: Generated<number | null>;
}

export interface ListingChangeRow {
  version: number;
  entry: number;
  category: string;
  rating: number;
  unit_paise: number;
  difference: number;
}
