import type { PictureView } from "#contract/picture-view.ts";
import type { ColourView, Sellable } from "#contract/sellable-view.ts";
import { sumOfFree } from "#contract/variant.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { isProductId } from "../rules/product-id.ts";
import { readWeighedVariants, variantsOf } from "../stock/variants-repository.ts";
import "../storage/catalogue-tables.ts";

const sellablesBy = prepared((q, { ids }: { ids: readonly string[] }) =>
  q
    .selectFrom("products")
    .select([
      "products.id",
      "products.title",
      "products.brand",
      "products.top_category",
      "products.mrp_paise",
      "products.discount",
      "products.unit_paise",
      "products.pictures",
      "products.colours",
      "products.sizes",
      "products.hsn_code",
      "products.deleted_at",
    ])
    .select(variantsOf(q, "products.id").as("variants"))
    .where("products.id", "in", ids),
);

/** By id; products taken out of the catalogue are given too, as gone, so that old carts can say so. */
export async function loadSellables(q: Reads | Tx, ids: readonly string[]): Promise<Map<string, Sellable>> {
  const possible = [...new Set(ids)].filter(isProductId);
  if (possible.length === 0) return new Map();
  const rows = await sellablesBy(q, { ids: possible });
  return new Map(rows.map((row) => [row.id, sellableOf(row)]));
}

function sellableOf(row: Awaited<ReturnType<typeof sellablesBy>>[number]): Sellable {
  const gone = row.deleted_at !== null;
  const variants = gone ? [] : readWeighedVariants(row.variants);
  return {
    id: row.id,
    title: row.title,
    brand: row.brand,
    picture: (JSON.parse(row.pictures) as PictureView[])[0] ?? null,
    unitPaise: row.unit_paise,
    oldUnitPaise: row.mrp_paise > row.unit_paise ? row.mrp_paise : null,
    discount: row.discount,
    free: sumOfFree(variants),
    variants,
    colours: coloursOf(row.top_category, JSON.parse(row.colours) as ColourView[]),
    sizes: sizesOf(row.top_category, JSON.parse(row.sizes) as string[]),
    hsn: row.hsn_code,
    gone,
  };
}
