import { foldWords } from "./fold-words.ts";
import { headsOf, type Part } from "./name-parts.ts";
import { formsOf, type QueryWord } from "./read-query.ts";

export interface TitleWord {
  readonly word: string;
  readonly part: Part;
  readonly position: number;
}

export interface ProductWords {
  readonly title: readonly TitleWord[];
  readonly brand: ReadonlySet<string>;
  readonly category: string;
}

export interface WeighedWord extends QueryWord {
  /** Words of the shop that begin with it. */
  readonly begun: readonly string[];
  /** How much it tells: the fewer products have it, the more. */
  readonly weight: number;
}

export interface Candidate {
  readonly product: ProductWords;
  /** Which words of the query it is known to have, by their place in the query. */
  readonly has: readonly boolean[];
  /** 0 to 1: how much people want it. */
  readonly appeal: number;
  /** In any unit; what is for a thing costs less than the thing. */
  readonly price: number;
  /** 0 to 1: how often it was what people of this search chose. */
  readonly chosen: number;
}

export interface Shelf {
  readonly name: string;
  readonly parentName: string;
}

const worthOfBegun = 0.75;
const worthIn: Readonly<Record<Part, number>> = {
  head: 1,
  ending: 0.95,
  name: 0.9,
  detail: 0.82,
  with: 0.75,
  for: 0.8,
};
const worthOfBrand = 0.85;
const worthOfShelf = { head: 0.8, name: 0.5, parent: 0.3 };
const worthOfText = 0.25;
/** Is it the thing that was asked for, or does it only name that thing? */
const thingIn: Readonly<Record<Part, number>> = {
  head: 0.78,
  ending: 0.68,
  name: 0.5,
  detail: 0.45,
  with: 0.4,
  for: 0.32,
};
const thingOfShelf = { head: 0.9, name: 0.42, parent: 0.38 };
const thingOfText = 0.28;
/** The name of a thing that is the name of its shelf too, but is not where a name is expected. */
const thingOfBoth = 0.9;
/** It is a thing that the search named only to say which other thing is wanted. */
const asAnotherThing = 0.6;
const usualTitle = 9;

/** How well each candidate answers, in the order in which they are given. */
export function scoreProducts(
  query: readonly WeighedWord[],
  candidates: readonly Candidate[],
  shelfOf: (category: string) => Shelf,
): number[] {
  const hits = hitsOf(query);
  const shelves = new Map<string, ShelfHits>();
  const shelfHits = (category: string) => {
    const known = shelves.get(category) ?? hitsOfShelf(query, shelfOf(category));
    shelves.set(category, known);
    return known;
  };
  const all = query.reduce((sum, { weight }) => sum + weight, 0);
  const usualPrice = meanOf(candidates.map(({ price }) => Math.log1p(price)));
  const scores = candidates.map(({ product, has, price, appeal, chosen }) => {
    const shelf = shelfHits(product.category);
    const { worth, thing, beside } = meet(query, hits, product, has, shelf);
    const covered = query.reduce((sum, { weight }, at) => sum + weight * (worth[at] ?? 0), 0) / all;
    const length = 0.86 + (0.14 * product.title.length) / usualTitle;
    // Where the name leaves it open which is the thing, the dearer is likelier.
    const dearness = thing < 1 ? Math.max(-1, Math.min(1, (Math.log1p(price) - usualPrice) / 1.5)) : 0;
    const isComplete = has.every((one) => one);
    return (
      (covered / length) *
      (1 + 0.2 * beside) *
      thing *
      (isComplete ? 1.35 : 1) *
      (1 + 0.12 * dearness) *
      (1 + 0.12 * appeal) *
      (1 + 0.6 * chosen)
    );
  });
  return favourShelves(candidates, scores);
}

/** Where the good answers lie, others like them lie: products of that category gain. */
function favourShelves(candidates: readonly Candidate[], scores: readonly number[]): number[] {
  const votes = new Map<string, number>();
  candidates.forEach(({ product }, at) => {
    votes.set(product.category, (votes.get(product.category) ?? 0) + (scores[at] ?? 0) ** 2);
  });
  const most = Math.max(...votes.values(), Number.MIN_VALUE);
  return scores.map((score, at) => {
    const share = (votes.get(candidates[at]?.product.category ?? "") ?? 0) / most;
    return score * (0.75 + 0.25 * share);
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

interface Hits {
  readonly single: ReadonlyMap<string, readonly { readonly at: number; readonly worth: number }[]>;
  readonly together: readonly {
    readonly at: number;
    readonly words: readonly string[];
    readonly worth: number;
  }[];
}

function hitsOf(query: readonly WeighedWord[]): Hits {
  const single = new Map<string, { at: number; worth: number }[]>();
  const together: { at: number; words: readonly string[]; worth: number }[] = [];
  const add = (word: string, at: number, worth: number) => {
    const known = single.get(word) ?? [];
    if (!known.some((hit) => hit.at === at)) known.push({ at, worth });
    single.set(word, known);
  };
  query.forEach(({ alternatives, begun }, at) => {
    for (const { words, worth } of alternatives)
      if (words.length === 1) add(words[0] ?? "", at, worth);
      else together.push({ at, words, worth });
    // The number of another model is no beginning of this one.
    for (const word of begun) add(word, at, /\d/.test(word) ? worthOfBegun / 2 : worthOfBegun);
  });
  return { single, together };
}

interface ShelfHits {
  readonly worth: readonly number[];
  readonly thing: number;
  readonly isHead: boolean;
}

function hitsOfShelf(query: readonly WeighedWord[], { name, parentName }: Shelf): ShelfHits {
  const heads = new Set(headsOf(name).flatMap(formsOf));
  const names = new Set(foldWords(name).flatMap(formsOf));
  const parents = new Set(foldWords(parentName).flatMap(formsOf));
  const bestOf = ({ alternatives }: WeighedWord, values: { head: number; name: number; parent: number }) =>
    Math.max(
      0,
      ...alternatives.map(({ words, worth }) => {
        const last = words.at(-1) ?? "";
        if (!words.every((word) => names.has(word)))
          return words.every((word) => parents.has(word)) ? worth * values.parent : 0;
        return worth * (heads.has(last) ? values.head : values.name);
      }),
    );
  const thing = Math.max(
    0,
    ...query.filter(({ isThing }) => isThing).map((word) => bestOf(word, thingOfShelf)),
  );
  return {
    worth: query.map((word) => bestOf(word, worthOfShelf)),
    thing,
    isHead: thing > thingOfShelf.name,
  };
}

function meet(
  query: readonly WeighedWord[],
  { single, together }: Hits,
  { title, brand }: ProductWords,
  has: readonly boolean[],
  shelf: ShelfHits,
) {
  const worth = query.map((_, at) => Math.max(shelf.worth[at] ?? 0, has[at] ? worthOfText : 0));
  // Of a single word there are no neighbours to look for.
  const positions = query.length > 1 ? query.map((): number[] => []) : [];
  let thing = thingOfText;
  let isOther = false;
  const meetAt = (at: number, value: number, part: Part) => {
    worth[at] = Math.max(worth[at] ?? 0, value * worthIn[part]);
    if (query[at]?.isThing) thing = Math.max(thing, value * thingIn[part]);
    else if (part === "head") isOther = true;
  };
  for (const { word, part, position } of title) {
    const met = single.get(word);
    if (!met) continue;
    for (const hit of met) {
      meetAt(hit.at, hit.worth, part);
      positions[hit.at]?.push(position);
    }
  }
  for (const { at, words, worth: value } of together) {
    const parts = words.map((word) => title.find((one) => one.word === word)?.part);
    const last = parts.at(-1);
    if (last && parts.every((part) => part)) meetAt(at, value, last);
  }
  for (const word of brand)
    for (const hit of single.get(word) ?? [])
      worth[hit.at] = Math.max(worth[hit.at] ?? 0, hit.worth * worthOfBrand);
  if (!query.some(({ isThing }) => isThing)) thing = 1;
  // The name of its shelf speaks for a title that does not say what it is; where both say it, all the better.
  else if (thing <= thingOfText) thing = Math.max(thing, shelf.thing);
  else if (shelf.isHead)
    thing = thing >= thingIn.ending ? 1 : thing >= thingIn.name * 0.9 ? thingOfBoth : thing;
  if (isOther && thing < 1) thing *= asAnotherThing;
  return { worth, thing, beside: besideOf(positions) };
}

/** The share of neighbours in the query that are neighbours in the title, in their order or nearly. */
function besideOf(positions: readonly (readonly number[])[]): number {
  if (positions.length < 2) return 0;
  let sum = 0;
  for (let at = 1; at < positions.length; at++) {
    const gaps = (positions[at] ?? []).flatMap((here) =>
      (positions[at - 1] ?? []).map((before) => here - before),
    );
    sum += gaps.includes(1) ? 1 : gaps.some((gap) => Math.abs(gap) <= 3) ? 0.4 : 0;
  }
  return sum / (positions.length - 1);
}
