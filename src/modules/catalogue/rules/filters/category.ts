import type { Filter } from "./filter.ts";

export const category: Filter = {
  name: "category",
  params: ["category"],
  none: { category: null },
  isSet: (query) => query.category !== null,
  read: (query) => ({ category: readCategory(query.get("category")) }),
  write: (query) => ({ category: query.category ?? undefined }),
  chips: (query, { categoryName }) =>
    query.category === null ? [] : [{ label: categoryName(query.category), without: { category: null } }],
};

/** By its id, or by the documented lower-case name. */
export function readCategory(given: string | null | undefined): string | null {
  const name = (given ?? "").trim().toLowerCase();
  if (name === "" || name === "all") return null;
  return documentedNames.get(name) ?? name;
}

const documentedNames: ReadonlyMap<string, string> = new Map([
  ["men's clothing", "mens-clothing"],
  ["women's clothing", "womens-clothing"],
  ["fashion", "clothing"],
  ["home & living", "home-living"],
]);
