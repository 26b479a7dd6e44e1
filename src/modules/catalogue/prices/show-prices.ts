import { percentOff } from "#contract/format/money.ts";
import type { Tx } from "#platform/database/database.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { listingChanges } from "../listing/listing-changes.ts";
import { indexedProduct } from "../products/indexed-product.ts";
import type { ProductRow } from "../products/product-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { popularityOnSale } from "../rules/popularity.ts";
import type { ListingChange } from "../storage/version-repository.ts";
import { pricesOf } from "./priced-product.ts";
import {
  loadPriced,
  lockPrices,
  type PricedRow,
  type ShownPrice,
  updateShownPrices,
} from "./shown-prices-repository.ts";

/** The clock is asked once the rows are locked: whoever waited for them looks at the moment after the other. */
export interface Showing {
  readonly tree: CategoryTree;
  readonly now: () => number;
  readonly search: SearchIndex;
}

/** Writes what lists show of these products as it is at this moment; tells what changed in the listings. */
export async function showPrices(
  tx: Tx,
  numbers: readonly number[],
  { tree, now, search }: Showing,
): Promise<ListingChange[]> {
  if (numbers.length === 0) return [];
  await lockPrices(tx, numbers);
  const at = now();
  const changes = (await loadPriced(tx, numbers, at)).flatMap((row) => {
    const before = plainRow(row);
    const shown = shownOf(row, at);
    return isSame(before, shown) ? [] : [{ before, after: withShown(before, shown), shown }];
  });
  await updateShownPrices(
    tx,
    changes.map(({ shown }) => shown),
  );
  await search.index(
    tx,
    changes.map(({ before, after }) => ({
      before: indexedProduct(before, tree),
      after: indexedProduct(after, tree),
    })),
  );
  return changes.flatMap(({ before, after }) => listingChanges(before, after));
}

function plainRow({ variants: _, sales: __, ...row }: PricedRow): ProductRow {
  return row;
}

function shownOf(row: PricedRow, now: number): ShownPrice {
  const { lowest, varies, isReduced } = pricesOf(row, now).prices;
  const { mrpPaise, unitPaise } = lowest;
  return {
    number: row.number,
    mrp_paise: mrpPaise,
    unit_paise: unitPaise,
    discount: percentOff({ mrpPaise, unitPaise }),
    on_sale: row.own_on_sale === 1 || isReduced ? 1 : 0,
    price_varies: varies ? 1 : 0,
  };
}

function isSame(row: ProductRow, shown: ShownPrice): boolean {
  return (Object.keys(shown) as (keyof ShownPrice)[]).every((name) => row[name] === shown[name]);
}

function withShown(row: ProductRow, shown: ShownPrice): ProductRow {
  return { ...row, ...shown, popularity: row.popularity + (shown.on_sale - row.on_sale) * popularityOnSale };
}
