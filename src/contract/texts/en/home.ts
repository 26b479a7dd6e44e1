export const home = {
  categories: {
    all: "See all categories",
    items: (count: string) => (count === "1" ? "1 item" : `${count} items`),
    off: (percent: number) => `Up to ${percent}% off`,
  },
  nothingYet: {
    title: "The shelves are being filled",
    text: "Leave your email address to hear of new things.",
    action: "Hear the news",
  },
  onTheStall: "On the stall today",
  allProducts: "All products",
  seeAll: "See all",
};
