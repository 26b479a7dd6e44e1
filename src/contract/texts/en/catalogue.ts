export const catalogue = {
  saved: "Product saved",
  removed: "Product removed",
  reviewed: "Thank you. Your review is published.",
  allCategories: "All",
  beside: {
    title: "While you are here",
    all: "All products",
    more: "See all",
    moreIn: (name: string) => `More in ${name}`,
  },
  card: {
    quickView: "Quick View",
    quickViewOf: (title: string) => `Quick view of ${title}`,
    newHere: "New",
    onlyLeft: (count: number) => `Only ${count} left`,
    similar: "See similar",
    noRatings: "No ratings yet",
  },
};
