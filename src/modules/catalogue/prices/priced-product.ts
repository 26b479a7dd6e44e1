import { type Price, percentOff } from "#contract/format/money.ts";
import { pricesNow } from "../rules/price-now.ts";
import type { PriceView, Variant } from "../rules/variant.ts";
import { type OfferedVariant, readVariants } from "../stock/variants-repository.ts";
import { readSales } from "./product-sales-repository.ts";

/** What a statement reads of a product to say what it and its choices cost. */
export interface PricedProductRow {
  readonly own_mrp_paise: number;
  readonly own_unit_paise: number;
  /** As JSON. */
  readonly variants: string;
  /** As JSON. */
  readonly sales: string;
}

export function pricesOf(row: PricedProductRow, now: number) {
  const choices = readVariants(row.variants);
  const own = { mrpPaise: row.own_mrp_paise, unitPaise: row.own_unit_paise };
  return { offered: choices, prices: pricesNow({ own, choices, sales: readSales(row.sales) }, now) };
}

/** A product as pages, carts and orders price it: worked out of its rows at that moment, never out of what lists show. */
export function pricedProduct(row: PricedProductRow, now: number) {
  const { offered, prices } = pricesOf(row, now);
  const { lowest, choices, varies } = prices;
  const variants = offered.map((one, at) => variantOf(one, choices[at] ?? lowest, lowest));
  return {
    ...viewOf(lowest),
    ...(varies && { priceVaries: true }),
    variants,
    until: lowest.until,
  };
}

function variantOf(
  { colour, size, free, grams, picture }: OfferedVariant,
  price: Price,
  lowest: Price,
): Variant {
  const isOther = price.unitPaise !== lowest.unitPaise || price.mrpPaise !== lowest.mrpPaise;
  return {
    colour,
    size,
    free,
    ...(grams !== null && { grams }),
    ...(picture !== null && { picture }),
    ...(isOther && { price: viewOf(price) }),
  };
}

function viewOf({ unitPaise, mrpPaise }: Price): PriceView {
  return {
    unitPaise,
    oldUnitPaise: mrpPaise > unitPaise ? mrpPaise : null,
    discount: percentOff({ unitPaise, mrpPaise }),
  };
}
