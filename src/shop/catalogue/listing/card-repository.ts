import { type RawBuilder, sql } from "kysely";
import type { CardView, ListedView } from "#contract/catalogue-view.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { ColourView } from "#contract/sellable-view.ts";
import type { SoldOut } from "#contract/variant.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { epochFact, versionFact } from "../storage/version-repository.ts";

export interface CardRow {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly category: string;
  readonly top_category: string;
  readonly mrp_paise: number;
  readonly discount: number;
  readonly unit_paise: number;
  readonly pictures: string;
  readonly colours: string;
  readonly sizes: string;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly in_stock: number;
  readonly sold_out: string;
  readonly price_varies: number;
}

/** Columns of a card, of a table that is called p. */
export const cardColumns: RawBuilder<unknown> = sql`p.number, p.id, p.title, p.brand, p.description, p.category,
  p.top_category, p.mrp_paise, p.discount, p.unit_paise, p.pictures, p.colours, p.sizes, p.rating_sum, p.rating_count,
  p.in_stock, p.sold_out, p.price_varies`;

/** How old the catalogue is that the statement sees. */
export const ageColumns: RawBuilder<unknown> = sql`
  coalesce((select value from shop_facts where name = ${sql.lit(versionFact)}), 0) as version,
  coalesce((select value from shop_facts where name = ${sql.lit(epochFact)}), 0) as epoch`;

export function cardOf(row: CardRow): CardView {
  return {
    id: row.id,
    title: row.title,
    brand: row.brand,
    pictures: JSON.parse(row.pictures) as PictureView[],
    unitPaise: row.unit_paise,
    oldUnitPaise: row.mrp_paise > row.unit_paise ? row.mrp_paise : null,
    discount: row.discount,
    ...(row.price_varies === 1 && { priceVaries: true }),
    rate: averageOf(row),
    ratings: row.rating_count,
    inStock: row.in_stock === 1,
    colours: coloursOf(row.top_category, JSON.parse(row.colours) as ColourView[]),
    sizes: sizesOf(row.top_category, JSON.parse(row.sizes) as string[]),
    ...(row.sold_out !== "[]" && { soldOut: JSON.parse(row.sold_out) as SoldOut[] }),
  };
}

export function listedOf(row: CardRow): ListedView {
  const { description, category } = row;
  return { ...cardOf(row), description, category };
}

/** One decimal, as it is shown; never rounded up past what was given. */
function averageOf({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number {
  return rating_count === 0 ? 0 : Math.floor((rating_sum * 10) / rating_count) / 10;
}
