import { bandNamesWithin, isNarrow } from "../rules/search/price-bands.ts";
import type { Condition, SearchFilters, Walk } from "./search-store.ts";
import { categoryTerm, type Field, fields, priceTerm, starsTerm, termIn } from "./word-index.ts";

/** One word of a search as the index is asked for it. */
export interface SoughtWord {
  /** Any of these will do, each one word or several together. */
  readonly meant: readonly (readonly string[])[];
  /** Words of the shop that begin with it. */
  readonly begun: readonly string[];
  readonly isThing: boolean;
}

/** Things of that name first, then all words in the title, then anywhere but the description, then anywhere. */
export function walksFor(sought: readonly SoughtWord[], filters: SearchFilters): Walk[] {
  const [head, title, , category, description] = fields;
  const things = { thing: head, others: title, begun: false };
  const titles = { thing: title, others: title, begun: false };
  const named = { thing: category, others: category, begun: true };
  const anywhere = { thing: description, others: description, begun: true };
  const walks = [things, titles, named, anywhere].map(({ thing, others, begun }) => ({
    conditions: [
      ...sought.map((word) => conditionOf(word, word.isThing ? thing : others, begun)),
      ...filterConditions(filters),
    ],
    ...boundsOf(filters),
  }));
  // A word that is only begun can't be met before beginnings count.
  return walks.filter(({ conditions }) =>
    conditions.every(({ single, together }) => single.length + together.length > 0),
  );
}

function conditionOf({ meant, begun }: SoughtWord, upTo: Field, mayBegin: boolean): Condition {
  const termsOf = (word: string) =>
    fields.filter((field) => field <= upTo).map((field) => termIn(field, word));
  const typed = meant.flatMap(([word = "", ...rest]) => (rest.length === 0 ? [word] : []));
  const further = mayBegin ? begun.filter((word) => !typed.includes(word)) : [];
  return {
    single: [typed, further].filter((words) => words.length > 0).map((words) => words.flatMap(termsOf)),
    together: meant.filter((words) => words.length > 1).map((words) => words.map(termsOf)),
  };
}

/** Asking each price costs a look; where bands tell them well enough, what lies beside the range is left out later. */
function boundsOf({ minPaise, maxPaise }: SearchFilters): Pick<Walk, "minPaise" | "maxPaise"> {
  return isNarrow(minPaise, maxPaise) ? { minPaise, maxPaise } : { minPaise: null, maxPaise: null };
}

function filterConditions({ category, rating, minPaise, maxPaise }: SearchFilters): Condition[] {
  const terms = [
    ...(category === null ? [] : [[categoryTerm(category)]]),
    ...(rating === null ? [] : [[starsTerm(rating)]]),
  ];
  if (minPaise !== null || maxPaise !== null) terms.push(bandNamesWithin(minPaise, maxPaise).map(priceTerm));
  return terms.map((single) => ({ single: [single], together: [] }));
}
