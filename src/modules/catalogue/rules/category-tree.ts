import type { Lang } from "#contract/texts/lang.ts";
import type { CategoryView } from "../catalogue-view.ts";
import { nearestWord } from "./words/spelling.ts";

/** A category with what its owner says of it. */
export interface Category extends CategoryView {
  /** What pages call it; `name` is the one that the documented endpoints know it by. */
  readonly label: Readonly<Record<Lang, string>>;
  /** Each is empty where nobody has written it. */
  readonly taglines: Readonly<Record<Lang, string>>;
  /** Empty where it has none. */
  readonly picture: string;
  readonly isHidden: boolean;
}

/** The categories two deep, asked by id. Lists leave out what is hidden; its own address and goods stay. */
export interface CategoryTree {
  readonly all: readonly Category[];
  readonly tops: readonly Category[];
  of(id: string): Category | undefined;
  parentOf(category: CategoryView): Category | null;
  childrenOf(id: string): readonly Category[];
  /** Those of a list that there are to show, with goods for sale; where it has none of them, the top ones. */
  listed(ids: readonly string[]): readonly Category[];
  /** The categories that hold products, below this one or all. */
  leafCategoriesOf(id: string | null): readonly string[];
  /** By id, documented name or other name, in any case. */
  find(name: string): Category | undefined;
  /** The one that stood at this end of an address before it was renamed or moved. */
  moved(path: string): Category | undefined;
  /** The one whose name or id is spelt most like it, where one is near. */
  nearest(name: string): Category | undefined;
}

/** Names that documented strips use for a category of another name. */
const otherNames: Readonly<Record<string, string>> = {
  fashion: "clothing",
  jewellery: "jewelry",
  "home and living": "home-living",
};

/** What a page is given of it. */
export function viewedCategory<Some extends Category | null>(category: Some): ViewOf<Some> {
  if (category === null) return null as ViewOf<Some>;
  const { id, name, tagline, parent } = category;
  return { id, name, tagline, parent } as ViewOf<Some>;
}

type ViewOf<Some> = Some extends null ? null : CategoryView;

export function categoryTree(
  categories: readonly Category[],
  moves: ReadonlyMap<string, string> = new Map(),
  /** The categories that hold something for sale themselves; all where nobody has asked. */
  filled?: ReadonlySet<string>,
): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byName = new Map(categories.map((category) => [category.name.toLowerCase(), category]));
  const children = Map.groupBy(categories, ({ parent }) => parent ?? "");
  const shown = (some: readonly Category[] = []) => some.filter(({ isHidden }) => !isHidden);
  const tops = shown(children.get(""));
  const leafCategoriesBelow = (id: string) => [id, ...(children.get(id) ?? []).map((child) => child.id)];
  const isFilled = ({ id }: Category) =>
    leafCategoriesBelow(id).some((leafCategory) => filled?.has(leafCategory) ?? true);
  const moved = (path: string) => byId.get(moves.get(path) ?? "");
  return {
    all: shown(categories),
    moved,
    tops,
    listed(ids) {
      const there = shown(ids.flatMap((id) => byId.get(id) ?? moved(id) ?? [])).filter(isFilled);
      return there.length > 0 ? there : tops.filter(isFilled);
    },
    of: (id) => byId.get(id),
    parentOf: ({ parent }) => (parent === null ? null : (byId.get(parent) ?? null)),
    childrenOf: (id) => shown(children.get(id)),
    leafCategoriesOf: (id) => (id === null ? [...byId.keys()] : leafCategoriesBelow(id)),
    nearest(name) {
      const plain = name.trim().toLowerCase().slice(0, 60);
      const known = [...byId.keys(), ...byName.keys()].map((word) => ({ word, uses: 0 }));
      const near = nearestWord(plain, known);
      return near === undefined ? undefined : (byId.get(near) ?? byName.get(near));
    },
    find(name) {
      const plain = name.trim().toLowerCase();
      return byId.get(plain) ?? byName.get(plain) ?? byId.get(otherNames[plain] ?? "") ?? moved(plain);
    },
  };
}
