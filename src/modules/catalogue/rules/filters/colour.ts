import { isSoldOut } from "../variant.ts";
import { choiceFilter } from "./choice-filter.ts";

export const colour = choiceFilter({
  name: "colour",
  label: (words) => words.colour,
  valuesOf: ({ soldOut, ...goods }) =>
    goods.colours.map(({ name }) => name).filter((name) => !isSoldOut(soldOut, { colour: name }, goods)),
  said: (value, { option }) => option(value),
});
