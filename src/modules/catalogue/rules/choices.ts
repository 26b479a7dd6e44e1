import type { Chosen } from "../catalogue-view.ts";
import type { ColourView } from "../sellable-view.ts";
import { choiceFilters } from "./filters/all-filters.ts";
import { chosenOf, foldValue } from "./filters/choice-filter.ts";
import type { FilteredGoods } from "./filters/filter.ts";
import { coloursOf, sizesOf } from "./options.ts";
import type { SoldOut } from "./variant.ts";

/** One value of a filter that some product has. */
export interface Choice {
  readonly filter: string;
  /** As it was written first. */
  readonly value: string;
  /** As it is compared. */
  readonly key: string;
}

/** Each value has a small number, by which thousands of products are looked at with each page. */
const choices: Choice[] = [];
const numbers = new Map<string, number>();

export function choiceAt(number: number): Choice {
  const choice = choices[number];
  if (!choice) throw new RangeError(`No choice has the number ${number}`);
  return choice;
}

/** What a product answers to of each filter of several values. */
export function choicesOf(goods: FilteredGoods): readonly number[] {
  const all = choiceFilters.flatMap(({ name, valuesOf }) =>
    valuesOf(goods).map((value) => numberOf(name, value)),
  );
  return [...new Set(all)];
}

/** The same of a row, whose lists are JSON. */
export function choicesIn(row: ChoiceColumns): readonly number[] {
  const { brand, top_category: top } = row;
  return choicesOf({
    brand,
    colours: coloursOf(top, JSON.parse(row.colours) as ColourView[]),
    sizes: sizesOf(top, JSON.parse(row.sizes) as string[]),
    soldOut: JSON.parse(row.sold_out) as SoldOut[],
  });
}

export interface ChoiceColumns {
  readonly brand: string;
  readonly top_category: string;
  readonly colours: string;
  readonly sizes: string;
  readonly sold_out: string;
}

const none: readonly string[] = [];

/** The filters of which a product has none of what is chosen. */
export type UnmetBy = (choices: readonly number[]) => readonly string[];

export function unmetOf(chosen: Chosen | undefined): UnmetBy {
  const wanted = choiceFilters
    .map(({ name }) => ({ name, values: chosenOf(chosen, name) }))
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({
      name,
      any: new Set(values.map((value) => numbers.get(keyOf(name, foldValue(value))))),
    }));
  if (wanted.length === 0) return () => none;
  return (choices) =>
    wanted.filter(({ any }) => !choices.some((one) => any.has(one))).map(({ name }) => name);
}

function numberOf(filter: string, value: string): number {
  const key = foldValue(value);
  const known = numbers.get(keyOf(filter, key));
  if (known !== undefined) return known;
  const number = choices.push({ filter, value: value.trim(), key }) - 1;
  numbers.set(keyOf(filter, key), number);
  return number;
}

function keyOf(filter: string, key: string): string {
  return `${filter} ${key}`;
}
