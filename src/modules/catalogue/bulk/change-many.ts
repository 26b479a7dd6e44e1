import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { everything } from "#platform/invalidation/invalidations.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import type { BulkProblem, GoodsPart } from "../bulk-view.ts";
import { productChanged } from "../events.ts";
import { countedAs } from "../listing/listing-changes.ts";
import { showPictures } from "../pictures/show-pictures.ts";
import { showPrices } from "../prices/show-prices.ts";
import { indexedProduct, placeOf } from "../products/indexed-product.ts";
import { optionsOf } from "../products/product-options.ts";
import { type ProductRow, saveTexts } from "../products/product-repository.ts";
import { isStill } from "../rules/bulk/goods-part.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { shownKeysOf } from "../rules/shown-keys.ts";
import { insertSales } from "../sales/timed-sales-repository.ts";
import { tellWhatIsBack } from "../stock/back-in-stock.ts";
import { placeVariants } from "../stock/place-variants.ts";
import { tellSetsOf } from "../stock/tell-of-stock.ts";
import { ownersOfSkus } from "../stock/variant-attributes-repository.ts";
import { setManyFree } from "../stock/variants-repository.ts";
import { bumpVersion, type ListingChange } from "../storage/version-repository.ts";
import { changedRow } from "./changed-row.ts";
import { type KnownGoods, knownGoods } from "./known-goods.ts";
import {
  endSales,
  type GoodsVariant,
  lockStockOfMany,
  updateRows,
  updateVariants,
} from "./many-goods-repository.ts";

export interface GoodsChange {
  readonly productId: string;
  /** What it has to be still; left out, it is not asked. */
  readonly before?: GoodsPart | undefined;
  readonly part: GoodsPart;
}

export interface Changing {
  readonly tree: CategoryTree;
  readonly by: string;
  readonly now: () => number;
  readonly search: SearchIndex;
  /** Timed sales are ended instead of made. */
  readonly isUndo?: boolean;
}

/** Changes of many goods in one transaction and few statements; tells what was left as it is, and why. */
export async function changeMany(
  tx: Tx,
  changes: readonly GoodsChange[],
  { tree, by, now, search, isUndo = false }: Changing,
): Promise<Map<string, BulkProblem>> {
  const ids = changes.map(({ productId }) => productId);
  const left = new Map<string, BulkProblem>();
  if (ids.length === 0) return left;
  await lockStockOfMany(tx, ids);
  const skus = changes.flatMap(({ part }) => (part.variants ?? []).flatMap(({ sku }) => sku ?? []));
  // First of all: who gives SKUs waits for whoever is giving some.
  if (skus.length > 0) await bumpVersion(tx, [], []);
  const owners = new Map((await ownersOfSkus(tx, skus)).map(({ sku, productId }) => [sku, productId]));
  const known = await knownGoods(tx, ids);
  const given = new Set<string>();
  const wanted = changes.flatMap((change) => {
    const old = known.get(change.productId);
    const problem = old ? problemOf(change, old, { tree, owners, given }) : "gone";
    if (problem) left.set(change.productId, problem);
    for (const { sku } of problem ? [] : (change.part.variants ?? [])) if (sku) given.add(sku);
    return old && !problem ? [{ ...change, old }] : [];
  });
  if (wanted.length === 0) return left;
  const at = now();
  const placed = await placeOptions(tx, wanted, { tree, by, at });
  const done = wanted.map(({ old, part, productId }) => {
    const variants = withoutTheirSkus(
      (placed.get(productId) ?? old).variants.map((one) => changedVariant(one, part)),
    );
    const offered = variants.filter(({ now: one }) => one.offered).map(({ now: one }) => one);
    return { old: old.row, part, variants, row: changedRow(old, part, offered, { tree, at }) };
  });
  const variants = done.flatMap((one) => one.variants);
  await updateRows(
    tx,
    done.map(({ row }) => row),
  );
  await saveTexts(
    tx,
    done.flatMap(({ old, row }) => (old.texts === row.texts ? [] : [row])),
  );
  // Few goods have other pictures, and these are kept for whoever takes it back.
  for (const { productId, part, old } of wanted)
    if (part.pictures)
      await showPictures(tx, productId, { before: old.whole.pictures, after: part.pictures, at });
  await updateVariants(
    tx,
    variants.filter(({ isDescribed }) => isDescribed).map(({ now: one }) => one),
  );
  const counted = variants.filter(({ was, now: one }) => was.free !== one.free);
  if (counted.length > 0)
    await setManyFree(
      tx,
      counted.map(({ was, now: { free } }) => ({ was, free })),
      { reason: "counted", person: by, at },
    );
  const sales = wanted.flatMap(({ productId, part }) => (part.sale ? [{ productId, ...part.sale }] : []));
  if (isUndo)
    await endSales(
      tx,
      sales.map(({ id }) => id),
      at,
    );
  else await insertSales(tx, sales);
  const found = done.map(({ old, row }) => ({
    before: old.state === "live" ? indexedProduct(old, tree) : undefined,
    after: row.state === "live" ? indexedProduct(row, tree) : undefined,
  }));
  await search.index(
    tx,
    found.flatMap(({ before, after }) => (after ? [{ before, after }] : [])),
  );
  await search.remove(
    tx,
    found.flatMap(({ before, after }) => (before && !after ? [before] : [])),
  );
  await emit(
    tx,
    productChanged,
    wanted.map(({ productId, before, part }) => ({
      ...{ by, subject: productId, before, after: part, at },
      action: "change product",
    })),
  );
  const live = done.flatMap(({ row }) => (row.state === "live" ? [row.number] : []));
  const prices = await showPrices(tx, live, { tree, now, search });
  const isElsewhere = done.some(({ old, row }) => old.category !== row.category || old.state !== row.state);
  const shown = isElsewhere ? [everything] : shownKeysOf(done.map(({ row }) => row));
  await bumpVersion(tx, [...done.flatMap(listingChangesOf), ...prices], shown);
  await tellWhatIsBack(
    tx,
    done.map(({ old, row }) => ({ old, now: row })),
  );
  await tellSetsOf(tx, ids, { categories: async () => tree, search });
  return left;
}

interface ChangeContext {
  readonly tree: CategoryTree;
  readonly owners: ReadonlyMap<string | null, string>;
  readonly given: ReadonlySet<string>;
}

function problemOf(
  { productId, before, part }: GoodsChange,
  { row, whole, variants }: KnownGoods,
  { tree, owners, given }: ChangeContext,
): BulkProblem | undefined {
  if (before && !isStill(whole, before)) return "changed";
  if (row.is_set === 1 && (part.colours?.length || part.sizes?.length)) return "isSet";
  if (part.category !== undefined && !placeOf(tree, part.category)) return "categoryUnknown";
  for (const { colour, size, sku, pieces, more = 0 } of part.variants ?? []) {
    const was = variants.find((one) => one.colour === colour && one.size === size);
    const held = was?.held ?? 0;
    if (row.is_set === 1 && (pieces || more !== 0)) return "isSet";
    if ((pieces ?? held + (was?.free ?? 0)) + more < held) return "held";
    if (!sku) continue;
    const owner = owners.get(sku);
    if (given.has(sku) || (owner !== undefined && owner !== productId)) return "skuTaken";
  }
  return undefined;
}

/** Other choices than before are placed first: few products have them changed. */
async function placeOptions(
  tx: Tx,
  wanted: readonly { readonly productId: string; readonly part: GoodsPart; readonly old: KnownGoods }[],
  { tree, by, at }: { readonly tree: CategoryTree; readonly by: string; readonly at: number },
): Promise<ReadonlyMap<string, KnownGoods>> {
  const regrouped = wanted.filter(({ part }) => part.colours || part.sizes);
  for (const { productId, part, old } of regrouped) {
    const top = placeOf(tree, part.category ?? old.row.category)?.topCategory ?? old.row.top_category;
    const none = { colours: [{ name: "", hex: "" }], sizes: [""] };
    const { colours = old.whole.colours, sizes = old.whole.sizes } = part;
    const options = optionsOf(top, {
      colours: colours.length > 0 ? colours : none.colours,
      sizes: sizes.length > 0 ? sizes : none.sizes,
    });
    await placeVariants(tx, productId, options, undefined, { person: by, at });
  }
  return knownGoods(
    tx,
    regrouped.map(({ productId }) => productId),
  );
}

function changedVariant(was: GoodsVariant, part: GoodsPart) {
  const said = part.variants?.find(({ colour, size }) => colour === was.colour && size === was.size);
  if (!said) return { was, now: was, isDescribed: false };
  const { sku = was.sku, barcode = was.barcode, grams = was.weight_grams, price, pieces, more = 0 } = said;
  const money =
    price === undefined ? {} : { mrp_paise: price?.mrpPaise ?? null, unit_paise: price?.unitPaise ?? null };
  const free = pieces === undefined ? was.free + more : pieces - was.held;
  const isDescribed = [said.sku, said.barcode, said.grams, price].some((one) => one !== undefined);
  return { was, now: { ...was, ...money, sku, barcode, weight_grams: grams, free }, isDescribed };
}

type ChangedVariant = ReturnType<typeof changedVariant>;

/** A choice whose SKU went to another one of the same product, and of which nothing is said, has none. */
function withoutTheirSkus(variants: readonly ChangedVariant[]): ChangedVariant[] {
  const given = new Set(variants.flatMap(({ isDescribed, now }) => (isDescribed && now.sku) || []));
  return variants.map((one) =>
    !one.isDescribed && one.was.sku && given.has(one.was.sku)
      ? { ...one, now: { ...one.now, sku: null }, isDescribed: true }
      : one,
  );
}

function liveOnly(row: ProductRow): ProductRow | undefined {
  return row.state === "live" ? row : undefined;
}

function listingChangesOf({
  old,
  row,
}: {
  readonly old: ProductRow;
  readonly row: ProductRow;
}): ListingChange[] {
  const [before, after] = [liveOnly(old), liveOnly(row)];
  if (before && after && before.category === after.category) return [];
  return [
    ...(before ? [{ ...countedAs(before), difference: -1 as const }] : []),
    ...(after ? [{ ...countedAs(after), difference: 1 as const }] : []),
  ];
}
