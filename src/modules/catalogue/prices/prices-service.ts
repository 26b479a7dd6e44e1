import { hundredthsOf, type Price } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import { listAuditEntries } from "#platform/database/audit.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { saleChanged } from "../events.ts";
import { findGoods, lockProduct } from "../products/product-repository.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { isRunning } from "../rules/price-now.ts";
import { isProductId } from "../rules/product-id.ts";
import { shownKeysOf } from "../rules/shown-keys.ts";
import type { Combination } from "../rules/variants.ts";
import { endAction, wayBack } from "../sales/sale-way-back.ts";
import {
  findDueSale,
  insertSale,
  listSales,
  lockSale,
  type TimedSaleRow,
  updateSale,
} from "../sales/timed-sales-repository.ts";
import { isOffered, setOwnPrice } from "../stock/variants-repository.ts";
import { bumpVersion } from "../storage/version-repository.ts";
import type { NewSale, TimedSaleView } from "../timed-sale-view.ts";
import { showPrices } from "./show-prices.ts";
import { numbersOf, numbersWithin } from "./shown-prices-repository.ts";

/** As many products in one transaction as keep nobody waiting for long. */
const batch = 1_000;
const mostListed = 500;

export interface PricesParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly categories: (tx?: Tx) => Promise<CategoryTree>;
  readonly search: SearchIndex;
}

/** Prices of choices, and sales that the clock begins and ends. */
export function createPricesService({ db, clock, categories, search }: PricesParts) {
  const showing = async (tx: Tx) => ({ tree: await categories(tx), now: () => clock.now(), search });

  return {
    /** What one choice costs; null lets it cost what its product does. */
    setChoicePrice(by: string, id: string, choice: Combination, price: Price | null): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const product = isProductId(id) ? await lockProduct(tx, id) : undefined;
        if (!product) return failure("productNotFound");
        const before = await setOwnPrice(tx, { productId: id, ...choice }, price);
        if (before === undefined) return failure("choiceUnknown", { field: choice.size ? "size" : "colour" });
        const changes = await showPrices(tx, [product.number], await showing(tx));
        const entry = { by, action: "set price", subject: id, at: clock.now() };
        const now = price ?? { mrpPaise: null, unitPaise: null };
        await emit(tx, saleChanged, {
          ...entry,
          before: { variants: [{ ...choice, ...before }] },
          after: { variants: [{ ...choice, ...now }] },
        });
        await bumpVersion(tx, changes, shownKeysOf([product]));
        return success(undefined);
      });
    },

    sales: async (): Promise<TimedSaleView[]> =>
      (await listSales(db.read, mostListed)).map((row) => viewOf(row, clock.now())),

    async makeSale(by: string, sale: NewSale): Promise<Outcome<TimedSaleView>> {
      const tree = await categories();
      const category = sale.category === undefined ? undefined : tree.find(sale.category);
      if (sale.category !== undefined && !category) return failure("categoryUnknown", { field: "category" });
      const made = await db.write(async (tx): Promise<Outcome<TimedSaleRow>> => {
        const at = clock.now();
        const row = { id: newId(at), ...rowOf(sale, category?.id ?? null), begins_at: sale.beginsAt ?? at };
        if (row.ends_at !== null && row.ends_at <= Math.max(row.begins_at, at))
          return failure("saleEndsEarly", { field: "endsAt" });
        if (row.product_id !== null && !(await isOffered(tx, row.product_id, row)))
          return row.colour === null
            ? failure("productNotFound", { field: "productId" })
            : failure("choiceUnknown", { field: row.size ? "size" : "colour" });
        await insertSale(tx, row);
        const goods = row.product_id === null ? undefined : await findGoods(tx, row.product_id);
        const after = { ...(goods && { product: goods.title }), ...row };
        await emit(tx, saleChanged, { by, action: "make sale", subject: row.id, after, at });
        return success({ ...row, shown: 0, swept_at: 0, swept_to: null });
      });
      if (!made.ok) return made;
      await runJob();
      return success(viewOf(made.value, clock.now()));
    },

    /** At this moment; one that has not begun never will. */
    async endSale(by: string, id: string): Promise<Outcome<void>> {
      const ended = await db.write(async (tx): Promise<Outcome<void>> => {
        const row = await lockSale(tx, id);
        if (!row) return failure("notFound");
        const at = clock.now();
        const ends_at = Math.min(row.ends_at ?? Number.MAX_SAFE_INTEGER, Math.max(row.begins_at, at));
        await updateSale(tx, id, { ends_at });
        await emit(tx, saleChanged, {
          by,
          action: endAction,
          subject: id,
          before: { endsAt: row.ends_at },
          after: { endsAt: ends_at },
          at,
        });
        return success(undefined);
      });
      if (ended.ok) await runJob();
      return ended;
    },

    /** As long as nobody did anything else to it since, and its time is not over. */
    async resumeSale(by: string, id: string): Promise<Outcome<void>> {
      const resumed = await db.write(async (tx): Promise<Outcome<void>> => {
        const row = await lockSale(tx, id);
        if (!row) return failure("notFound");
        const at = clock.now();
        const [last] = await listAuditEntries(tx, { subject: id, limit: 1 });
        const back = last && wayBack(last, row, at);
        if (!back) return failure(last?.action === "take back" ? "changedSince" : "takenBackLate");
        const { endsAt } = back;
        await updateSale(tx, id, { ends_at: endsAt });
        const before = { endsAt: row.ends_at };
        await emit(tx, saleChanged, { by, action: "take back", subject: id, before, after: { endsAt }, at });
        return success(undefined);
      });
      if (resumed.ok) await runJob();
      return resumed;
    },

    /** What has begun or ended by now is shown; called again and again, by every process. */
    runPriceJob: runJob,
  };

  async function runJob(): Promise<void> {
    for (;;) {
      const id = await findDueSale(db.watch, clock.now());
      if (id === undefined || !(await db.write((tx) => runPart(tx, id)))) return;
    }
  }

  /** Of one sale so many products; what another process did meanwhile is seen once the row is ours. */
  async function runPart(tx: Tx, id: string): Promise<boolean> {
    const sale = await lockSale(tx, id);
    if (!sale) return false;
    const now = clock.now();
    const shown = isRunning(timesOf(sale), now) ? 1 : 0;
    const isNew = shown !== sale.shown;
    if (!isNew && sale.swept_to === null) return false;
    const seen = await showing(tx);
    const numbers = await goodsOf(tx, sale, isNew ? 0 : (sale.swept_to ?? 0), seen.tree);
    const changes = await showPrices(tx, numbers, seen);
    await updateSale(tx, id, {
      shown,
      swept_to: numbers.length < batch ? null : (numbers.at(-1) ?? null),
      ...(isNew && { swept_at: now }),
    });
    await bumpVersion(tx, changes);
    return true;
  }
}

async function goodsOf(
  tx: Tx,
  { product_id, category }: TimedSaleRow,
  after: number,
  tree: CategoryTree,
): Promise<number[]> {
  if (product_id !== null) return numbersOf(tx, [product_id]);
  if (category === null) return [];
  return numbersWithin(tx, { category, isTop: tree.of(category)?.parent === null, after, most: batch });
}

function rowOf({ productId, colour, size, percent, unitPaise, endsAt }: NewSale, category: string | null) {
  const isOfChoice = colour !== undefined || size !== undefined;
  return {
    product_id: productId ?? null,
    colour: isOfChoice ? (colour ?? "") : null,
    size: isOfChoice ? (size ?? "") : null,
    category,
    percent_hundredths: percent === undefined ? null : hundredthsOf(percent),
    unit_paise: unitPaise ?? null,
    ends_at: endsAt ?? null,
  };
}

function timesOf({ begins_at, ends_at, swept_at }: TimedSaleRow) {
  return { beginsAt: begins_at, endsAt: ends_at, sweptAt: swept_at };
}

/** One that was taken back before it began never will. */
function isPlanned({ begins_at, ends_at }: TimedSaleRow, now: number): boolean {
  return begins_at > now && (ends_at === null || ends_at > begins_at);
}

function viewOf(row: TimedSaleRow, now: number): TimedSaleView {
  return {
    id: row.id,
    productId: row.product_id,
    colour: row.colour,
    size: row.size,
    category: row.category,
    percent: row.percent_hundredths === null ? null : row.percent_hundredths / 100,
    unitPaise: row.unit_paise,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    state: isRunning(timesOf(row), now) ? "running" : isPlanned(row, now) ? "planned" : "ended",
  };
}
