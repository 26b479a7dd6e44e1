import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import type { BulkChange, BulkLineView, BulkView, GoodsPart, LineState } from "../bulk-view.ts";
import { bulkWorkChanged } from "../events.ts";
import { type GoodsListQuery, goodsFilter } from "../products/goods-list-service.ts";
import { isProductId } from "../rules/product-id.ts";
import { type BulkParts, createBulkChunks } from "./bulk-chunks.ts";
import {
  type BulkRow,
  countLines,
  dropBulk,
  findBulk,
  insertBulk,
  insertChosen,
  isBulkOld,
  type LineCounts,
  type LineRow,
  linesIn,
  listBulk,
  lockBulk,
  updateBulk,
} from "./bulk-repository.ts";

const day = 86_400_000;
/** For so long it may be taken back, and is kept. */
const keptBulk = 30 * day;
/** No file takes longer to be read. */
const readingBulk = 3_600_000;
const mostGoods = 10_000;
/** Each is a row that the clock has to look at. */
const mostSales = 500;
const mostListed = 30;
const perPage = 50;

/** These goods, or all that fit. */
export type BulkChosen =
  | { readonly ids: readonly string[] }
  | { readonly all: Omit<GoodsListQuery, "cursor"> };

export interface BulkSeen {
  readonly by: string;
  readonly seen: number;
}

/** What is done to many goods at once: looked at beforehand, then done, and taken back for thirty days. */
export function createBulkService(parts: BulkParts) {
  const { db, clock, categories } = parts;
  const chunks = createBulkChunks(parts);
  return {
    runBulkJob: chunks.runBulkJob,
    bulkOf,
    begun,

    /** Nothing is done yet: what would become of each is written down. */
    async planBulk(
      by: string,
      chosen: BulkChosen,
      wanted: Exclude<BulkChange, { kind: "import" }>,
    ): Promise<Outcome<BulkView>> {
      const tree = await categories();
      const category = wanted.kind === "category" ? tree.find(wanted.category) : undefined;
      if (wanted.kind === "category" && !category) return failure("categoryUnknown", { field: "category" });
      if (
        wanted.kind === "sale" &&
        wanted.endsAt !== null &&
        wanted.endsAt <= Math.max(wanted.beginsAt, clock.now())
      )
        return failure("saleEndsEarly", { field: "endsAt" });
      const at = clock.now();
      const change = category
        ? { ...wanted, category: category.id }
        : wanted.kind === "sale"
          ? { ...wanted, beginsAt: wanted.beginsAt || at }
          : wanted;
      const most = change.kind === "sale" ? mostSales : mostGoods;
      const id = newId(at);
      const ids = "ids" in chosen ? chosen.ids.filter(isProductId) : [];
      if ("ids" in chosen && ids.length === 0) return failure("bulkNothing", { field: "goods" });
      const planned = await refusable(async (tx) => {
        await insertBulk(tx, {
          ...{ id, kind: change.kind, wish: JSON.stringify(change), by_id: by },
          ...{ state: "checking", lines: 0, at },
        });
        const lines = await insertChosen(tx, id, "ids" in chosen ? ids : goodsFilter(chosen.all, tree), most);
        if (lines === 0) throw new Refused(failure("bulkNothing", { field: "goods" }));
        if (lines > most) throw new Refused(failure("bulkTooMany", { field: "goods" }));
        await updateBulk(tx, id, { lines });
      });
      return planned.ok ? begun(id) : planned;
    },

    async listBulk(): Promise<readonly BulkView[]> {
      const rows = await listBulk(db.read, mostListed);
      const counts = await countLines(
        db.read,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => viewOf(row, counts.get(row.id)));
    },

    /** Some of its lines: those of a kind, or those that say something. */
    async linesOfBulk(
      id: string,
      {
        states,
        cursor,
      }: { readonly states?: readonly LineState[] | undefined; readonly cursor?: string | undefined },
    ): Promise<{ readonly lines: readonly BulkLineView[]; readonly next: string | null }> {
      const [after] = readCursor(cursor, 1) ?? [];
      const rows = await linesIn(db.read, id, {
        ...(states && { states }),
        after: typeof after === "number" ? after : 0,
        most: perPage + 1,
      });
      const shown = rows.slice(0, perPage);
      const last = shown.at(-1);
      return {
        lines: shown.map(lineView),
        next: rows.length > perPage && last ? cursorOf([last.line]) : null,
      };
    },

    /** As it was looked at, or what is left of it. */
    carryOutBulk: (id: string, seen: BulkSeen): Promise<Outcome<BulkView>> =>
      turn(id, seen, "change many goods", ({ state }) =>
        state === "planned" || state === "stopped" ? "running" : undefined,
      ),

    stopBulk: (id: string, seen: BulkSeen): Promise<Outcome<BulkView>> =>
      turn(id, seen, "stop many goods", ({ state }) => (state === "running" ? "stopped" : undefined)),

    /** Each value as it was, where nobody has changed it since. */
    undoBulk: (id: string, seen: BulkSeen): Promise<Outcome<BulkView>> =>
      turn(id, seen, "undo many goods", ({ state, at }) => {
        if (state !== "done" && state !== "stopped") return undefined;
        return at + keptBulk > clock.now() ? "undoing" : failure("bulkTooOld");
      }),

    async tidyBulk(): Promise<void> {
      const now = clock.now();
      const old = { upTo: now - keptBulk, unreadUpTo: now - readingBulk };
      if (await isBulkOld(db.read, old)) await db.write((tx) => dropBulk(tx, old));
    },
  };

  async function turn(
    id: string,
    { by, seen }: BulkSeen,
    action: string,
    to: (row: BulkRow) => BulkRow["state"] | Failure | undefined,
  ): Promise<Outcome<BulkView>> {
    const turned = await db.write(async (tx): Promise<Outcome<void>> => {
      const row = await lockBulk(tx, id);
      if (!row) return failure("notFound");
      const state = to(row);
      if (typeof state === "object") return state;
      if (state === undefined || row.version !== seen) return failure("bulkChanged");
      const at = clock.now();
      await updateBulk(tx, id, { state, version: row.version + 1 });
      await emit(tx, bulkWorkChanged, {
        ...{ by, action, subject: id, at },
        before: { state: row.state },
        after: { state, kind: row.kind, goods: row.lines },
      });
      return success(undefined);
    });
    return turned.ok ? begun(id) : turned;
  }

  /** What is little is done at once; the rest goes on by itself. */
  async function begun(id: string): Promise<Outcome<BulkView>> {
    await chunks.workOn(id);
    return bulkOf(id);
  }

  async function bulkOf(id: string): Promise<Outcome<BulkView>> {
    const row = isProductId(id) ? await findBulk(db.read, id) : undefined;
    if (!row || row.state === "reading") return failure("notFound");
    return success(viewOf(row, (await countLines(db.read, [id])).get(id)));
  }

  async function refusable(work: (tx: Tx) => Promise<void>): Promise<Outcome<void>> {
    try {
      await db.write(work);
      return success(undefined);
    } catch (error) {
      if (error instanceof Refused) return error.no;
      throw error;
    }
  }
}

/** Thrown, so that nothing of it stays. */
class Refused extends Error {
  readonly no: Failure;

  constructor(no: Failure) {
    super(no.reason);
    this.no = no;
  }
}

function viewOf(row: BulkRow, counts: LineCounts = {}): BulkView {
  const { id, kind, state, version, by_id: byId, at, lines } = row;
  const change = JSON.parse(row.wish) as BulkChange;
  return { id, kind, wish: change, state, version, byId, at, lines, counts, undoUntil: at + keptBulk };
}

function lineView(row: LineRow): BulkLineView {
  const { line, file_row, product_id, title, state, before, after, problem, detail } = row;
  const part = (json: string | null) => (json === null ? null : (JSON.parse(json) as GoodsPart));
  return {
    ...{ line, row: file_row, productId: product_id, title, state, problem, detail },
    before: part(before),
    after: part(after),
  };
}
