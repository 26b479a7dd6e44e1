import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { countedTo, mostCounted } from "#contract/format/counted.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Database } from "#platform/database/database.ts";
import type { GoodsCard, GoodsState } from "../goods-view.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import {
  countByState,
  countByTax,
  type GoodsFilter,
  type ListedRow,
  listGoodsRows,
  type StockSum,
  sumStock,
} from "./goods-list-repository.ts";

const perPage = 25;
const mostWords = 6;

export interface GoodsListQuery {
  readonly state: GoodsState;
  /** Then all states are looked through. */
  readonly search?: string | undefined;
  /** Of this one and its parts alone. */
  readonly category?: string | undefined;
  /** With this code alone; null: without one. */
  readonly hsn?: string | null | undefined;
  readonly cursor?: string | undefined;
}

/** What the shop has, sold or not, for its staff. */
export function createGoodsList({
  db,
  categories,
}: {
  readonly db: Database;
  readonly categories: () => Promise<CategoryTree>;
}) {
  return {
    soldByTax: () => countByTax(db.read),

    async listGoods({ cursor, ...request }: GoodsListQuery) {
      const [before] = readCursor(cursor, 1) ?? [];
      const page = { before: typeof before === "number" ? before : undefined, most: perPage + 1 };
      const rows = await listGoodsRows(db.read, goodsFilter(request, await categories()), page);
      const shown = rows.slice(0, perPage);
      const [sums, counts] = await Promise.all([
        sumStock(
          db.read,
          shown.map(({ id }) => id),
        ),
        countByState(db.read, mostCounted),
      ]);
      const last = shown.at(-1);
      return {
        goods: shown.map((row) => cardOf(row, sums.get(row.id))),
        next: rows.length > perPage && last ? cursorOf([last.number]) : null,
        counts: {
          live: countedTo(mostCounted, counts.live),
          draft: countedTo(mostCounted, counts.draft),
          hidden: countedTo(mostCounted, counts.hidden),
        },
      };
    },
  };
}

/** What was typed and chosen, as a statement asks for it. */
export function goodsFilter(
  { state, search, category, hsn }: Omit<GoodsListQuery, "cursor">,
  tree: CategoryTree,
): GoodsFilter {
  const typed = search?.trim() ?? "";
  const words = typed.split(/\s+/).slice(0, mostWords);
  return {
    state,
    found: typed ? { words, typed } : undefined,
    hsn,
    categories: category ? tree.leafCategoriesOf(tree.find(category)?.id ?? category) : undefined,
  };
}

function cardOf(row: ListedRow, sum: StockSum | undefined): GoodsCard {
  const [picture = null] = JSON.parse(row.pictures) as PictureView[];
  const choices = Number(sum?.choices ?? 0);
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    picture,
    unitPaise: row.state === "live" ? row.unit_paise : row.own_unit_paise,
    priceVaries: row.price_varies === 1,
    ownPrice:
      row.price_varies === 0 && (row.state !== "live" || row.unit_paise === row.own_unit_paise)
        ? { paise: row.own_unit_paise, version: row.version }
        : null,
    free: Number(sum?.free ?? 0),
    choices,
    only:
      sum && choices === 1 && row.is_set === 0
        ? { colour: sum.colour, size: sum.size, stockVersion: sum.version }
        : null,
  };
}
