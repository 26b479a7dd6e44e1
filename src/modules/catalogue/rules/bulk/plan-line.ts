import type {
  BulkProblem,
  BulkWish,
  GoodsPart,
  ImportWish,
  WholeGoods,
} from "#modules/catalogue/bulk-view.ts";
import { changesIn, partNamed } from "./goods-part.ts";
import { newPrice } from "./new-price.ts";

/** What is going to be done to one product, or why not. */
export type Planned =
  | { readonly state: "change"; readonly before: GoodsPart; readonly after: GoodsPart }
  | { readonly state: "same" }
  | { readonly state: "wrong"; readonly problem: BulkProblem; readonly after?: GoodsPart };

type ListWish = Exclude<BulkWish, ImportWish>;
const mostPieces = 1_000_000;

/** `saleId` is of the timed sale, where that is what is wanted. */
export function planLine(wish: ListWish, now: WholeGoods, saleId: string): Planned {
  const wanted = wantedOf(wish, now, saleId);
  if (typeof wanted === "string") return { state: "wrong", problem: wanted };
  const after = changesIn(now, wanted);
  if (!after) return { state: "same" };
  return { state: "change", before: partNamed(now, after), after };
}

function wantedOf(wish: ListWish, now: WholeGoods, saleId: string): GoodsPart | BulkProblem {
  switch (wish.kind) {
    case "price":
    case "discount":
      return pricesOf(wish, now);
    case "sale": {
      if (now.state !== "live") return "notLive";
      const { percent, beginsAt, endsAt } = wish;
      return { sale: { id: saleId, percent, beginsAt, endsAt } };
    }
    case "category":
      return { category: wish.category };
    case "state":
      return { state: wish.state };
    case "stock":
      return stockOf(wish, now);
  }
}

function pricesOf(
  wish: Extract<ListWish, { readonly kind: "price" | "discount" }>,
  now: WholeGoods,
): GoodsPart | BulkProblem {
  const price = newPrice(now.price, wish);
  if (typeof price === "string") return price;
  const variants = [];
  for (const { colour, size, price: own } of now.variants) {
    if (own === null) continue;
    const other = newPrice(own, wish);
    if (typeof other === "string") return other;
    variants.push({ colour, size, price: other });
  }
  return { price, variants };
}

function stockOf(
  { way, pieces }: Extract<ListWish, { readonly kind: "stock" }>,
  now: WholeGoods,
): GoodsPart | BulkProblem {
  const after = (there: number) => (way === "set" ? pieces : there + pieces);
  if (now.variants.some((one) => after(one.pieces) < one.held)) return "held";
  if (now.variants.some((one) => after(one.pieces) > mostPieces)) return "tooMany";
  return {
    variants: now.variants.map(({ colour, size }) => ({
      colour,
      size,
      ...(way === "set" ? { pieces } : { more: pieces }),
    })),
  };
}
