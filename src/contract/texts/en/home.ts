export const home = {
  categories: {
    all: "See all categories",
    items: (count: string) => (count === "1" ? "1 item" : `${count} items`),
    off: (percent: number) => `Up to ${percent}% off`,
  },
  nothingYet: {
    title: "The shelves are being filled",
    text: "The first goods are on their way. Leave your email address, and we will tell you as soon as they are here.",
    action: "Hear the news",
  },
  onTheStall: "On the stall today",
  allProducts: "All products",
  seeAll: "See all",
};
