import type { PictureView } from "#contract/picture-view.ts";
import { hindiOf } from "../products/hindi-words.ts";
import { productAttributesOf } from "../products/product-attributes.ts";
import { optionsIn } from "../products/product-options.ts";
import type { ProductRow } from "../products/product-repository.ts";
import type { DescribedVariant } from "../stock/variant-attributes-repository.ts";

export interface GoodsImage {
  readonly row: ProductRow;
  readonly variants: readonly DescribedVariant[];
}

type LoggedGoods = Record<string, unknown>;

/** All that the staff say of a product, by the names that the log has. */
export function imageOf({ row, variants }: GoodsImage): LoggedGoods {
  return {
    title: row.title,
    brand: row.brand,
    description: row.description,
    highlights: JSON.parse(row.highlights) as unknown,
    ...hindiOf(row),
    category: row.category,
    unitPaise: row.own_unit_paise,
    mrpPaise: row.own_mrp_paise,
    ...productAttributesOf(row),
    ...optionsIn(row),
    featured: row.featured === 1,
    onSale: row.own_on_sale === 1,
    state: row.state,
    pictures: (JSON.parse(row.pictures) as PictureView[]).map(({ file, alt, altHi }) => ({
      file,
      alt,
      altHi,
    })),
    variants: variants.map(({ price, ...facts }) => ({
      ...facts,
      unitPaise: price?.unitPaise ?? null,
      mrpPaise: price?.mrpPaise ?? null,
    })),
  };
}

/** Of two images of one product what differs, before and after; of the choices those that do. */
export function differences(
  before: GoodsImage,
  after: GoodsImage,
): { before: LoggedGoods; after: LoggedGoods } {
  const [old, now] = [imageOf(before), imageOf(after)];
  const names = Object.keys(now).filter((name) => name !== "variants" && !isSame(old[name], now[name]));
  const pairs = (now.variants as LoggedGoods[]).flatMap((one) => {
    const was = (old.variants as LoggedGoods[]).find(
      ({ colour, size }) => colour === one.colour && size === one.size,
    );
    return was && !isSame(was, one) ? [differing(was, one)] : [];
  });
  const pick = (of: LoggedGoods, at: 0 | 1): LoggedGoods => ({
    ...Object.fromEntries(names.map((name) => [name, of[name]])),
    ...(pairs.length > 0 && { variants: pairs.map((pair) => pair[at]) }),
  });
  return { before: pick(old, 0), after: pick(now, 1) };
}

/** A price is two numbers that belong together. */
const paired: Readonly<Record<string, string>> = { unitPaise: "mrpPaise", mrpPaise: "unitPaise" };

function differing(was: LoggedGoods, now: LoggedGoods): readonly [LoggedGoods, LoggedGoods] {
  const isOther = (name: string) => !isSame(was[name], now[name]);
  const names = Object.keys(now).filter(
    (name) => name === "colour" || name === "size" || isOther(name) || isOther(paired[name] ?? name),
  );
  const pick = (of: LoggedGoods) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return [pick(was), pick(now)];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
