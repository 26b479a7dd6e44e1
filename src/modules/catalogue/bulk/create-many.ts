import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { BulkProblem, WholeGoods } from "../bulk-view.ts";
import { productChanged } from "../events.ts";
import { showPrices } from "../prices/show-prices.ts";
import { addProducts, type NewProduct } from "../products/add-products.ts";
import { placeOf } from "../products/indexed-product.ts";
import { attributeColumnsOf } from "../products/product-attributes.ts";
import { slugOf } from "../rules/slug-of.ts";
import { ownersOfSkus } from "../stock/variant-attributes-repository.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import type { Changing } from "./change-many.ts";
import { loadRows, updateRows, updateVariants } from "./many-goods-repository.ts";

export interface NewGoods {
  readonly id: string;
  readonly whole: WholeGoods;
}

/** Many new products in one transaction and few statements; tells what was not made, and why. */
export async function createMany(
  tx: Tx,
  goods: readonly NewGoods[],
  { tree, by, now, search }: Changing,
): Promise<Map<string, BulkProblem>> {
  const left = new Map<string, BulkProblem>();
  if (goods.length === 0) return left;
  const skus = goods.flatMap(skusOf);
  if (skus.length > 0) await bumpVersion(tx, [], []);
  const taken = new Set((await ownersOfSkus(tx, skus)).map(({ sku }) => sku));
  const at = now();
  const made = goods.flatMap(({ id, whole }) => {
    const place = placeOf(tree, whole.category);
    const own = skusOf({ id, whole });
    const problem = !place ? "categoryUnknown" : own.some((sku) => taken.has(sku)) ? "skuTaken" : undefined;
    if (problem) left.set(id, problem);
    for (const sku of problem ? [] : own) taken.add(sku);
    return place && !problem ? [{ id, whole, product: productOf(id, whole, place, at) }] : [];
  });
  for (const isFound of [true, false])
    await addProducts(
      tx,
      made.flatMap(({ product }) => ((product.state === "live") === isFound ? [product] : [])),
      { now: at, by, search: isFound ? search : undefined },
    );
  const rows = await loadRows(
    tx,
    made.map(({ id }) => id),
  );
  const facts = new Map(made.map(({ id, whole }) => [id, attributeColumnsOf(whole)]));
  await updateRows(
    tx,
    rows.map((row) => ({ ...row, ...facts.get(row.id), version: 1 })),
  );
  await updateVariants(
    tx,
    made.flatMap(({ id: productId, whole }) =>
      whole.variants.map(({ colour, size, sku, barcode, grams, price }) => ({
        ...{ productId, colour, size, sku, barcode, weight_grams: grams },
        ...{ mrp_paise: price?.mrpPaise ?? null, unit_paise: price?.unitPaise ?? null },
      })),
    ),
  );
  await emit(
    tx,
    productChanged,
    made.map(({ id, whole }) => ({ by, action: "add product", subject: id, after: whole, at })),
  );
  const live = rows.filter(({ state }) => state === "live");
  const prices = await showPrices(
    tx,
    live.map(({ number }) => number),
    { tree, now, search },
  );
  const added = live.map(({ category, unit_paise }) => ({
    ...{ category, rating: 0, unitPaise: unit_paise, difference: 1 as const },
  }));
  await bumpVersion(tx, [...added, ...prices]);
  return left;
}

function skusOf({ whole }: NewGoods): string[] {
  return whole.variants.flatMap(({ sku }) => sku ?? []);
}

function productOf(
  id: string,
  whole: WholeGoods,
  place: NonNullable<ReturnType<typeof placeOf>>,
  createdAt: number,
): NewProduct {
  const pieces = whole.variants.map(({ colour, size, pieces: free }) => ({ colour, size, free }));
  return {
    ...place,
    id,
    slug: `${slugOf(whole.title)}-${id.slice(-12)}`,
    title: whole.title,
    brand: whole.brand,
    description: whole.description,
    highlights: whole.highlights,
    titleHi: whole.titleHi,
    descriptionHi: whole.descriptionHi,
    highlightsHi: whole.highlightsHi,
    ...whole.price,
    pictures: whole.pictures,
    colours: whole.colours.length > 0 ? whole.colours : [{ name: "", hex: "" }],
    sizes: whole.sizes.length > 0 ? whole.sizes : [""],
    ratingSum: 0,
    ratingCount: 0,
    featured: whole.featured,
    onSale: whole.onSale,
    free: pieces.reduce((sum, { free }) => sum + free, 0),
    pieces,
    state: whole.state,
    createdAt,
  };
}
