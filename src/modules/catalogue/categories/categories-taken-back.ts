import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import { type AuditRow, listAuditEntries, listTakenAway } from "#platform/database/audit.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import {
  changedBy,
  type Fields,
  takenBackWithin,
  type UndoState,
  undoStates,
} from "#platform/database/undo-state.ts";
import type { CategoryTree } from "../rules/category-tree.ts";
import { insertSalesAgain, salesOf, type TimedSaleRow } from "../sales/timed-sales-repository.ts";
import { fieldsOf, rowOf } from "./category-fields.ts";
import { pathOf, wrongParent } from "./category-path.ts";
import {
  type CategoryRow,
  changePlaces,
  insertCategories,
  loadCategoryRows,
  loadMoves,
  putUnder,
  saveMove,
  saveMoves,
  updateCategory,
} from "./category-repository.ts";
import type { ChangeCategory } from "./change-category.ts";

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly change: ChangeCategory;
}
interface TakeBackCategoryInput {
  readonly deed: string;
  /** 0 of one that was taken away. */
  readonly seen: number;
}

const mostShown = 60;

/** What was done to categories in the last month, and its way back; one that was taken away comes back whole. */
export function createCategoriesTakenBack({ db, clock, change }: Parts) {
  return {
    async categoryChanges(id: string): Promise<UndoState[]> {
      const row = (await loadCategoryRows(db.read)).find((one) => one.id === id);
      return lately(db.read, id, row);
    },

    /** Those that are not there again. */
    async removedCategories(): Promise<AuditRow[]> {
      const request = { action: "remove category", since: clock.now() - takenBackWithin, limit: mostShown };
      const [entries, rows] = await Promise.all([listTakenAway(db.read, request), loadCategoryRows(db.read)]);
      const seen = new Set(rows.map(({ id }) => id));
      // Of one that was taken away twice, the last time counts.
      return entries.filter(({ subject }) => !seen.has(subject) && seen.add(subject));
    },

    takeBackCategory(
      by: string,
      id: string,
      { deed: action, seen }: TakeBackCategoryInput,
    ): Promise<Outcome<number>> {
      return change({ by, action: "take back", id, seen }, async (tx, row, tree) => {
        const found = (await lately(tx, id, row)).find((one) => one.entry.id === action);
        if (!found) return failure("takenBackLate");
        if (found.since) return failure("changedSince");
        const { before } = changedBy(found.entry);
        const isOther = before && "id" in before && row;
        const was = before && !isOther && rowOf({ ...(row && fieldsOf(row)), ...before });
        if (!was) return failure("takenBackLate");
        // A place is lost to a neighbour without an action of its own.
        if (!found.canTakeBack || wrongParent(tree, id, was.parent)) return failure("changedSince");
        if (!row) return comeBack(tx, was, before);
        return was.position === row.position ? say(tx, { row, was, tree }) : stepBack(tx, row, was.position);
      });
    },
  };

  async function lately(q: Reads | Tx, id: string, row: CategoryRow | undefined): Promise<UndoState[]> {
    const since = clock.now() - takenBackWithin;
    const entries = await listAuditEntries(q, { subject: id, limit: mostShown });
    return undoStates(
      entries.filter(({ at }) => at > since),
      row && fieldsOf(row),
    );
  }
}

/** What goes with a category that is taken away: its sales, and the addresses that led to it. */
export async function goesWith(tx: Tx, { id, version }: CategoryRow): Promise<Fields> {
  const moves = [...(await loadMoves(tx))].flatMap(([path, to]) => (to === id ? path : []));
  return { version, moves, sales: await salesOf(tx, id) };
}

interface Kept {
  readonly version?: number;
  readonly moves?: readonly string[];
  readonly sales?: readonly TimedSaleRow[];
}

async function comeBack(
  tx: Tx,
  was: Omit<CategoryRow, "version">,
  { version = 0, moves = [], sales = [] }: Kept,
): Promise<Outcome<number>> {
  const taken = (await loadCategoryRows(tx)).map(({ position }) => position);
  const position = taken.includes(was.position) ? Math.max(...taken) + 1 : was.position;
  await insertCategories(tx, [{ ...was, position, version: version + 1 }]);
  await saveMoves(tx, moves, was.id);
  await insertSalesAgain(tx, sales);
  return success(version + 1);
}

type Said = {
  readonly row: CategoryRow;
  readonly was: Omit<CategoryRow, "version">;
  readonly tree: CategoryTree;
};

async function say(tx: Tx, { row, was, tree }: Said): Promise<Outcome<number>> {
  const { id, ...words } = was;
  await updateCategory(tx, id, { ...words, version: row.version + 1 });
  if (was.parent !== row.parent) {
    await saveMove(tx, pathOf(tree, id), id);
    await putUnder(tx, id, was.parent ?? id);
  }
  return success(row.version + 1);
}

/** Where the neighbour that it changed places with has gone elsewhere, so has the place. */
async function stepBack(tx: Tx, row: CategoryRow, position: number): Promise<Outcome<number>> {
  const other = (await loadCategoryRows(tx)).find((one) => one.position === position);
  if (!other || other.parent !== row.parent) return failure("changedSince");
  await changePlaces(tx, row, other);
  return success(row.version + 1);
}
