import { bandNamesWithin, isNarrow } from "../rules/search/price-bands.ts";
import type { Condition, SearchFilters, Walk } from "./search-store.ts";
import type { KnownWords } from "./vocabulary-repository.ts";
import {
  categoryTerm,
  type Field,
  fields,
  priceTerm,
  shelfPriceTerm,
  starsTerm,
  termIn,
} from "./word-index.ts";

/** One word of a search as the index is asked for it. */
export interface SoughtWord {
  /** Any of these will do, each one word or several together. */
  readonly meant: readonly (readonly string[])[];
  /** Words of the shop that begin with it. */
  readonly begun: readonly string[];
  readonly isThing: boolean;
}

type IsIn = KnownWords["isIn"];

/**
 * Things of that name first, then all words in the title, then anywhere but the description, then anywhere. What no
 * product has there is not asked for, and a walk that would meet what the next one meets is left out.
 */
export function walksFor(sought: readonly SoughtWord[], filters: SearchFilters, isIn: IsIn): Walk[] {
  const [head, title, , category, description] = fields;
  const things = { thing: head, others: title, begun: false };
  const titles = { thing: title, others: title, begun: false };
  const named = { thing: category, others: category, begun: true };
  const anywhere = { thing: description, others: description, begun: true };
  const walks = [things, titles, named, anywhere].map(({ thing, others, begun }) => ({
    conditions: [
      ...sought.map((word) => conditionOf(word, { upTo: word.isThing ? thing : others, begun, isIn })),
      ...filterConditions(filters),
    ],
    ...boundsOf(filters),
  }));
  return walks.filter(
    (walk, at) =>
      walk.conditions.every(({ single, together }) => single.length + together.length > 0) &&
      sizeOf(walk) !== sizeOf(walks[at + 1]),
  );
}

/** Each walk holds the terms of the one before, so as many are the same. */
function sizeOf(walk: Walk | undefined): number | undefined {
  return walk?.conditions
    .flatMap(({ single, together }) => [...single, ...together.flat()])
    .reduce((sum, terms) => sum + terms.length, 0);
}

interface Looked {
  readonly upTo: Field;
  readonly begun: boolean;
  readonly isIn: IsIn;
}

function conditionOf({ meant, begun }: SoughtWord, { upTo, begun: mayBegin, isIn }: Looked): Condition {
  const termsOf = (word: string) =>
    fields.filter((field) => field <= upTo && isIn(field, word)).map((field) => termIn(field, word));
  const typed = meant.flatMap(([word = "", ...rest]) => (rest.length === 0 ? [word] : []));
  const further = mayBegin ? begun.filter((word) => !typed.includes(word)) : [];
  const isSome = (terms: readonly string[]) => terms.length > 0;
  return {
    single: [typed, further].map((words) => words.flatMap(termsOf)).filter(isSome),
    together: meant
      .filter((words) => words.length > 1)
      .map((words) => words.map(termsOf))
      .filter((all) => all.every(isSome)),
  };
}

/** Without words, and with each price asked. */
export function walkOfFilters(filters: SearchFilters): Walk {
  const { minPaise, maxPaise } = filters;
  return { conditions: filterConditions(filters), minPaise, maxPaise };
}

/** Asking each price costs a look; where bands tell them well enough, what lies beside the range is left out later. */
function boundsOf({ minPaise, maxPaise }: SearchFilters): Pick<Walk, "minPaise" | "maxPaise"> {
  return isNarrow(minPaise, maxPaise) ? { minPaise, maxPaise } : { minPaise: null, maxPaise: null };
}

/** The fewest have a price and a category together, so they lead. */
function filterConditions({ category, rating, minPaise, maxPaise }: SearchFilters): Condition[] {
  const bands = minPaise === null && maxPaise === null ? [] : bandNamesWithin(minPaise, maxPaise);
  const terms: string[][] = [];
  if (category !== null && bands.length > 0) terms.push(bands.map((band) => shelfPriceTerm(category, band)));
  else if (category !== null) terms.push([categoryTerm(category)]);
  else if (bands.length > 0) terms.push(bands.map(priceTerm));
  if (rating !== null) terms.push([starsTerm(rating)]);
  return terms.map((single) => ({ single: [single], together: [] }));
}
