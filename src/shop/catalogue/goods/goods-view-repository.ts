import type { GoodsView } from "#contract/goods-view.ts";
import { noVariantFacts } from "#contract/goods-view.ts";
import type { ColourView } from "#contract/sellable-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { coloursOf, sizesOf } from "../rules/options.ts";
import { variantFactsOf } from "../stock/variant-facts-repository.ts";
import { variantsOfProduct } from "../stock/variants-repository.ts";
import { goodsFactsOf } from "./goods-facts.ts";

/** A product as the staff change it; nothing of what is out of the catalogue. */
export async function goodsViewOf(q: Reads | Tx, id: string): Promise<GoodsView | undefined> {
  const row = await q
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = await variantFactsOf(q, id);
  const variants = (await variantsOfProduct(q, id)).map((one) => {
    const { sku, barcode, picture, grams } =
      facts.find(({ colour, size }) => colour === one.colour && size === one.size) ?? noVariantFacts;
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
    };
  });
  return {
    id,
    title: row.title,
    version: row.version,
    ...goodsFactsOf(row),
    colours: coloursOf(row.top_category, JSON.parse(row.colours) as ColourView[]),
    sizes: sizesOf(row.top_category, JSON.parse(row.sizes) as string[]),
    variants,
  };
}
