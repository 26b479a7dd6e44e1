import type { Price } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Tx } from "#platform/database/database.ts";
import { noVariantAttributes } from "../goods-view.ts";
import { fileOf } from "../pictures/pictures-at-repository.ts";
import type { Combination } from "../rules/variants.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import { type DescribedVariant, ownersOfSkus, variantAttributesOf } from "./variant-attributes-repository.ts";

/** What is not named stays; a picture is named by its address. */
export interface VariantChange extends Combination {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly picture?: string | null | undefined;
  readonly grams?: number | null | undefined;
  /** Null lets it cost what its product does. */
  readonly price?: Price | null | undefined;
}

export interface NewVariantAttributes extends VariantChange {
  /** What there is of it. */
  readonly pieces?: number | undefined;
}

interface Described {
  readonly productId: string;
  /** The choices that it is going to have. */
  readonly offered: readonly Combination[];
  readonly pictures: readonly PictureView[];
}

/** All that will be said of these variants, or why it cannot be. Nothing is written. */
export async function describeVariants(
  tx: Tx,
  { productId, offered, pictures }: Described,
  changes: readonly VariantChange[],
): Promise<Outcome<readonly DescribedVariant[]>> {
  if (changes.length === 0) return success([]);
  // First of all: who gives SKUs waits for whoever is giving some.
  await bumpVersion(tx, [], []);
  const known = new Map((await variantAttributesOf(tx, productId)).map((one) => [keyOf(one), one]));
  const described = new Map<string, DescribedVariant>();
  for (const [at, change] of changes.entries()) {
    const key = keyOf(change);
    if (described.has(key) || !offered.some((one) => keyOf(one) === key))
      return failure("invalidInput", { field: `variants.${at}` });
    const file = pictureOf(change.picture, pictures);
    if (file === undefined && change.picture !== undefined)
      return failure("pictureUnknown", { field: `variants.${at}.picture` });
    const { colour, size } = change;
    const facts = known.get(key) ?? { ...noVariantAttributes, price: null };
    described.set(key, {
      colour,
      size,
      sku: change.sku === undefined ? facts.sku : change.sku,
      barcode: change.barcode === undefined ? facts.barcode : change.barcode,
      picture: file === undefined ? facts.picture : file,
      grams: change.grams === undefined ? facts.grams : change.grams,
      price: change.price === undefined ? facts.price : change.price,
    });
  }
  const skus = [...described.values()].flatMap(({ sku }) => (sku === null ? [] : [sku]));
  const others = (await ownersOfSkus(tx, skus)).filter(
    (one) => one.productId !== productId || !described.has(keyOf(one)),
  );
  const taken = others[0]?.sku ?? skus.find((sku, at) => skus.indexOf(sku) !== at);
  if (taken !== undefined) {
    const at = changes.findLastIndex(({ sku }) => sku === taken);
    return failure("skuTaken", { field: `variants.${at}.sku` });
  }
  return success([...described.values()]);
}

/** The name of the file; null takes it away, nothing is none of the product's. */
function pictureOf(
  address: string | null | undefined,
  pictures: readonly PictureView[],
): string | null | undefined {
  if (address === undefined || address === null) return address;
  const file = fileOf(address);
  return pictures.some((one) => one.file === file) ? file : undefined;
}

function keyOf({ colour, size }: Combination): string {
  return JSON.stringify([colour, size]);
}
