import { isSoldOut } from "../variant.ts";
import { choiceFilter } from "./choice-filter.ts";

export const size = choiceFilter({
  name: "size",
  label: (words) => words.size,
  valuesOf: ({ soldOut, ...goods }) => goods.sizes.filter((size) => !isSoldOut(soldOut, { size }, goods)),
  said: (value, { option }) => option(value),
  order: (one, other) => rankOf(one.value) - rankOf(other.value) || inOrder.compare(one.value, other.value),
});

export const colour = choiceFilter({
  name: "colour",
  label: (words) => words.colour,
  valuesOf: ({ soldOut, ...goods }) =>
    goods.colours.map(({ name }) => name).filter((name) => !isSoldOut(soldOut, { colour: name }, goods)),
  said: (value, { option }) => option(value),
});

export const brand = choiceFilter({
  name: "brand",
  label: (words) => words.brand,
  valuesOf: ({ brand }) => (brand.trim() === "" ? [] : [brand]),
});

const garments = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"];

/** Garments from small to large, then what is measured. */
function rankOf(value: string): number {
  const at = garments.indexOf(value.trim().toLowerCase());
  return at < 0 ? garments.length : at;
}

const inOrder = new Intl.Collator("en", { numeric: true });
