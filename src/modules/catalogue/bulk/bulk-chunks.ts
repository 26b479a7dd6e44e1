import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import { type Database, DatabaseUnavailable, type Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import type { BulkChange, BulkProblem, GoodsPart, LineState, WholeGoods } from "../bulk-view.ts";
import { isStill, wayBack } from "../rules/bulk/goods-part.ts";
import { type Planned, planLine } from "../rules/bulk/plan-line.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import {
  type BulkRow,
  findBulkAtWork,
  type LineRow,
  linesIn,
  lockBulk,
  saveLines,
  updateBulk,
} from "./bulk-repository.ts";
import { changeMany, type GoodsChange } from "./change-many.ts";
import { createMany } from "./create-many.ts";
import { type KnownGoods, knownGoods } from "./known-goods.ts";
import { lockStockOfMany } from "./many-goods-repository.ts";
import { plannedLine } from "./planned-line.ts";

/** So many products in one transaction keep no shopper waiting for long. */
const chunk = 100;
/** A run ends after so long, so that a shop which closes need not wait for it. */
const mostMs = 1_500;

export interface BulkParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly categories: (tx?: Tx) => Promise<CategoryTree>;
  readonly search: SearchIndex;
  /** A named point of the work, for tests that end the process there. */
  readonly at?: ((point: string) => void) | undefined;
  /** Told of what nobody foresaw. */
  readonly failed?: ((error: unknown) => void) | undefined;
  /** What lines of a file mean to the shop as it is. */
  readonly planFile: (
    tx: Tx,
    action: BulkRow,
    lines: readonly LineRow[],
    tree: CategoryTree,
  ) => Promise<LineRow[]>;
  readonly keepOrigins: (tx: Tx, action: BulkRow, lines: readonly LineRow[]) => Promise<void>;
}

/** Looks at goods, changes them and takes it back, some at a time: each chunk with what came of it in one transaction. */
export function createBulkChunks(parts: BulkParts) {
  const { db, clock, categories, search, at = () => {}, failed = () => {}, planFile, keepOrigins } = parts;
  const stages: Readonly<Partial<Record<BulkRow["state"], Stage>>> = {
    checking: { states: ["waits"], work: look, next: "planned", failed: "wrong" },
    running: { states: ["new", "change"], work: carryOut, next: "done", failed: "changed" },
    undoing: { states: ["done"], work: takeBack, next: "undone", failed: "kept" },
  };
  return { runBulkJob, workOn };

  /** Called again and again by every process; each takes a pause half as long as its work, for those who shop. */
  async function runBulkJob(): Promise<void> {
    const began = performance.now();
    for (let id = await next(); id !== undefined; id = await next()) {
      const started = performance.now();
      await workOn(id);
      const took = performance.now() - started;
      if (performance.now() - began > mostMs) return;
      await pause(Math.min(took / 2, 100));
    }
  }

  function next(): Promise<string | undefined> {
    return findBulkAtWork(db.read);
  }

  /** One chunk of it. What a product does to it that nobody foresaw is that product's matter alone. */
  async function workOn(id: string): Promise<void> {
    try {
      await db.write((tx) => step(tx, id, chunk));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failed(error);
      for (let left = chunk; left > 0; left--) await workOnOne(id);
    }
    at("bulk:committed");
  }

  async function workOnOne(id: string): Promise<void> {
    try {
      await db.write((tx) => step(tx, id, 1));
    } catch (error) {
      // A database that is away says nothing about the line.
      if (error instanceof DatabaseUnavailable) throw error;
      await db.write((tx) => passBy(tx, id));
    }
  }

  async function step(tx: Tx, id: string, most: number): Promise<void> {
    const action = await lockBulk(tx, id);
    const stage = action && stages[action.state];
    if (!action || !stage) return;
    const lines = await linesIn(tx, id, { states: stage.states, most });
    at("bulk:locked");
    if (lines.length > 0) await saveLines(tx, id, await stage.work(tx, action, lines));
    at("bulk:worked");
    if (lines.length < most) await finish(tx, action);
    at("bulk:before-commit");
  }

  async function finish(tx: Tx, action: BulkRow): Promise<void> {
    const stage = stages[action.state];
    if (!stage) return;
    await updateBulk(tx, action.id, {
      state: stage.next,
      version: action.version + 1,
      ...(stage.next === "done" && { done_at: clock.now() }),
    });
  }

  async function passBy(tx: Tx, id: string): Promise<void> {
    const action = await lockBulk(tx, id);
    const stage = action && stages[action.state];
    if (!stage) return;
    const lines = await linesIn(tx, id, { states: stage.states, most: 1 });
    await saveLines(
      tx,
      id,
      lines.map((line) => ({ ...line, state: stage.failed, problem: "lineBroken" as const })),
    );
  }

  async function look(tx: Tx, action: BulkRow, lines: readonly LineRow[]): Promise<LineRow[]> {
    const change = JSON.parse(action.wish) as BulkChange;
    const tree = await categories(tx);
    if (change.kind === "import") return planFile(tx, action, lines, tree);
    const known = await knownGoods(tx, idsOf(lines));
    return lines.map((line) => {
      const now = known.get(line.product_id ?? "");
      const planned: Planned = now
        ? planLine(change, { ...now.whole, isSet: now.row.is_set === 1 }, newId(clock.now()))
        : { state: "wrong", problem: "gone" };
      return plannedLine(line, planned);
    });
  }

  async function carryOut(tx: Tx, action: BulkRow, lines: readonly LineRow[]): Promise<LineRow[]> {
    const changing = { tree: await categories(tx), by: action.by_id, now: () => clock.now(), search };
    const fresh = lines.filter(({ state }) => state === "new");
    const made = await createMany(
      tx,
      fresh.map((line) => ({
        id: line.product_id ?? "",
        whole: JSON.parse(line.after ?? "{}") as WholeGoods,
      })),
      changing,
    );
    at("bulk:created");
    const changed = await changeMany(
      tx,
      lines.filter(({ state }) => state === "change").map(changeOf),
      changing,
    );
    const done = lines.map((line) =>
      settled(line, "done", "changed", made.get(line.product_id ?? "") ?? changed.get(line.product_id ?? "")),
    );
    await keepOrigins(
      tx,
      action,
      done.filter(({ state }) => state === "done"),
    );
    return done;
  }

  async function takeBack(tx: Tx, action: BulkRow, lines: readonly LineRow[]): Promise<LineRow[]> {
    // What leads back is found under the lock, or it would lead over what somebody is just changing.
    await lockStockOfMany(tx, idsOf(lines));
    const known = await knownGoods(tx, idsOf(lines));
    const ways = lines.map((line) => {
      const now = known.get(line.product_id ?? "");
      return { line, way: now && wayOf(now, line) };
    });
    const changes = ways.flatMap(({ line, way }) =>
      way && Object.keys(way.part).length > 0 ? [{ productId: line.product_id ?? "", part: way.part }] : [],
    );
    const left = await changeMany(tx, changes, {
      tree: await categories(tx),
      by: action.by_id,
      now: () => clock.now(),
      search,
      isUndo: true,
    });
    return ways.map(({ line, way }) =>
      settled(
        line,
        "undone",
        "kept",
        left.get(line.product_id ?? "") ?? (way?.isWhole ? undefined : "changed"),
      ),
    );
  }
}

interface Stage {
  readonly states: readonly LineState[];
  readonly work: (tx: Tx, action: BulkRow, lines: readonly LineRow[]) => Promise<LineRow[]>;
  readonly next: BulkRow["state"];
  readonly failed: LineState;
}

function idsOf(lines: readonly LineRow[]): string[] {
  return lines.flatMap(({ product_id }) => product_id ?? []);
}

function changeOf({ product_id, before, after }: LineRow): GoodsChange {
  return {
    productId: product_id ?? "",
    before: relativeOnly(after) ? undefined : (JSON.parse(before ?? "{}") as GoodsPart),
    part: JSON.parse(after ?? "{}") as GoodsPart,
  };
}

/** Pieces that are added come to whatever there is. */
function relativeOnly(after: string | null): boolean {
  const part = JSON.parse(after ?? "{}") as GoodsPart;
  return part.variants?.every(({ more }) => more !== undefined) === true && Object.keys(part).length === 1;
}

/** What was made goes out of sight, unless somebody has worked on it since; what was changed is as it was. */
function wayOf({ whole, variants }: KnownGoods, { before, after }: LineRow): ReturnType<typeof wayBack> {
  const part = JSON.parse(after ?? "{}") as GoodsPart;
  if (before !== null) return wayBack({ ...whole, ever: variants }, JSON.parse(before) as GoodsPart, part);
  const said = (part as WholeGoods).variants.map(({ pieces: _, held: __, sold: ___, ...one }) => one);
  const isUntouched = isStill(whole, { ...part, variants: said });
  return isUntouched ? { part: { state: "hidden" }, isWhole: true } : { part: {}, isWhole: false };
}

function settled(line: LineRow, well: LineState, ill: LineState, problem: BulkProblem | undefined): LineRow {
  return { ...line, state: problem ? ill : well, problem: problem ?? null };
}
