import type { Request } from "autocannon";
import type { SortOrder } from "#modules/catalogue/catalogue-view.ts";
import type { Filled } from "./shopping-bench.ts";

const words = ["cotton", "lamp", "silver", "tea", "bat", "book", "phone", "saree", "kurta", "steel"];
const sorts: readonly SortOrder[] = ["price-up", "price-down", "newest", "rating"];

/**
 * A shop's day as TPC-W's shopping mix has it, in pages: so many of a hundred are asked for. Who buys is shown the
 * page of the checkout twice; what placing an order costs is `npm run bench -- orders`.
 */
const day: readonly (readonly [share: number, of: (at: Draw) => string])[] = [
  [16, () => "/"],
  [5, () => "/products?sort=newest"],
  [5, () => "/flash-sale"],
  [17, (draw) => `/product/${draw.product}`],
  [20, () => "/products"],
  [17, (draw) => `/products?search=${draw.word}&sort=${draw.sort}`],
  [11.6, () => "/cart"],
  [3, () => "/profile"],
  [3.8, () => "/checkout"],
  [1.6, () => "/orders"],
];

interface Draw {
  readonly product: string;
  readonly word: string;
  readonly sort: SortOrder;
}

/** For each shopper as many interactions, drawn alike in every run. */
export function shoppersDays({ shoppers, products }: Filled, each: number): Request[] {
  const random = drawnAlike(7);
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  return shoppers.flatMap(({ cookie }) =>
    Array.from({ length: each }, () => ({
      method: "GET" as const,
      path: pathAt(random() * 100, { product: one(products), word: one(words), sort: one(sorts) }),
      headers: { "accept-encoding": "br", cookie },
    })),
  );
}

function pathAt(share: number, draw: Draw): string {
  let left = share;
  for (const [part, pathOf] of day) {
    left -= part;
    if (left < 0) return pathOf(draw);
  }
  return "/";
}

/** Small, and the same everywhere: no more is asked of it. */
function drawnAlike(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
