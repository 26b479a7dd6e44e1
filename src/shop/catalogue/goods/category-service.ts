import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { bumpFact } from "#platform/database/facts.ts";
import { showPrices } from "../prices/show-prices.ts";
import { deleteSalesOf, renameSalesOf } from "../prices/timed-sales-repository.ts";
import { type CategoryTree, categoryTree } from "../rules/category-tree.ts";
import { indexElsewhere, placeOf } from "../search/index-product.ts";
import { searchVersionFact } from "../search/vocabulary-repository.ts";
import { bumpEpoch } from "../storage/version-repository.ts";
import { type CategoryInput, categoryId, categoryInput } from "./category-input.ts";
import {
  type CategoryRow,
  changePlaces,
  deleteCategory,
  giveNewId,
  hasProducts,
  insertCategories,
  loadCategories,
  loadCategoryRows,
  loadMoves,
  productsIn,
  putUnder,
  saveMove,
  updateCategory,
} from "./category-repository.ts";

interface Seen {
  /** The version that the change was made of; 0 of one that is not there yet. */
  readonly seen: number;
  readonly by: string;
}

/** The owner's own shelves. Whoever changes one says which version he saw; the fresh one comes with a refusal. */
export function createCategoryService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    categoryRows: () => loadCategoryRows(db.read),

    /** Adds it, or changes what is given of it; goods of a category that is called or placed otherwise are indexed anew. */
    putCategory(input: CategoryInput, { seen, by }: Seen): Promise<Outcome<number>> {
      return change(by, "put category", input.id, seen, async (tx, row, tree) => {
        const read = categoryInput.safeParse(input);
        if (!read.success) {
          const faults = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
          return failure("invalidInput", { message: faults.join("\n") });
        }
        const { id, label, parent = row?.parent ?? null, tagline, picture, hidden } = read.data;
        if (!row && !label)
          return failure("invalidInput", { field: "label", message: "label: a new category needs one" });
        const wrong = wrongParent(tree, id, parent);
        if (wrong) return failure("invalidInput", { field: "parent", message: `parent: ${wrong}` });
        const changed = {
          parent,
          ...(tagline !== undefined && { tagline }),
          ...(picture !== undefined && { picture }),
          ...(label && {
            ...(label.en !== row?.label_en && { name: label.en }),
            label_en: label.en,
            label_hi: label.hi,
          }),
          ...(hidden !== undefined && { hidden: Number(hidden) }),
        };
        if (!row) {
          const position = 1 + Math.max(0, ...(await loadCategoryRows(tx)).map((one) => one.position));
          await insertCategories(tx, [{ tagline: "", ...changed, id, name: label?.en ?? id, position }]);
          return success(1);
        }
        await updateCategory(tx, id, { ...changed, version: row.version + 1 });
        if (parent !== row.parent) {
          await saveMove(tx, pathOf(tree, id), id);
          await putUnder(tx, id, parent ?? id);
        }
        return success(row.version + 1);
      });
    },

    /** Another address: the old one, and those of its parts, lead to the new one for ever. */
    renameCategory(id: string, to: string, { seen, by }: Seen): Promise<Outcome<number>> {
      return change(by, "rename category", id, seen, async (tx, row, tree) => {
        if (!row) return failure("notFound");
        if (!categoryId.safeParse(to).success || tree.of(to))
          return failure("invalidInput", {
            message: `${to}: expected small letters, digits and hyphens that no category has`,
          });
        await giveNewId(tx, row, to);
        await renameSalesOf(tx, id, to);
        for (const path of [id, pathOf(tree, id)]) await saveMove(tx, path, to);
        for (const part of tree.childrenOf(id)) await saveMove(tx, `${id}/${part.id}`, part.id);
        return success(row.version + 1);
      });
    },

    /** Changes places with its neighbour: of the top ones, or of the parts of the same one. */
    moveCategory(id: string, step: 1 | -1, { seen, by }: Seen): Promise<Outcome<number>> {
      return change(by, "move category", id, seen, async (tx, row) => {
        if (!row) return failure("notFound");
        const all = await loadCategoryRows(tx);
        const near = all.filter(({ parent }) => parent === row.parent);
        const other = near[near.findIndex((one) => one.id === id) + step];
        if (!other) return success(row.version);
        await changePlaces(tx, row, other);
        return success(row.version + 1);
      });
    },

    /** One without goods and parts. */
    removeCategory(id: string, { seen, by }: Seen): Promise<Outcome<number>> {
      return change(by, "remove category", id, seen, async (tx, row, tree) => {
        if (!row) return failure("notFound");
        if (tree.leavesOf(id).length > 1 || (await hasProducts(tx, id)))
          return failure("categoryInUse", { message: `${id} has goods or parts: hide it instead` });
        await deleteSalesOf(tx, id);
        await deleteCategory(tx, id);
        return success(row.version);
      });
    },
  };

  async function change(
    by: string,
    action: string,
    id: string,
    seen: number,
    work: (tx: Tx, row: CategoryRow | undefined, tree: CategoryTree) => Promise<Outcome<number>>,
  ): Promise<Outcome<number>> {
    return db
      .write(async (tx) => {
        // First of all: who changes a category waits for whoever is changing one.
        await bumpEpoch(tx);
        const rows = await loadCategoryRows(tx);
        const row = rows.find((one) => one.id === id);
        if ((row?.version ?? 0) !== seen) return failure("settingChanged", { data: row });
        const before = await loadTree(tx);
        const done = await work(tx, row, before);
        if (!done.ok) throw new Refused(done);
        const after = await loadTree(tx);
        const idBefore = (now: string) => (before.of(now) ? now : id);
        const touched = (await loadCategoryRows(tx))
          .map((one) => one.id)
          .filter((one) => placeIn(before, idBefore(one)) !== placeIn(after, one));
        for await (const products of productsIn(tx, touched))
          for (const now of products)
            await indexElsewhere(tx, { before, after }, idBefore(now.category), now);
        // The sales of another shelf are other ones; the shelves are counted anew anyway.
        for await (const products of productsIn(tx, touched))
          await showPrices(
            tx,
            products.map(({ number }) => number),
            { tree: after, now: () => clock.now() },
          );
        await bumpFact(tx, searchVersionFact);
        await noteDeed(tx, {
          by,
          action,
          subject: id,
          before: row,
          after: after.of(id) ?? after.moved(id),
          at: clock.now(),
        });
        return done;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.no;
        throw error;
      });
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

async function loadTree(tx: Tx): Promise<CategoryTree> {
  return categoryTree(await loadCategories(tx), await loadMoves(tx));
}

function placeIn(tree: CategoryTree, id: string): string {
  return JSON.stringify(placeOf(tree, id));
}

/** The end of its address. */
function pathOf(tree: CategoryTree, id: string): string {
  const category = tree.of(id);
  const parent = category && tree.parentOf(category);
  return parent ? `${parent.id}/${id}` : id;
}

/** Two deep is what listings and addresses know. */
function wrongParent(tree: CategoryTree, id: string, parent: string | null): string | undefined {
  if (parent === null) return undefined;
  if (parent === id || tree.of(parent)?.parent !== null) return "expected the id of a top category";
  return tree.leavesOf(id).length > 1 ? "expected none, as it has parts itself" : undefined;
}
