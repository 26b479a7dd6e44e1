import type { Part } from "./name-parts.ts";
import {
  type ProductWords,
  partIn,
  partsInOrder,
  positionIn,
  type WordNumbers,
  wordIn,
} from "./product-words.ts";
import { type QueryHits, queryHits, type WeighedWord } from "./query-hits.ts";
import { type Shelf, type ShelfHits, shelfHits } from "./shelf-hits.ts";

export interface Candidate {
  readonly product: ProductWords;
  /** Which words of the query it is known to have, by their place in the query. */
  readonly has: readonly boolean[];
  readonly isComplete: boolean;
  /** 0 to 1: how much people want it. */
  readonly appeal: number;
  /** 0 to 1: how often it was what people of this search chose. */
  readonly chosen: number;
}

const worthIn = byPart({ head: 1, ending: 0.95, name: 0.9, detail: 0.82, with: 0.75, for: 0.8 });
const worthOfBrand = 0.85;
const worthOfText = 0.25;
/** Is it the thing that was asked for, or does it only name that thing? */
const things = { head: 0.78, ending: 0.68, name: 0.5, detail: 0.35, with: 0.35, for: 0.32 };
const thingIn = byPart(things);
const thingOfText = 0.28;
/** The name of a thing that is the name of its shelf too, but is not where a name is expected. */
const thingOfBoth = 0.9;
/** It is a thing that the search named only to say which other thing is wanted. */
const asAnotherThing = 0.6;
const usualTitle = 9;
const head = partsInOrder.indexOf("head");

export interface Scoring {
  readonly query: readonly WeighedWord[];
  readonly numbers: WordNumbers;
  readonly shelfOf: (category: string) => Shelf;
}

/** How well each candidate answers, in the order in which they are given. */
export function scoreProducts(
  { query, numbers, shelfOf }: Scoring,
  candidates: readonly Candidate[],
): number[] {
  const hits = queryHits(query, numbers);
  const meet = meeting(query, hits, littleOnes(hits, numbers));
  const shelves = new Map<string, ShelfHits>();
  const shelfAt = ({ product: { category } }: Candidate) => {
    const known = shelves.get(category);
    if (known) return known;
    const hits = shelfHits(query, shelfOf(category));
    shelves.set(category, hits);
    return hits;
  };
  const usualPrice =
    candidates.reduce((sum, { product }) => sum + product.logPrice, 0) / Math.max(1, candidates.length);
  let namesTwo = false;
  const met = candidates.map((candidate) => {
    const meeting = meet(candidate, shelfAt(candidate));
    namesTwo ||= meeting.isOther;
    return meeting;
  });
  const scores = candidates.map((candidate, at) => {
    const { product, isComplete, appeal, chosen } = candidate;
    const { covered, thing, beside, isForOthers } = met[at] as Meeting;
    const length = 0.86 + (0.14 * product.title.length) / usualTitle;
    // Where names leave it open which is the thing, the dearer is likelier; "watch strap" says that it is the strap.
    const isOpen = thing < 1 && !namesTwo;
    const dearness = isOpen ? Math.max(-1, Math.min(1, (product.logPrice - usualPrice) / 1.5)) : 0;
    const score =
      (covered / length) *
      (1 + 0.2 * beside) *
      thing *
      (isForOthers ? 0.85 : 1) *
      (isComplete ? 1.35 : 1) *
      (1 + 0.12 * dearness) *
      (1 + 0.12 * appeal) *
      (1 + 0.6 * chosen);
    shelfAt(candidate).votes += score ** 2;
    return score;
  });
  // Where the good answers lie, others like them lie: products of that category gain.
  const most = Math.max(...[...shelves.values()].map(({ votes }) => votes), Number.MIN_VALUE);
  return scores.map((score, at) => {
    const { votes } = shelfAt(candidates[at] as Candidate);
    return score * (0.75 + (0.25 * votes) / most);
  });
}

interface Meeting {
  /** 0 to 1: how much of what the query tells is met, and how well. */
  readonly covered: number;
  /** 0 to 1: whether it is the thing. */
  readonly thing: number;
  /** It is the thing that another word of the query names. */
  readonly isOther: boolean;
  /** Its name says that it is for little ones, of whom the search said nothing. */
  readonly isForOthers: boolean;
  /** 0 to 1: whether words stand together. */
  readonly beside: number;
}

/** Made once for a query: what it gathers of a candidate is gathered in the same places for the next. */
function meeting(query: readonly WeighedWord[], hits: QueryHits, others: ReadonlySet<number>) {
  const worth = query.map(() => 0);
  const all = query.reduce((sum, { weight }) => sum + weight, 0);
  const hasThing = query.some(({ isThing }) => isThing);
  // Of a single word there are no neighbours to look for.
  const positions = query.length > 1 ? query.map((): number[] => []) : [];

  return ({ product: { title, brand }, has }: Candidate, shelf: ShelfHits): Meeting => {
    for (let at = 0; at < worth.length; at++)
      worth[at] = Math.max(shelf.worth[at] ?? 0, has[at] ? worthOfText : 0);
    for (const places of positions) places.length = 0;
    let thing = thingOfText;
    let isOther = false;
    let isForOthers = false;
    for (const packed of title) {
      const word = wordIn(packed);
      if (others.has(word)) isForOthers = true;
      const met = hits.get(word);
      if (!met) continue;
      const part = partIn(packed);
      for (const hit of met) {
        if (hit.others.length > 0 && !isAllIn(title, hit.others)) continue;
        worth[hit.at] = Math.max(worth[hit.at] ?? 0, hit.worth * (worthIn[part] ?? 0));
        if (query[hit.at]?.isThing) thing = Math.max(thing, hit.worth * (thingIn[part] ?? 0));
        else if (part === head) isOther = true;
        positions[hit.at]?.push(positionIn(packed));
      }
    }
    for (const word of brand)
      for (const hit of hits.get(word) ?? [])
        if (hit.others.length === 0) worth[hit.at] = Math.max(worth[hit.at] ?? 0, hit.worth * worthOfBrand);
    if (!hasThing) thing = 1;
    else {
      thing = withShelf(thing, shelf);
      if (isOther && thing < 1) thing *= asAnotherThing;
    }
    let covered = 0;
    for (let at = 0; at < worth.length; at++) covered += (query[at]?.weight ?? 0) * (worth[at] ?? 0);
    return { covered: covered / all, thing, isOther, isForOthers, beside: besideOf(positions) };
  };
}

/** Who wants a thing for a child or a pet says so. */
const little = "baby babies kid kids child children toddler infant toy toys doll pet dog cat".split(" ");

function littleOnes(hits: QueryHits, numbers: WordNumbers): ReadonlySet<number> {
  const known = little.flatMap((word) => numbers.known(word) ?? []);
  return new Set(known.some((word) => hits.has(word)) ? [] : known);
}

/** The name of its shelf speaks for a title that does not say what it is; where both say it, all the better. */
function withShelf(thing: number, shelf: ShelfHits): number {
  if (thing <= thingOfText) return Math.max(thing, shelf.thing);
  if (!shelf.isHead) return thing;
  if (thing >= things.ending) return 1;
  return thing >= things.name * 0.9 ? thingOfBoth : thing;
}

function isAllIn(title: readonly number[], words: readonly number[]): boolean {
  return words.every((word) => title.some((packed) => wordIn(packed) === word));
}

/** The share of neighbours in the query that are neighbours in the title, in their order or nearly. */
function besideOf(positions: readonly (readonly number[])[]): number {
  if (positions.length < 2) return 0;
  let sum = 0;
  for (let at = 1; at < positions.length; at++) {
    let best = 0;
    for (const here of positions[at] ?? [])
      for (const before of positions[at - 1] ?? []) {
        const gap = here - before;
        best = Math.max(best, gap === 1 ? 1 : Math.abs(gap) <= 3 ? 0.4 : 0);
      }
    sum += best;
  }
  return sum / (positions.length - 1);
}

function byPart(values: Readonly<Record<Part, number>>): number[] {
  return partsInOrder.map((part) => values[part]);
}
