export const catalogue = {
  saved: "Product saved",
  mostOff: (most: number) =>
    `Editors of this shop may take off at most ${most} %, by a discount or by a lower price. The owner can take off more.`,
  removed: "Product removed",
  reviewed: "Thank you. Your review is published.",
  allCategories: "All",
  beside: {
    why: {
      near: "You may also like",
      order: "With your order",
      liked: "Loved by shoppers",
      newest: "New in the shop",
      sale: "Reduced today",
    },
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
