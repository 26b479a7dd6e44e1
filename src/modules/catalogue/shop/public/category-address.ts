import { paths } from "#contract/paths.ts";

type Named = { readonly id: string };

/** The one address of a category: below the one it belongs to. */
export function categoryAddress(category: Named, parent: Named | null): string {
  return parent ? paths.category(parent.id, category.id) : paths.category(category.id);
}
