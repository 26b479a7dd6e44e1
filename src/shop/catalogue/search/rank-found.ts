import type { CategoryTree } from "../rules/category-tree.ts";
import type { QueryWord } from "../rules/search/read-query.ts";
import { scoreProducts, type WeighedWord } from "../rules/search/score-products.ts";
import { appealIn, isInStock } from "../rules/search/standing.ts";
import type { Candidates, Met } from "./candidates.ts";
import type { RankedProduct } from "./product-words-repository.ts";
import type { KnownWords } from "./vocabulary-repository.ts";

export interface Ranked extends Met {
  readonly product: RankedProduct;
  readonly isComplete: boolean;
}

/** More appeal than this tells nothing more: featured, on sale and liked by hundreds. */
const mostAppeal = 300_000;

interface Ranking {
  readonly query: readonly QueryWord[];
  readonly candidates: Candidates;
  readonly products: ReadonlyMap<number, RankedProduct>;
  readonly known: KnownWords;
  readonly tree: CategoryTree;
  /** 0 to 1, by number. */
  readonly chosen: ReadonlyMap<number, number>;
}

/** What can be bought first, then what answers best, then what stands best: the same order on every engine. */
export function rank({ query, candidates, products, known, tree, chosen }: Ranking): Ranked[] {
  const found: Ranked[] = [];
  const take = (met: readonly Met[], isComplete: boolean) => {
    for (const one of met) {
      const product = products.get(one.number);
      if (product) found.push({ ...one, product, isComplete });
    }
  };
  take(candidates.complete, true);
  take(candidates.partial, false);
  const shelfOf = (id: string) => {
    const category = tree.of(id);
    return { name: category?.name ?? "", parentName: (category && tree.parentOf(category))?.name ?? "" };
  };
  const looked = found.map(({ product, has, number, standing }) => ({
    product,
    has,
    price: product.unitPaise,
    appeal: Math.log1p(appealIn(standing) % 1_000_000) / Math.log1p(mostAppeal),
    chosen: chosen.get(number) ?? 0,
  }));
  const scores = scoreProducts(weighed(query, known), looked, shelfOf);
  return found
    .map((one, at) => ({ one, score: scores[at] ?? 0, isOut: isInStock(one.standing) ? 0 : 1 }))
    .sort((a, b) => a.isOut - b.isOut || b.score - a.score || a.one.standing - b.one.standing)
    .map(({ one }) => one);
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
