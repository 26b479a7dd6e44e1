import type { Expression } from "kysely";
import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import { pricedProduct } from "../prices/priced-product.ts";
import { around, salesOf } from "../prices/product-sales-repository.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { firstPictureIn } from "../rules/pictures-in.ts";
import { isProductId } from "../rules/product-id.ts";
import { withSets } from "../rules/sets.ts";
import { sumOfFree } from "../rules/variant.ts";
import type { ColourView, Sellable } from "../sellable-view.ts";
import { partsOf, picturesOfRow, readParts } from "../sets/set-parts-repository.ts";
import { variantsOf } from "../stock/variants-repository.ts";
import { productTexts } from "../storage/text-tables.ts";
import "../storage/catalogue-tables.ts";

interface Times {
  readonly earliest: number;
  readonly latest: number;
}

const sellablesBy = prepared((q, { ids, ...now }: Times & { readonly ids: readonly string[] }) =>
  selling(q, now).where("products.id", "in", ids),
);

/**
 * By id; products taken out of the catalogue are given too, as gone, so that old carts can say so. What sets consist of
 * comes along.
 */
export async function loadSellables(
  q: Reads | Tx,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Sellable>> {
  const possible = [...new Set(ids)].filter(isProductId);
  if (possible.length === 0) return new Map();
  return withParts(q, await sellablesBy(q, { ids: possible, ...around(now) }), now);
}

/** The ids of products that another module's rows name. */
export type NamedBy<Given extends object> = (q: Reads, values: Given) => Expression<string>;

/** The same of products that are named in the database: who asks for these together with them need not wait for either. */
export function sellablesNamedBy<Given extends object>(named: NamedBy<Given>) {
  const asking = prepared((q, given: Times & Given) =>
    selling(q, given).where("products.id", "in", named(q, given)),
  );
  return async (q: Reads | Tx, values: Given, now: number): Promise<ReadonlyMap<string, Sellable>> =>
    withParts(q, await asking(q, { ...values, ...around(now) }), now);
}

function selling(q: Reads, now: Times) {
  return q
    .selectFrom("products")
    .select([
      "products.id",
      "products.title",
      "products.brand",
      "products.top_category",
      "products.own_mrp_paise",
      "products.own_unit_paise",
      "products.colours",
      "products.sizes",
      "products.hsn_code",
      "products.prepaid_only",
      "products.tax_class",
      "products.deleted_at",
    ])
    .select(picturesOfRow("products").as("pictures"))
    .select(productTexts.of(q, "products.id", ["title"]).as("texts"))
    .select(variantsOf(q, "products.id").as("variants"))
    .select(partsOf(q, "products.id").as("parts"))
    .select(salesOf(q, "products", now).as("sales"));
}

type SellableRow = Awaited<ReturnType<typeof sellablesBy>>[number];

async function withParts(
  q: Reads | Tx,
  rows: readonly SellableRow[],
  now: number,
): Promise<ReadonlyMap<string, Sellable>> {
  const asked = rows.map((row) => sellableOf(row, now));
  const known = new Set(rows.map(({ id }) => id));
  const ids = asked.flatMap(({ parts = [] }) => parts.map(({ productId }) => productId));
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  const parts = missing.length === 0 ? [] : await sellablesBy(q, { ids: missing, ...around(now) });
  return withSets(
    new Map([...asked, ...parts.map((row) => sellableOf(row, now))].map((one) => [one.id, one])),
  );
}

/** Of each product its leaf and what is above it, the narrowest first; also of what is sold no more. */
export async function loadCategoriesOf(
  q: Reads | Tx,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const possible = [...new Set(ids)].filter(isProductId);
  if (possible.length === 0) return new Map();
  const rows = await q
    .selectFrom("products")
    .select(["id", "category", "top_category"])
    .where("id", "in", possible)
    .execute();
  return new Map(rows.map(({ id, category, top_category }) => [id, [category, top_category]]));
}

function sellableOf(row: SellableRow, now: number): Sellable {
  const gone = row.deleted_at !== null;
  const { variants: offered, until: _, ...price } = pricedProduct(row, now);
  const variants = gone ? [] : offered;
  const parts = readParts(row.parts);
  const titleHi = productTexts.read(row.texts).hi?.title;
  return {
    id: row.id,
    title: row.title,
    ...(titleHi && { titleHi }),
    brand: row.brand,
    picture: firstPictureIn(row.pictures),
    ...price,
    free: sumOfFree(variants),
    variants,
    colours: coloursOf(row.top_category, JSON.parse(row.colours) as ColourView[]),
    sizes: sizesOf(row.top_category, JSON.parse(row.sizes) as string[]),
    hsn: row.hsn_code,
    prepaidOnly: row.prepaid_only === 1,
    taxClass: row.tax_class,
    gone,
    ...(parts.length > 0 && { parts }),
  };
}
