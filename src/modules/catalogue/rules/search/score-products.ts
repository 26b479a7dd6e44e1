import { writtenIn } from "#contract/texts/lang.ts";
import { describing } from "../words/name-parts.ts";
import { categoryWords, placeIn, positionIn, wordIn } from "../words/product-words.ts";
import { isQuantity } from "../words/quantities.ts";
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

export interface Scoring {
  readonly query: readonly WeighedWord[];
  readonly products: KeptProducts;
  /** The name of a category. */
  readonly nameOf: (category: string) => string;
}

export interface Scored {
  /** How well it answers; 0 for what has none of the telling words. */
  readonly score: number;
  /** It has the thing that is wanted nowhere but in its text. */
  readonly isMention: boolean;
}

/** In the order of the candidates. */
export function scoreProducts(
  { query, products, nameOf }: Scoring,
  candidates: readonly Candidate[],
): Scored[] {
  const categories: number[][] = [];
  for (const { place } of candidates)
    categories[products.categoryIndexAt(place)] ??= categoryWords(
      nameOf(products.categoryAt(place)),
      products.wordNumbers,
    );
  const meet = meeting(query, products);
  return candidates.map(({ place, has, isComplete, popularity, chosen }) => {
    const ofCategory = categories[products.categoryIndexAt(place)] ?? [];
    const { covered, thing, beside, isNamed, isMention } = meet(place, has, ofCategory);
    if (!isComplete && !isNamed) return { score: 0, isMention };
    const score =
      covered *
      thing *
      (isComplete ? weights.complete : 1) *
      (1 + (weights.beside - 1) * beside) *
      (1 + (weights.popularity - 1) * popularity) *
      (1 + (weights.chosen - 1) * chosen);
    return { score, isMention };
  });
}

const none: readonly never[] = [];

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
  readonly isMention: boolean;
}

/** Made once for a query: what it gathers of a candidate is gathered in the same place for the next. */
function meeting(query: readonly WeighedWord[], products: KeptProducts) {
  const hits = queryHits(query, products.wordNumbers);
  const { words } = products;
  /** Of each word of the query how often it is met, weighed by where. */
  const frequency = new Float64Array(query.length);
  const hasHead = query.some(({ isHeadNoun }) => isHeadNoun);
  const telling = query.map((word) => word.isHeadNoun || tellsWhat(word));
  // The colours in which it comes are not read here.
  const mayBeMention = hasHead && query.every((word) => !word.isHeadNoun || tellsWhat(word));
  // A name in another language is found, but not read here.
  const isOther = query.map(({ typed }) => writtenIn(typed) !== "en");
  const positions = query.map((): number[] => []);
  const met = { covered: 0, thing: 0, beside: 0, isNamed: false, isMention: false };

  return (place: number, has: readonly boolean[], ofCategory: readonly number[]): Meeting => {
    met.thing = weights.thing.text;
    met.isNamed = has.some((isMet, at) => isMet && telling[at] && isOther[at]);
    met.isMention = mayBeMention;
    frequency.fill(0);
    for (const places of positions) places.length = 0;
    const [title, lead] = [products.titleAt(place), products.leadAt(place)];
    const length = (lead - title) / weights.usualTitle;
    meetAll(words, title, lead, 1 - weights.length + weights.length * length);
    meetAll(words, lead, products.endAt(place), 1);
    const byOwnName = met.thing;
    meetAll(ofCategory, 0, ofCategory.length, 1);
    // The name of its category speaks for a title that does not say what it is.
    if (byOwnName > weights.thing.text) met.thing = byOwnName;
    if (!hasHead) met.thing = 1;
    met.covered = 0;
    for (let at = 0; at < frequency.length; at++) {
      const often = frequency[at] || (has[at] ? weights.worth.text : 0);
      met.covered += ((query[at]?.weight ?? 0) * often) / (weights.saturation + often);
    }
    met.beside = besideOf(positions);
    return met;
  };

  function meetAll(of: ArrayLike<number>, from: number, end: number, length: number): void {
    for (let at = from; at < end; at++) {
      const packed = of[at] ?? 0;
      for (const hit of hits.get(wordIn(packed)) ?? none) {
        if (!hit.others.every((word) => isAmong(word, of, from, end))) continue;
        const [where, position] = [placeIn(packed), positionIn(packed)];
        frequency[hit.at] = (frequency[hit.at] ?? 0) + (hit.worth * weights.worth[where]) / length;
        if (telling[hit.at] && where !== "lead") met.isNamed = true;
        if (query[hit.at]?.isHeadNoun) {
          met.thing = Math.max(met.thing, hit.worth * weights.thing[where]);
          met.isMention = false;
        }
        if (position !== null) positions[hit.at]?.push(position);
      }
    }
  }
}

function isAmong(word: number, of: ArrayLike<number>, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (wordIn(of[at] ?? 0) === word) return true;
  return false;
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
