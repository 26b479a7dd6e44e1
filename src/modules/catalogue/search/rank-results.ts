import type { CategoryTree } from "../rules/category-tree.ts";
import type { KeptProducts } from "../rules/search/kept-products.ts";
import type { WeighedWord } from "../rules/search/query-hits.ts";
import { isInStock, popularityIn } from "../rules/search/rank.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import { scoreProducts } from "../rules/search/score-products.ts";
import type { Candidates } from "./candidates.ts";
import type { KnownWords } from "./index/vocabulary-repository.ts";

export interface Ranked {
  readonly number: number;
  readonly rank: number;
  readonly isComplete: boolean;
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
  readonly met: Candidates;
  readonly products: KeptProducts;
  /** Of what has all the words and then of what has some; 0 where one is gone. */
  readonly places: readonly number[];
  readonly known: KnownWords;
  readonly tree: CategoryTree;
  /** 0 to 1, by number. */
  readonly chosen: ReadonlyMap<number, number>;
}

/**
 * What can be bought first, then what answers best, then what stands best: the same order on every engine. A jacket
 * whose text tells of the kurta below it is no kurta: where some of these are, it comes behind them as related. Of very
 * many it stays where it ranks, as their ends are not known.
 */
export function rankResults({ query, met, products, places, known, tree, chosen }: Ranking): Ranked[] {
  const nameOf = (category: string) => tree.of(category)?.name ?? "";
  const found = [...met.complete, ...met.partial].flatMap(({ number, rank, has }, at) => {
    const place = places[at] ?? 0;
    if (place === 0) return [];
    const popularity = Math.log1p(popularityIn(rank) % 1_000_000) / mostPopularity;
    const isComplete = at < met.complete.length;
    return { number, rank, has, place, isComplete, popularity, chosen: chosen.get(number) ?? 0 };
  });
  const scored = scoreProducts({ query: weighed(query, known), products, nameOf }, found);
  const ranked = found.map((one, at) => ({
    ...{ number: one.number, rank: one.rank, isComplete: one.isComplete, ...productAt(products, one.place) },
    ...{ score: scored[at]?.score ?? 0, isMention: scored[at]?.isMention ?? false },
  }));
  const isSold = !met.isMore && ranked.some(({ isComplete, isMention }) => isComplete && !isMention);
  const isRelated = ({ isComplete, isMention }: { isComplete: boolean; isMention: boolean }) =>
    Number(isSold && isComplete && isMention);
  const isOut = ({ rank }: { rank: number }) => Number(!isInStock(rank));
  return ranked
    .filter(({ isComplete, score }) => isComplete || score > 0)
    .sort(
      (a, b) => isRelated(a) - isRelated(b) || isOut(a) - isOut(b) || b.score - a.score || a.rank - b.rank,
    )
    .map((one) => (isRelated(one) ? { ...one, isComplete: false } : one));
}

/** What filters and orders ask of a product. */
export function productAt(products: KeptProducts, place: number) {
  return {
    category: products.categoryAt(place),
    rating: products.ratingAt(place),
    unitPaise: products.unitPaiseAt(place),
    createdAt: products.createdAt(place),
    choices: products.choicesAt(place),
  };
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
