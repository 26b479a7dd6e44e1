import type { SearchFilters } from "#ports/search-engines/search-engine.ts";
import { choiceFilters } from "../rules/filters/all-filters.ts";
import { chosenOf, foldValue } from "../rules/filters/choice-filter.ts";
import { bandNamesWithin, isNarrow } from "../rules/search/price-bands.ts";
import type { KnownWords } from "./index/vocabulary-repository.ts";
import {
  categoryPriceTerm,
  categoryTerm,
  choiceTerm,
  type Field,
  fields,
  priceTerm,
  starsTerm,
  termAnywhere,
  termIn,
} from "./index/word-index.ts";
import type { Condition, Walk } from "./search-store.ts";

/** One word of a search as the index is asked for it. */
export interface SoughtWord {
  /** Any of these will do, each one word or several together. */
  readonly meant: readonly (readonly string[])[];
  /** Words of the shop that begin with it. */
  readonly begun: readonly string[];
  readonly isHeadNoun: boolean;
  /** No more products than so many have it. */
  readonly uses: number;
}

/** To go along fewer takes no longer than to ask for the rest in another way. */
const long = 2_000;

type IsIn = KnownWords["isIn"];

/** How far a walk looks for the thing and for the other words, and whether for what begins like them too. */
interface Room {
  readonly head: Field;
  readonly others: Field;
  readonly begun: boolean;
}

const [head, title, , , description] = fields;
/** Things of that name first, then all words in the title, then anywhere. */
const rooms: readonly Room[] = [
  { head, others: title, begun: false },
  { head: title, others: title, begun: false },
  { head: description, others: description, begun: true },
];

/**
 * What no product has there is not asked for, and a walk that would meet what the next one meets is left out. What fewer
 * have than are looked at the widest walk meets whole.
 */
export function walksFor(
  sought: readonly SoughtWord[],
  filters: SearchFilters,
  isIn: IsIn,
  most: number,
): Walk[] {
  const filtered = filterConditions(filters);
  const bounds = boundsOf(filters);
  const isLong = sought.some(({ uses }) => uses > long);
  const isMetWhole = sought.some(({ uses }) => uses < most);
  const kept: Walk[] = [];
  let reachOfNext = Number.NaN;
  for (const room of isMetWhole ? rooms.slice(-1) : rooms.toReversed()) {
    const reach = sought.reduce((sum, word) => sum + reachOf(word, room, isIn), 0);
    if (reach === reachOfNext) continue;
    reachOfNext = reach;
    const words = sought.map((word) => conditionOf(word, room, isIn));
    if (words.every(({ single, together }) => single.length + together.length > 0))
      kept.unshift({ conditions: [...words, ...filtered], isLong, ...bounds });
  }
  return kept;
}

/** In how many places it looks for a word; each room holds the one before, so as many are the same ones. */
function reachOf({ meant, begun, isHeadNoun }: SoughtWord, room: Room, isIn: IsIn): number {
  const upTo = isHeadNoun ? room.head : room.others;
  const words = [...meant.flat(), ...(room.begun ? begun : [])];
  return words.reduce((sum, word) => sum + fieldsOf(word, upTo, isIn).length, 0);
}

function conditionOf({ meant, begun, isHeadNoun }: SoughtWord, room: Room, isIn: IsIn): Condition {
  const upTo = isHeadNoun ? room.head : room.others;
  const termsOf = (word: string) => {
    const within = fieldsOf(word, upTo, isIn);
    // One list in the place of several, which are the same as it.
    const isEverywhere = upTo === description || within.length === fieldsOf(word, description, isIn).length;
    return isEverywhere ? [termAnywhere(word)] : within.map((field) => termIn(field, word));
  };
  const typed = meant.flatMap(([word = "", ...rest]) => (rest.length === 0 ? [word] : []));
  const further = room.begun ? begun.filter((word) => !typed.includes(word)) : [];
  const isSome = (terms: readonly string[]) => terms.length > 0;
  return {
    single: [typed, further].map((words) => words.flatMap(termsOf)).filter(isSome),
    together: meant
      .filter((words) => words.length > 1)
      .map((words) => words.map(termsOf))
      .filter((all) => all.every(isSome)),
  };
}

function fieldsOf(word: string, upTo: Field, isIn: IsIn): Field[] {
  return fields.filter((field) => field <= upTo && isIn(field, word));
}

/** Without words, and with each price asked. */
export function walkOfFilters(filters: SearchFilters): Walk {
  const { minPaise, maxPaise } = filters;
  return { conditions: filterConditions(filters), isLong: false, minPaise, maxPaise };
}

/** Whether anything is walked along beside the words. */
export function isFiltered(filters: SearchFilters): boolean {
  return filterConditions(filters).length > 0;
}

/** Asking each price costs a look; where bands tell them well enough, what lies beside the range is left out later. */
function boundsOf({ minPaise, maxPaise }: SearchFilters): Pick<Walk, "minPaise" | "maxPaise"> {
  return isNarrow(minPaise, maxPaise) ? { minPaise, maxPaise } : { minPaise: null, maxPaise: null };
}

/** The fewest have a price and a category together, so they lead. */
function filterConditions({ category, rating, minPaise, maxPaise, chosen }: SearchFilters): Condition[] {
  const bands = minPaise === null && maxPaise === null ? [] : bandNamesWithin(minPaise, maxPaise);
  const terms: string[][] = [];
  if (category !== null && bands.length > 0)
    terms.push(bands.map((band) => categoryPriceTerm(category, band)));
  else if (category !== null) terms.push([categoryTerm(category)]);
  else if (bands.length > 0) terms.push(bands.map(priceTerm));
  if (rating !== null) terms.push([starsTerm(rating)]);
  for (const { name } of choiceFilters) {
    const values = chosenOf(chosen, name);
    if (values.length > 0) terms.push(values.map((value) => choiceTerm(name, foldValue(value))));
  }
  return terms.map((single) => ({ single: [single], together: [] }));
}
