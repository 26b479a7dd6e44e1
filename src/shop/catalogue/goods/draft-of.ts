import { documentedPrice } from "#contract/money.ts";
import { hindiOf } from "./hindi-words.ts";
import type { ProductRow } from "./product-repository.ts";

/** A product in the words of whoever changes it: of the named fields, what they were. */
export function draftOf(
  row: ProductRow,
  { free, rate }: { free: number; rate: number },
  names: readonly string[],
): object {
  const draft = {
    title: row.title,
    brand: row.brand,
    description: row.description,
    ...hindiOf(row),
    category: row.category,
    ...documentedPrice({ mrpPaise: row.own_mrp_paise, unitPaise: row.own_unit_paise }, rate),
    stock: free,
    highlights: JSON.parse(row.highlights) as unknown,
    colours: JSON.parse(row.colours) as unknown,
    sizes: JSON.parse(row.sizes) as unknown,
    images: (JSON.parse(row.pictures) as { file: string }[]).map(({ file }) => file),
    featured: row.featured === 1,
    onSale: row.own_on_sale === 1,
  };
  return Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)));
}
