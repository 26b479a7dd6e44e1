import type { BenchShop } from "./bench-shop.ts";
import type { Step } from "./crowd.ts";
import type { LoadRequest } from "./load-request.ts";
import { jsonRequest } from "./load-request.ts";
import { purchase } from "./purchase.ts";
import { fillShoppers, type Shopper } from "./shoppers.ts";
import { searchesOfTitles, suggestCall } from "./words.ts";

interface Draw {
  readonly shopper: Shopper;
  /** Of all that the shop sells. */
  readonly product: string;
  /** One without colours and sizes, of which there is enough. */
  readonly bought: string;
  readonly words: string;
  readonly page: (path: string) => LoadRequest;
}

/** A shop's day as TPC-W's shopping mix has it, in parts of the whole, and what a browser asks beside its pages. */
const day: readonly (readonly [part: number, of: (draw: Draw) => Step])[] = [
  [16, ({ page }) => page("/")],
  [5, ({ page }) => page("/products?sort=newest")],
  [5, ({ page }) => page("/flash-sale")],
  [17, ({ page, product }) => page(`/product/${product}`)],
  [20, ({ page }) => page("/products")],
  [17, ({ page, words }) => page(`/products?search=${encodeURIComponent(words)}`)],
  [8, ({ words }) => suggestCall(words)],
  [
    5.8,
    ({ shopper, bought }) => jsonRequest(shopper.token, "/api/cart/add", { productId: bought, quantity: 1 }),
  ],
  [5.8, ({ page }) => page("/cart")],
  [3, ({ page }) => page("/profile")],
  [2.6, ({ page }) => page("/checkout")],
  [1.2, ({ shopper, bought }) => purchase(shopper.token, bought)],
  [1.6, ({ page }) => page("/orders")],
];

export interface Shoppers {
  readonly shoppers: readonly Shopper[];
  readonly goods: readonly string[];
  readonly bought: readonly string[];
  readonly searches: readonly string[];
}

export async function shoppersIn({ db }: Pick<BenchShop, "db">, count: number): Promise<Shoppers> {
  const { shoppers, products: bought } = await fillShoppers(db, count);
  const goods = await db.read.selectFrom("products").select("id").where("deleted_at", "is", null).execute();
  return { shoppers, bought, goods: goods.map(({ id }) => id), searches: await searchesOfTitles(db) };
}

/** Each shopper's day, drawn alike in every run; hardly two words are the same. */
export function daysOf(
  { shoppers, goods, bought, searches }: Shoppers,
  each: number,
  as: (page: LoadRequest) => LoadRequest = (page) => page,
): Step[][] {
  const random = drawnAlike(7);
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  let asked = 0;
  return shoppers.map((shopper) => {
    const headers = { "accept-encoding": "br", cookie: shopper.cookie };
    const page = (path: string) => as({ path, headers });
    return Array.from({ length: each }, () => {
      const draw = { shopper, page, product: one(goods), bought: one(bought) };
      return stepAt(random(), { ...draw, words: searches[asked++ % searches.length] ?? "" });
    });
  });
}

function stepAt(share: number, draw: Draw): Step {
  let left = share * day.reduce((sum, [part]) => sum + part, 0);
  for (const [part, of] of day) {
    left -= part;
    if (left < 0) return of(draw);
  }
  return draw.page("/");
}

/** Small, and the same everywhere: no more is asked of it. */
function drawnAlike(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
