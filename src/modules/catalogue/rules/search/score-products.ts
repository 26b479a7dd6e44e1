import { describing, type Part } from "../words/name-parts.ts";
import { partIn, partsInOrder, positionIn, wordIn } from "../words/product-words.ts";
import { isQuantity } from "../words/quantities.ts";
import {
  ofAttachments,
  ofLittleOnes,
  ofQuery,
  type WordsThatTell,
  wordsThatTell,
} from "../words/words-that-tell.ts";
import { type CategoryHits, type CategoryNames, categoryHits } from "./category-hits.ts";
import type { KeptProducts } from "./kept-products.ts";
import type { WeighedWord } from "./query-hits.ts";
import type { Alternative } from "./read-query.ts";

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

const worthIn = byPart({ head: 1, ending: 0.95, name: 0.9, detail: 0.82, with: 0.75, for: 0.8 });
const worthOfBrand = 0.85;
const worthOfText = 0.25;
/** Is it the thing that was asked for, or does it only name that thing? */
const headScores = { head: 0.78, ending: 0.68, name: 0.5, detail: 0.35, with: 0.35, for: 0.32 };
const headScoreIn = byPart(headScores);
const headScoreOfText = 0.28;
/** A category called by several names, or one above it, says too little of what lies there. */
const leastOfCategory = 0.6;
/** The name of a thing that is the name of its category too, but is not where a name is expected. */
const headScoreOfBoth = 0.9;
/** It is a thing that the search named only to say which other thing is wanted. */
const asAnotherHead = 0.6;
const usualTitle = 9;
const head = partsInOrder.indexOf("head");

export interface Scoring {
  readonly query: readonly WeighedWord[];
  readonly products: KeptProducts;
  readonly categoryOf: (category: string) => CategoryNames;
}

/** In the order in which the candidates are given. */
export interface Scores {
  /** How well each answers; 0 for what has none of the telling words. */
  readonly scores: Float64Array;
  /** 1 for what is not the thing and only tells of it: neither its name, its brand nor its category says so; 2 where its name in Hindi might. */
  readonly mentions: Uint8Array;
}

export function scoreProducts(
  { query, products, categoryOf }: Scoring,
  candidates: readonly Candidate[],
): Scores {
  const told = wordsThatTell(query, products.wordNumbers);
  const meet = meeting(query, told, products);
  const categories: CategoryHits[] = [];
  // What is for a thing costs less than the thing.
  const prices = new Float64Array(candidates.length);
  let allPrices = 0;
  const isOpen = new Uint8Array(candidates.length);
  let namesTwo = false;
  const scores = new Float64Array(candidates.length);
  const mentions = new Uint8Array(candidates.length);
  // A name in Hindi is found, but not read here.
  const mention = query.some(({ isHeadNoun, typed }) => isHeadNoun && hindi.test(typed)) ? 2 : 1;
  for (let at = 0; at < candidates.length; at++) {
    const { place, has, isComplete } = candidates[at] as Candidate;
    const price = Math.log1p(products.unitPaiseAt(place));
    prices[at] = price;
    allPrices += price;
    const category = products.categoryIndexAt(place);
    categories[category] ??= categoryHits(query, categoryOf(products.categoryAt(place)));
    const { covered, headScore, beside, isOther, isForOthers, isAttached, isNamed, isTold } = meet(
      place,
      has,
      categories[category] as CategoryHits,
    );
    namesTwo ||= isOther;
    if (!isComplete && !isNamed) continue;
    if (isTold && isComplete) mentions[at] = mention;
    if (headScore < 1) isOpen[at] = 1;
    const words = products.brandAt(place) - products.titleAt(place);
    const length = 0.86 + (0.14 * words) / usualTitle;
    scores[at] =
      (covered / length) *
      (1 + 0.2 * beside) *
      headScore *
      (isForOthers ? 0.85 : 1) *
      (isAttached ? 0.8 : 1) *
      (isComplete ? 1.35 : 1);
  }
  const usualPrice = allPrices / Math.max(1, candidates.length);
  let most = Number.MIN_VALUE;
  for (let at = 0; at < candidates.length; at++) {
    const { place, popularity, chosen } = candidates[at] as Candidate;
    // Where names leave it open which is the thing, the dearer is likelier; "watch strap" says that it is the strap.
    const dearness =
      isOpen[at] === 1 && !namesTwo ? Math.max(-1, Math.min(1, ((prices[at] ?? 0) - usualPrice) / 1.5)) : 0;
    const score = (scores[at] ?? 0) * (1 + 0.12 * dearness) * (1 + 0.12 * popularity) * (1 + 0.6 * chosen);
    scores[at] = score;
    const category = categories[products.categoryIndexAt(place)] as CategoryHits;
    category.votes += score ** 2;
    most = Math.max(most, category.votes);
  }
  // Where the good answers lie, others like them lie: products of that category gain.
  for (let at = 0; at < candidates.length; at++) {
    const category = categories[
      products.categoryIndexAt((candidates[at] as Candidate).place)
    ] as CategoryHits;
    scores[at] = (scores[at] ?? 0) * (0.75 + (0.25 * category.votes) / most);
  }
  return { scores, mentions };
}

const none: readonly never[] = [];
const hindi = /[\u0900-\u097f]/;

/** What was met in one candidate; the next one overwrites it. */
interface Meeting {
  /** 0 to 1: how much of what the query tells is met, and how well. */
  readonly covered: number;
  /** 0 to 1: whether it is the thing. */
  readonly headScore: number;
  /** It is the thing that another word of the query names. */
  readonly isOther: boolean;
  /** Its name says that it is for little ones, of whom the search said nothing. */
  readonly isForOthers: boolean;
  /** It is a bowl, a cover or the like, and the search named none. */
  readonly isAttached: boolean;
  /** A word that tells what is wanted is in its name, its brand or the name of its category. */
  readonly isNamed: boolean;
  /** The thing stands in its description and nowhere else. */
  readonly isTold: boolean;
  /** 0 to 1: whether words stand together. */
  readonly beside: number;
}

/** Made once for a query: what it gathers of a candidate is gathered in the same place for the next. */
function meeting(query: readonly WeighedWord[], { tells, hits }: WordsThatTell, products: KeptProducts) {
  const { words } = products;
  const worth = new Float64Array(query.length);
  const all = query.reduce((sum, { weight }) => sum + weight, 0);
  const hasHead = query.some(({ isHeadNoun }) => isHeadNoun);
  const telling = query.map(tellsWhat);
  // The colours in which it comes are not read here.
  const mayBeTold = hasHead && query.every((word) => !word.isHeadNoun || isReadable(word));
  // A name in Hindi is found, but not read here.
  const inHindi = query.map(({ typed }) => hindi.test(typed));
  // Of a single word there are no neighbours to look for.
  const positions = query.length > 1 ? query.map((): number[] => []) : [];
  const met = {
    covered: 0,
    headScore: 0,
    isOther: false,
    isForOthers: false,
    isAttached: false,
    isNamed: false,
    isTold: false,
    beside: 0,
  };

  return (place: number, has: readonly boolean[], category: CategoryHits): Meeting => {
    met.headScore = headScoreOfText;
    met.isOther = met.isForOthers = met.isAttached = met.isNamed = false;
    met.isTold = mayBeTold && category.headScore === 0;
    for (let at = 0; at < worth.length; at++) {
      const ofCategory = category.worth[at] ?? 0;
      worth[at] = Math.max(ofCategory, has[at] ? worthOfText : 0);
      if (telling[at] && (ofCategory > leastOfCategory || (has[at] && inHindi[at]))) met.isNamed = true;
    }
    for (const places of positions) places.length = 0;
    const title = products.titleAt(place);
    const brand = products.brandAt(place);
    const end = products.endAt(place);
    for (let at = title; at < brand; at++) {
      const packed = words[at] ?? 0;
      const told = tells[wordIn(packed)] ?? 0;
      if (told !== 0) meetInTitle(packed, told, title, brand);
    }
    for (let at = brand; at < end; at++)
      if (((tells[words[at] ?? 0] ?? 0) & ofQuery) !== 0) meetInBrand(words[at] ?? 0);
    if (!hasHead) met.headScore = 1;
    else {
      met.headScore = withCategory(met.headScore, category);
      if (met.isOther && met.headScore < 1) met.headScore *= asAnotherHead;
    }
    let covered = 0;
    for (let at = 0; at < worth.length; at++) covered += (query[at]?.weight ?? 0) * (worth[at] ?? 0);
    met.covered = covered / all;
    met.beside = besideOf(positions);
    return met;
  };

  function meetInTitle(packed: number, told: number, title: number, brand: number): void {
    const part = partIn(packed);
    if ((told & ofLittleOnes) !== 0) met.isForOthers = true;
    if ((told & ofQuery) === 0) {
      if (part === head && (told & ofAttachments) !== 0) met.isAttached = true;
      return;
    }
    for (const hit of hits.get(wordIn(packed)) ?? none) {
      if (hit.others.length > 0 && !isAllIn(words.subarray(title, brand), hit.others)) continue;
      worth[hit.at] = Math.max(worth[hit.at] ?? 0, hit.worth * (worthIn[part] ?? 0));
      if (telling[hit.at]) met.isNamed = true;
      if (query[hit.at]?.isHeadNoun) met.isTold = false;
      if (query[hit.at]?.isHeadNoun)
        met.headScore = Math.max(met.headScore, hit.worth * (headScoreIn[part] ?? 0));
      else if (part === head) met.isOther = true;
      positions[hit.at]?.push(positionIn(packed));
    }
  }

  function meetInBrand(word: number): void {
    for (const hit of hits.get(word) ?? none)
      if (hit.others.length === 0) {
        worth[hit.at] = Math.max(worth[hit.at] ?? 0, hit.worth * worthOfBrand);
        if (telling[hit.at]) met.isNamed = true;
        if (query[hit.at]?.isHeadNoun) met.isTold = false;
      }
  }
}

/** Black, kala, 15 and 500 g are as good as anything: what has nothing else of a search is no answer to it. */
function tellsWhat(word: WeighedWord): boolean {
  return word.isHeadNoun || isTelling(word);
}

function isTelling({ typed, alternatives: [first, ...others] }: WeighedWord): boolean {
  const isMeasure = isQuantity(first?.words[0] ?? "") || /^\p{N}+$/u.test(typed);
  return !(isMeasure || describing.has(typed) || others.some(isDescribing));
}

/** A name in English can say it. */
function isReadable(word: WeighedWord): boolean {
  return isTelling(word) && word.alternatives.some(({ words: [first = ""] }) => !hindi.test(first));
}

/** Cream is a thing too: moisturiser has it for another name. */
function isDescribing({ words: [word = "", ...rest] }: Alternative): boolean {
  return rest.length === 0 && word !== "cream" && describing.has(word);
}

/** The name of its category speaks for a title that does not say what it is; where both say it, all the better. */
function withCategory(headScore: number, category: CategoryHits): number {
  if (headScore <= headScoreOfText) return Math.max(headScore, category.headScore);
  if (!category.isHead) return headScore;
  if (headScore >= headScores.ending) return 1;
  return headScore >= headScores.name * 0.9 ? headScoreOfBoth : headScore;
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

function byPart(values: Readonly<Record<Part, number>>): number[] {
  return partsInOrder.map((part) => values[part]);
}
