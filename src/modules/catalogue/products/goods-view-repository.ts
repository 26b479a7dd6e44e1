import type { PictureView } from "#contract/picture-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { GoodsView } from "../goods-view.ts";
import { noVariantAttributes } from "../goods-view.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import type { ColourView } from "../sellable-view.ts";
import { variantAttributesOf } from "../stock/variant-attributes-repository.ts";
import { variantsOfProduct } from "../stock/variants-repository.ts";
import { hindiOf } from "./hindi-words.ts";
import { productAttributesOf } from "./product-attributes.ts";
import { findGoods } from "./product-repository.ts";

/** A product as the staff change it, sold or not; nothing of what stays for old orders alone. */
export async function goodsViewOf(q: Reads | Tx, id: string): Promise<GoodsView | undefined> {
  const row = await findGoods(q, id);
  if (!row || row.state === "removed") return undefined;
  const facts = await variantAttributesOf(q, id);
  const variants = (await variantsOfProduct(q, id)).map((one) => {
    const { sku, barcode, picture, grams, price } = facts.find(
      ({ colour, size }) => colour === one.colour && size === one.size,
    ) ?? { ...noVariantAttributes, price: null };
    const { colour, size, offered, free, held, sold, version } = one;
    const known = { sku, barcode, picture: picture && `/pictures/${picture}-800.webp`, grams };
    return {
      colour,
      size,
      isOffered: offered,
      ...known,
      pieces: free + held,
      free,
      held,
      sold,
      stockVersion: version,
      price,
    };
  });
  return {
    id,
    state: row.state,
    title: row.title,
    brand: row.brand,
    description: row.description,
    highlights: JSON.parse(row.highlights) as string[],
    category: row.category,
    price: { unitPaise: row.own_unit_paise, mrpPaise: row.own_mrp_paise },
    pictures: JSON.parse(row.pictures) as PictureView[],
    isSet: row.is_set === 1,
    version: row.version,
    ...productAttributesOf(row),
    ...hindiOf(row),
    colours: coloursOf(row.top_category, JSON.parse(row.colours) as ColourView[]),
    sizes: sizesOf(row.top_category, JSON.parse(row.sizes) as string[]),
    variants,
  };
}
