import type { CategoryTree } from "../rules/category-tree.ts";
import type { KeptProducts } from "../rules/search/kept-products.ts";
import type { WeighedWord } from "../rules/search/query-hits.ts";
import { isInStock, popularityIn } from "../rules/search/rank.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import { type Candidate, scoreProducts } from "../rules/search/score-products.ts";
import type { Candidates, Met } from "./candidates.ts";
import type { KnownWords } from "./index/vocabulary-repository.ts";

export interface Ranked {
  readonly number: number;
  readonly rank: number;
  readonly isComplete: boolean;
  /** It is not the thing that is wanted, and its text tells of it. */
  readonly isMention: boolean;
  readonly category: string;
  readonly rating: number;
  readonly unitPaise: number;
  readonly createdAt: number;
  /** What it answers to of each filter of several values. */
  readonly choices: readonly number[];
}

/** More popularity than this tells nothing more: featured, on sale and liked by hundreds. */
const mostPopularity = Math.log1p(300_000);

interface Ranking {
  readonly query: readonly QueryWord[];
  readonly found: RankedResult[];
  readonly products: KeptProducts;
  readonly known: KnownWords;
  readonly tree: CategoryTree;
  /** 0 to 1, by number. */
  readonly chosen: ReadonlyMap<number, number>;
}

/** What can be bought first, then what answers best, then what stands best: the same order on every engine. */
export function rankResults({ query, found, products, known, tree, chosen }: Ranking): RankedResult[] {
  const categoryOf = (id: string) => {
    const category = tree.of(id);
    return { name: category?.name ?? "", parentName: (category && tree.parentOf(category))?.name ?? "" };
  };
  for (const one of found) one.chosen = chosen.get(one.number) ?? 0;
  const { scores, mentions } = scoreProducts({ query: weighed(query, known), products, categoryOf }, found);
  found.forEach((one, at) => {
    one.score = scores[at] ?? 0;
    one.isMention = mentions[at] === 1;
  });
  return found
    .filter(({ isComplete, score }) => isComplete || score > 0)
    .sort((a, b) => a.isOut - b.isOut || b.score - a.score || a.rank - b.rank);
}

/** A jacket whose text tells of the kurta below it is no kurta: where some of these are, it comes behind them as related. */
export function relateMentions(ranked: readonly Ranked[], things = countThings(ranked)): readonly Ranked[] {
  if (things === 0) return ranked;
  const related = ranked.filter(({ isMention }) => isMention);
  return [
    ...ranked.filter(({ isMention }) => !isMention),
    ...related.map((one) => ({ ...one, isComplete: false })),
  ];
}

export function countThings(ranked: readonly Ranked[]): number {
  return ranked.filter(({ isComplete, isMention }) => isComplete && !isMention).length;
}

/** What was met, with what is known of it; where its words are kept is true for this moment alone. */
interface RankedResult extends Ranked, Met, Candidate {
  readonly isComplete: boolean;
  readonly has: readonly boolean[];
  /** 0 for what can be bought, 1 for what cannot. */
  readonly isOut: number;
  chosen: number;
  score: number;
  isMention: boolean;
}

/** Those that are still there. */
export function withProducts(
  { complete, partial }: Candidates,
  products: KeptProducts,
  places: readonly number[],
): RankedResult[] {
  const found: RankedResult[] = [];
  for (const [at, place] of places.entries()) {
    const isComplete = at < complete.length;
    const met = isComplete ? complete[at] : partial[at - complete.length];
    if (place === 0 || !met) continue;
    const { number, rank, has } = met;
    found.push({
      number,
      rank,
      has,
      isComplete,
      place,
      category: products.categoryAt(place),
      rating: products.ratingAt(place),
      unitPaise: products.unitPaiseAt(place),
      createdAt: products.createdAt(place),
      choices: products.choicesAt(place),
      isOut: isInStock(rank) ? 0 : 1,
      popularity: Math.log1p(popularityIn(rank) % 1_000_000) / mostPopularity,
      chosen: 0,
      score: 0,
      isMention: false,
    });
  }
  return found;
}

function weighed(query: readonly QueryWord[], known: KnownWords): WeighedWord[] {
  return query.map((word, at) => {
    const isOpen = at === query.length - 1 || !known.uses.has(word.typed);
    const begun = isOpen ? known.begunWith(word.typed) : [];
    const uses = [...word.alternatives.map(({ words: [first = ""] }) => first), ...begun].map(
      (one) => known.uses.get(one) ?? 0,
    );
    return { ...word, begun, weight: Math.log(1 + known.products / (1 + Math.max(0, ...uses))) };
  });
}
