import type { CategoryTree } from "../rules/category-tree.ts";

/** The end of its address. */
export function pathOf(tree: CategoryTree, id: string): string {
  const category = tree.of(id);
  const parent = category && tree.parentOf(category);
  return parent ? `${parent.id}/${id}` : id;
}

/** Two deep is what listings and addresses know. */
export function wrongParent(tree: CategoryTree, id: string, parent: string | null): string | undefined {
  if (parent === null) return undefined;
  if (parent === id || tree.of(parent)?.parent !== null) return "expected the id of a top category";
  return tree.leafCategoriesOf(id).length > 1 ? "expected none, as it has parts itself" : undefined;
}
