import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { SearchIndex } from "#ports/search-engines/search-engine.ts";
import { deleteSalesOf, renameSalesOf } from "../sales/timed-sales-repository.ts";
import { createCategoriesTakenBack, goesWith } from "./categories-taken-back.ts";
import { type CategoryInput, categoryId, categoryInput } from "./category-input.ts";
import { pathOf, wrongParent } from "./category-path.ts";
import {
  changePlaces,
  deleteCategory,
  giveNewId,
  hasProducts,
  insertCategories,
  loadCategoryRows,
  putUnder,
  saveMove,
  updateCategory,
} from "./category-repository.ts";
import { createChangeCategory } from "./change-category.ts";

type Seen = { readonly seen: number; readonly by: string };

interface CategoryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly search: SearchIndex;
}

/** The owner's own categories. Whoever changes one says which version he saw; the fresh one comes with a refusal. */
export function createCategoryService({ db, clock, search }: CategoryParts) {
  const change = createChangeCategory({ db, clock, search });
  return {
    ...createCategoriesTakenBack({ db, clock, change }),
    categoryRows: () => loadCategoryRows(db.read),

    /** Adds it, or changes what is given of it; goods of a category that is called or placed otherwise are indexed anew. */
    putCategory(input: CategoryInput, { seen, by }: Seen): Promise<Outcome<number>> {
      return change({ by, action: "put category", id: input.id, seen }, async (tx, row, tree) => {
        const read = categoryInput.safeParse(input);
        if (!read.success) {
          const faults = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
          return failure("invalidInput", { message: faults.join("\n") });
        }
        const { id, label, parent = row?.parent ?? null, tagline, taglineHi, picture, hidden } = read.data;
        if (!row && !label)
          return failure("invalidInput", { field: "label", message: "label: a new category needs one" });
        const wrong = wrongParent(tree, id, parent);
        if (wrong) return failure("invalidInput", { field: "parent", message: `parent: ${wrong}` });
        const hi = row?.texts.hi ?? { label: "", tagline: "" };
        const changed = {
          parent,
          ...(tagline !== undefined && { tagline }),
          ...(picture !== undefined && { picture }),
          ...(label && {
            ...(label.en !== row?.label_en && { name: label.en }),
            label_en: label.en,
          }),
          ...((label || taglineHi !== undefined) && {
            texts: { hi: { label: label?.hi ?? hi.label, tagline: taglineHi ?? hi.tagline } },
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
      return change({ by, action: "rename category", id, seen }, async (tx, row, tree) => {
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
      return change({ by, action: "move category", id, seen }, async (tx, row) => {
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
      return change({ by, action: "remove category", id, seen, kept: goesWith }, async (tx, row, tree) => {
        if (!row) return failure("notFound");
        if (tree.leafCategoriesOf(id).length > 1 || (await hasProducts(tx, id)))
          return failure("categoryInUse", { message: `${id} has goods or parts: hide it instead` });
        await deleteSalesOf(tx, id);
        await deleteCategory(tx, id);
        return success(row.version);
      });
    },
  };
}
