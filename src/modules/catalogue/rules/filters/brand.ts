import { choiceFilter } from "./choice-filter.ts";

export const brand = choiceFilter({
  name: "brand",
  label: (words) => words.brand,
  valuesOf: ({ brand }) => (brand.trim() === "" ? [] : [brand]),
});
