import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { countedTo, mostCounted } from "#contract/format/counted.ts";
import { wordsIn } from "#contract/format/words.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { listAuditEntriesOf } from "#platform/database/audit.ts";
import { takenBackWithin } from "#platform/database/undo-state.ts";
import type { PricesParts } from "../prices/prices-service.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { effectOf } from "../rules/price-now.ts";
import { readVariants } from "../stock/variants-repository.ts";
import { endAction, wayBack } from "./sale-way-back.ts";
import {
  countSales,
  countWithin,
  goodsOfSales,
  listSalesOf,
  type SaleGoods,
  type SaleTab,
  someWithin,
} from "./sales-list-repository.ts";
import type { TimedSaleRow } from "./timed-sales-repository.ts";

const perPage = 25;
const mostGoods = 10_000;
const examples = 3;

export interface SalesListQuery {
  readonly tab: SaleTab;
  readonly cursor?: string | undefined;
  readonly lang: Lang;
}

/** What a sale would be of, before it is planned. */
export interface SalePlan {
  readonly category?: string | undefined;
  readonly productId?: string | undefined;
  readonly percent: number | null;
  readonly lang: Lang;
}

/** Timed sales as the staff look through them: what they are for, and what that costs before and after. */
export function createSalesList({ db, clock, categories }: PricesParts) {
  return {
    async listSales({ tab, cursor, lang }: SalesListQuery) {
      const now = clock.now();
      const [begins, id] = readCursor(cursor, 2) ?? [];
      const after =
        typeof begins === "number" && typeof id === "string" ? ([begins, id] as const) : undefined;
      const [rows, counts, tree] = await Promise.all([
        listSalesOf(db.read, { tab, now, ...(after && { after }), most: perPage + 1 }),
        countSales(db.read, now, mostCounted),
        categories(),
      ]);
      const shown = rows.slice(0, perPage);
      const ids = [...new Set(shown.flatMap(({ product_id }) => product_id ?? []))];
      const within = [...new Set(shown.flatMap(({ category }) => category ?? []))];
      const [goods, counted, ended] = await Promise.all([
        goodsOfSales(db.read, ids),
        countWithin(db.read, within.map(placeIn(tree)), mostGoods),
        tab === "over" ? endedLately(shown, now) : undefined,
      ]);
      const last = shown.at(-1);
      const of = (count: number) => countedTo(mostCounted, count);
      return {
        sales: shown.map((row) => ({
          id: row.id,
          state: tab,
          productId: row.product_id,
          name: nameOf(row, goods, tree, lang),
          choice: [row.colour, row.size].filter(Boolean).join(", "),
          percent: row.percent_hundredths === null ? null : row.percent_hundredths / 100,
          beginsAt: row.begins_at,
          endsAt: row.ends_at,
          goods: row.category === null ? 1 : Math.min(counted.get(row.category) ?? 0, mostGoods),
          price: priceOf(goods.get(row.product_id ?? ""), row),
          canGoOn: ended?.has(row.id) ?? false,
        })),
        next: rows.length > perPage && last ? cursorOf([last.begins_at, last.id]) : null,
        counts: { on: of(counts.on), planned: of(counts.planned), over: of(counts.over) },
      };
    },

    /** Nothing where there is no such thing. */
    async planSale({ category, productId, percent, lang }: SalePlan) {
      const tree = await categories();
      const place = category === undefined ? undefined : tree.find(category);
      if (place) {
        const where = placeIn(tree)(place.id);
        const [counted, ids] = await Promise.all([
          countWithin(db.read, [where], mostGoods),
          someWithin(db.read, where, examples),
        ]);
        const goods = await goodsOfSales(db.read, ids);
        return {
          name: labelOf(tree, place.id, lang),
          goods: Math.min(counted.get(place.id) ?? 0, mostGoods),
          examples: [...goods.values()].map((one) => exampleOf(one, percent)),
        };
      }
      const product = (await goodsOfSales(db.read, productId === undefined ? [] : [productId])).get(
        productId ?? "",
      );
      return product && { name: product.title, goods: 1, examples: [exampleOf(product, percent)] };
    },
  };

  /** Those that somebody of the staff ended, and that can go on. */
  async function endedLately(rows: readonly TimedSaleRow[], now: number): Promise<ReadonlySet<string>> {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const request = { action: endAction, since: now - takenBackWithin, limit: perPage * 4 };
    const entries =
      rows.length === 0 ? [] : await listAuditEntriesOf(db.read, { ...request, subjects: [...byId.keys()] });
    return new Set(
      entries.flatMap((entry) => {
        const row = byId.get(entry.subject);
        return row && wayBack(entry, row, now) ? [row.id] : [];
      }),
    );
  }
}

const placeIn = (tree: CategoryTree) => (id: string) => ({ id, isTop: tree.of(id)?.parent === null });

function nameOf(
  { product_id, category }: TimedSaleRow,
  goods: ReadonlyMap<string, SaleGoods>,
  tree: CategoryTree,
  lang: Lang,
): string {
  return category === null ? (goods.get(product_id ?? "")?.title ?? "") : labelOf(tree, category, lang);
}

function labelOf(tree: CategoryTree, id: string, lang: Lang): string {
  const { label, name } = tree.of(id) ?? {};
  return (label && wordsIn(label, lang)) || name || id;
}

function pricedOf({ own_mrp_paise: mrpPaise, own_unit_paise: unitPaise, variants }: SaleGoods) {
  return { own: { mrpPaise, unitPaise }, choices: readVariants(variants) };
}

function priceOf(
  goods: SaleGoods | undefined,
  { colour, size, percent_hundredths, unit_paise }: TimedSaleRow,
) {
  const percent = percent_hundredths === null ? null : percent_hundredths / 100;
  return goods ? effectOf(pricedOf(goods), { colour, size, percent, unitPaise: unit_paise }) : null;
}

function exampleOf(goods: SaleGoods, percent: number | null) {
  const sale = { colour: null, size: null, percent, unitPaise: null };
  const price = percent === null ? null : effectOf(pricedOf(goods), sale);
  const own = effectOf(pricedOf(goods), { ...sale, percent: 0 }).beforePaise;
  return { title: goods.title, beforePaise: own, afterPaise: price?.afterPaise ?? null };
}
