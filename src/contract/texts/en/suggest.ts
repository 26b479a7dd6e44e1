export const suggest = {
  label: "Suggestions",
  products: "Products",
  categories: "Categories",
  all: (text: string) => `All results for “${text}”`,
  count: (count: number) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
};
