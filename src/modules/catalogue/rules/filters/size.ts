import { isSoldOut } from "../variant.ts";
import { choiceFilter } from "./choice-filter.ts";

const garments = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"];

export const size = choiceFilter({
  name: "size",
  label: (words) => words.size,
  valuesOf: ({ soldOut, ...goods }) => goods.sizes.filter((size) => !isSoldOut(soldOut, { size }, goods)),
  said: (value, { option }) => option(value),
  order: (one, other) => rankOf(one.value) - rankOf(other.value) || inOrder.compare(one.value, other.value),
});

/** Garments from small to large, then what is measured. */
function rankOf(value: string): number {
  const at = garments.indexOf(value.trim().toLowerCase());
  return at < 0 ? garments.length : at;
}

const inOrder = new Intl.Collator("en", { numeric: true });
