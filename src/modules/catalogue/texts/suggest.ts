export const suggest = {
  label: "Suggestions",
  products: "Products",
  categories: "Categories",
  all: (text: string) => `All results for “${text}”`,
  nothing: "No suggestions for this",
  around: "Or look around in",
  search: (text: string) => `Search for “${text}”`,
  count: (count: number) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
};
