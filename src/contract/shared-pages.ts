import { filterParams } from "#modules/catalogue/rules/filters/all-filters.ts";

/** A page that is the same for every visitor: its path, these names of its query and the language decide alone. */
export interface SharedPage {
  readonly path: `/${string}`;
  readonly query: readonly string[];
  /** What it shows to somebody signed in is somebody's own. */
  readonly isForVisitors?: true;
}

const listingQuery = ["search", ...filterParams, "sort", "page"];

/** Whether everybody sees the same there. */
export function isSharedPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** They may be kept; any other page is made for each who asks. */
export const sharedPages: readonly SharedPage[] = [
  { path: "/", query: [] },
  { path: "/products", query: listingQuery },
  { path: "/category/{category}", query: listingQuery },
  { path: "/category/{category}/{subcategory}", query: listingQuery },
  { path: "/product/{id}", query: [] },
  { path: "/stores", query: ["search"] },
  { path: "/stores/{id}", query: [] },
  { path: "/flash-sale", query: [] },
  { path: "/policies/contact", query: [], isForVisitors: true },
  { path: "/policies/{page}", query: [] },
  { path: "/offline", query: [] },
];

const patterns = sharedPages.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));
