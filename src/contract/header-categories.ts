/** The five categories of the header, in its order; `picture` names a file under /pictures. */
export const headerCategories = [
  { id: "electronics", picture: "category-electronics" },
  { id: "clothing", picture: "category-clothing" },
  { id: "jewelry", picture: "category-jewelry" },
  { id: "stationery", picture: "category-stationery" },
  { id: "grocery", picture: "category-grocery" },
] as const;

export type HeaderCategoryId = (typeof headerCategories)[number]["id"];
