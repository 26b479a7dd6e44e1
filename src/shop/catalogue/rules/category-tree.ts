import type { CategoryView } from "#contract/catalogue-view.ts";
import { nearestWord } from "./search/spelling.ts";

/** The categories two deep, asked by id. */
export interface CategoryTree {
  readonly all: readonly CategoryView[];
  readonly tops: readonly CategoryView[];
  of(id: string): CategoryView | undefined;
  parentOf(category: CategoryView): CategoryView | null;
  childrenOf(id: string): readonly CategoryView[];
  /** The categories that hold products, below this one or all. */
  leavesOf(id: string | null): readonly string[];
  /** By id, documented name or other name, in any case. */
  find(name: string): CategoryView | undefined;
  /** The one whose name or id is spelt most like it, where one is near. */
  nearest(name: string): CategoryView | undefined;
}

/** Names that documented strips use for a category of another name. */
const otherNames: Readonly<Record<string, string>> = {
  fashion: "clothing",
  jewellery: "jewelry",
  "home and living": "home-living",
};

export function categoryTree(categories: readonly CategoryView[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byName = new Map(categories.map((category) => [category.name.toLowerCase(), category]));
  const children = Map.groupBy(categories, ({ parent }) => parent ?? "");
  const childrenOf = (id: string) => children.get(id) ?? [];
  const leavesBelow = (id: string) => [id, ...childrenOf(id).map((child) => child.id)];
  return {
    all: categories,
    tops: children.get("") ?? [],
    of: (id) => byId.get(id),
    parentOf: ({ parent }) => (parent === null ? null : (byId.get(parent) ?? null)),
    childrenOf,
    leavesOf: (id) => (id === null ? [...byId.keys()] : leavesBelow(id)),
    nearest(name) {
      const plain = name.trim().toLowerCase().slice(0, 60);
      const known = [...byId.keys(), ...byName.keys()].map((word) => ({ word, uses: 0 }));
      const near = nearestWord(plain, known);
      return near === undefined ? undefined : (byId.get(near) ?? byName.get(near));
    },
    find(name) {
      const plain = name.trim().toLowerCase();
      return byId.get(plain) ?? byName.get(plain) ?? byId.get(otherNames[plain] ?? "");
    },
  };
}
