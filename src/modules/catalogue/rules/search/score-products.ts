import { describing, type Part } from "../words/name-parts.ts";
import { partIn, partsInOrder, positionIn, wordIn } from "../words/product-words.ts";
import { isQuantity } from "../words/quantities.ts";
import { type CategoryHits, type CategoryNames, categoryHits } from "./category-hits.ts";
import type { KeptProducts } from "./kept-products.ts";
import { queryHits, type WeighedWord } from "./query-hits.ts";
import type { Alternative } from "./read-query.ts";
import { weights } from "./weights.ts";

export interface Candidate {
  /** Where its words are kept. */
  readonly place: number;
  /** Which words of the query it is known to have, by their place in the query. */
  readonly has: readonly boolean[];
  readonly isComplete: boolean;
  /** 0 to 1: how much people want it. */
  readonly popularity: number;
  /** 0 to 1: how often it was what people of this search chose. */
  readonly chosen: number;
}

/** A category called by several names, or one above it, says too little of what lies there. */
const leastOfCategory = 0.6;

export interface Scoring {
  readonly query: readonly WeighedWord[];
  readonly products: KeptProducts;
  readonly categoryOf: (category: string) => CategoryNames;
}

/** In the order in which the candidates are given. */
export interface Scores {
  /** How well each answers; 0 for what has none of the telling words. */
  readonly scores: Float64Array;
  /** 1 for what has the thing that is wanted nowhere but in its text. */
  readonly mentions: Uint8Array;
}

export function scoreProducts(
  { query, products, categoryOf }: Scoring,
  candidates: readonly Candidate[],
): Scores {
  const meet = meeting(query, products);
  const categories: CategoryHits[] = [];
  const scores = new Float64Array(candidates.length);
  const mentions = new Uint8Array(candidates.length);
  for (let at = 0; at < candidates.length; at++) {
    const { place, has, isComplete, popularity, chosen } = candidates[at] as Candidate;
    const category = products.categoryIndexAt(place);
    categories[category] ??= categoryHits(query, categoryOf(products.categoryAt(place)));
    const { covered, thing, beside, isNamed, isTold } = meet(
      place,
      has,
      categories[category] as CategoryHits,
    );
    if (!isComplete && !isNamed) continue;
    if (isComplete && isTold) mentions[at] = 1;
    scores[at] =
      covered *
      thing *
      (isComplete ? weights.complete : 1) *
      (1 + (weights.beside - 1) * beside) *
      (1 + (weights.popularity - 1) * popularity) *
      (1 + (weights.chosen - 1) * chosen);
  }
  return { scores, mentions };
}

const none: readonly never[] = [];
const hindi = /[\u0900-\u097f]/;

/** What was met in one candidate; the next one overwrites it. */
interface Meeting {
  /** BM25F: how much of what the query tells is met, and how well. */
  readonly covered: number;
  /** 0 to 1: whether it is the thing. */
  readonly thing: number;
  /** 0 to 1: whether words stand together. */
  readonly beside: number;
  /** A word that tells what is wanted is in its name, its brand or the name of its category. */
  readonly isNamed: boolean;
  /** The thing stands in its text and nowhere else. */
  readonly isTold: boolean;
}

/** Made once for a query: what it gathers of a candidate is gathered in the same place for the next. */
function meeting(query: readonly WeighedWord[], products: KeptProducts) {
  const hits = queryHits(query, products.wordNumbers);
  const asked = askedWords(hits.keys(), products.wordNumbers.size);
  const { words } = products;
  const worthIn = worthByPart();
  const thingIn = thingByPart();
  /** Of each word of the query how often it is met, weighed by where. */
  const frequency = new Float64Array(query.length);
  const hasHead = query.some(({ isHeadNoun }) => isHeadNoun);
  const telling = query.map((word) => word.isHeadNoun || tellsWhat(word));
  // The colours in which it comes are not read here.
  const mayBeTold = hasHead && query.every((word) => !word.isHeadNoun || tellsWhat(word));
  // A name in Hindi is found, but not read here.
  const inHindi = query.map(({ typed }) => hindi.test(typed));
  // Of a single word there are no neighbours to look for.
  const positions = query.length > 1 ? query.map((): number[] => []) : [];
  const met = { covered: 0, thing: 0, beside: 0, isNamed: false, isTold: false };

  return (place: number, has: readonly boolean[], category: CategoryHits): Meeting => {
    met.thing = weights.thing.text;
    met.isNamed = false;
    met.isTold = mayBeTold && category.thing === 0;
    for (let at = 0; at < frequency.length; at++) {
      const ofCategory = category.worth[at] ?? 0;
      frequency[at] = ofCategory;
      if (telling[at] && (ofCategory > leastOfCategory || (has[at] && inHindi[at]))) met.isNamed = true;
    }
    for (const places of positions) places.length = 0;
    const [title, brand, lead] = [products.titleAt(place), products.brandAt(place), products.leadAt(place)];
    meetAll(title, brand, 1 - weights.length + (weights.length * (brand - title)) / weights.usualTitle);
    for (let at = brand; at < lead; at++) if (asked[words[at] ?? 0] === 1) meetInBrand(words[at] ?? 0);
    meetAll(lead, products.endAt(place), 1);
    // The name of its category speaks for a title that does not say what it is.
    const byCategory = met.thing > weights.thing.text ? 0 : category.thing;
    met.thing = hasHead ? Math.max(met.thing, byCategory) : 1;
    met.covered = 0;
    for (let at = 0; at < frequency.length; at++) {
      const often = frequency[at] || (has[at] ? weights.text : 0);
      met.covered += ((query[at]?.weight ?? 0) * often) / (weights.saturation + often);
    }
    met.beside = besideOf(positions);
    return met;
  };

  function meetAll(from: number, end: number, length: number): void {
    for (let at = from; at < end; at++) {
      const packed = words[at] ?? 0;
      if (asked[wordIn(packed)] !== 1) continue;
      const part = partIn(packed);
      for (const hit of hits.get(wordIn(packed)) ?? none) {
        if (hit.others.length > 0 && !isAllIn(words.subarray(from, end), hit.others)) continue;
        frequency[hit.at] = (frequency[hit.at] ?? 0) + (hit.worth * (worthIn[part] ?? 0)) / length;
        if (telling[hit.at] && part !== ofLead) met.isNamed = true;
        if (query[hit.at]?.isHeadNoun) {
          met.thing = Math.max(met.thing, hit.worth * (thingIn[part] ?? 0));
          met.isTold = false;
        }
        positions[hit.at]?.push(positionIn(packed));
      }
    }
  }

  function meetInBrand(word: number): void {
    for (const hit of hits.get(word) ?? none)
      if (hit.others.length === 0) {
        frequency[hit.at] = (frequency[hit.at] ?? 0) + hit.worth * weights.brand;
        if (telling[hit.at]) met.isNamed = true;
        if (query[hit.at]?.isHeadNoun) met.isTold = false;
      }
  }
}

const ofLead = partsInOrder.indexOf("lead");

/** Read for each query, so that `bench -- relevance weights` can try others. */
function worthByPart(): number[] {
  const { head, title, lead } = weights;
  return byPart({ head, name: title, detail: title, with: title, for: title, lead });
}

function thingByPart(): number[] {
  const { head, title, detail, lead } = weights.thing;
  return byPart({ head, name: title, detail, with: detail, for: detail, lead });
}

/** Of all words that are kept whether they are asked for, good until the next search asks. */
let isAsked = new Uint8Array(0);
let before: readonly number[] = [];

/** Looking a number up in a list takes a tenth of looking for it in a map, and is done for each word of each candidate. */
function askedWords(numbers: Iterable<number>, size: number): Uint8Array {
  for (const word of before) isAsked[word] = 0;
  if (isAsked.length < size) isAsked = new Uint8Array(2 * size);
  before = [...numbers];
  for (const word of before) isAsked[word] = 1;
  return isAsked;
}

/** Black, kala, 15 and 500 g are as good as anything: what has nothing else of a search is no answer to it. */
function tellsWhat({ typed, alternatives: [first, ...others] }: WeighedWord): boolean {
  const isMeasure = isQuantity(first?.words[0] ?? "") || /^\p{N}+$/u.test(typed);
  return !(isMeasure || describing.has(typed) || others.some(isDescribing));
}

/** Cream is a thing too: moisturiser has it for another name. */
function isDescribing({ words: [word = "", ...rest] }: Alternative): boolean {
  return rest.length === 0 && word !== "cream" && describing.has(word);
}

function isAllIn(title: Int32Array, words: readonly number[]): boolean {
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

function byPart(values: Readonly<Record<Part | "lead", number>>): number[] {
  return partsInOrder.map((part) => values[part]);
}
