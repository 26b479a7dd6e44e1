import type { CategoryTree } from "../rules/category-tree.ts";
import type { WordNumbers } from "../rules/search/product-words.ts";
import type { WeighedWord } from "../rules/search/query-hits.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import { scoreProducts } from "../rules/search/score-products.ts";
import { appealIn, isInStock } from "../rules/search/standing.ts";
import type { Candidates, Met } from "./candidates.ts";
import type { RankedProduct, ReadProducts } from "./product-words-repository.ts";
import type { KnownWords } from "./vocabulary-repository.ts";

export interface Ranked extends Met {
  readonly product: RankedProduct;
  readonly isComplete: boolean;
}

/** More appeal than this tells nothing more: featured, on sale and liked by hundreds. */
const mostAppeal = 300_000;

interface Ranking {
  readonly query: readonly QueryWord[];
  /** The met ones that are still there. */
  readonly found: readonly Ranked[];
  readonly numbers: WordNumbers;
  readonly known: KnownWords;
  readonly tree: CategoryTree;
  /** 0 to 1, by number. */
  readonly chosen: ReadonlyMap<number, number>;
}

/** What can be bought first, then what answers best, then what stands best: the same order on every engine. */
export function rank({ query, found, numbers, known, tree, chosen }: Ranking): Ranked[] {
  const shelfOf = (id: string) => {
    const category = tree.of(id);
    return { name: category?.name ?? "", parentName: (category && tree.parentOf(category))?.name ?? "" };
  };
  const candidates = found.map(({ product, has, isComplete, number, standing }) => ({
    product,
    has,
    isComplete,
    appeal: Math.log1p(appealIn(standing) % 1_000_000) / Math.log1p(mostAppeal),
    chosen: chosen.get(number) ?? 0,
  }));
  const scores = scoreProducts({ query: weighed(query, known), numbers, shelfOf }, candidates);
  return found
    .map((one, at) => ({ one, score: scores[at] ?? 0, isOut: isInStock(one.standing) ? 0 : 1 }))
    .sort((a, b) => a.isOut - b.isOut || b.score - a.score || a.one.standing - b.one.standing)
    .map(({ one }) => one);
}

/** Those that are still there, with what is known of them. */
export function withProducts(
  { complete, partial }: Candidates,
  products: ReadProducts["products"],
): Ranked[] {
  return [...complete, ...partial].flatMap(({ number, standing, has }, at) => {
    const product = products[at];
    return product ? [{ number, standing, has, product, isComplete: at < complete.length }] : [];
  });
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
