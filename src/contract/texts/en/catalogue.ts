export const catalogue = {
  saved: "Product saved",
  removed: "Product removed",
  reviewed: "Thank you. Your review is published.",
  allCategories: "All",
  card: {
    quickView: "Quick View",
    quickViewOf: (title: string) => `Quick view of ${title}`,
    newHere: "New",
    onlyLeft: (count: number) => `Only ${count} left`,
    noRatings: "No ratings yet",
  },
};
