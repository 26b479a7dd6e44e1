import type {
  BulkChange,
  BulkProblem,
  GoodsPart,
  ImportRequest,
  WholeGoods,
} from "#modules/catalogue/bulk-view.ts";
import { changesIn, partNamed } from "./goods-part.ts";
import { newPrice } from "./new-price.ts";

/** What is going to be done to one product, or why not. */
export type Planned =
  | { readonly state: "change"; readonly before: GoodsPart; readonly after: GoodsPart }
  | { readonly state: "same" }
  | { readonly state: "wrong"; readonly problem: BulkProblem; readonly after?: GoodsPart };

type ListChange = Exclude<BulkChange, ImportRequest>;
type Looked = WholeGoods & { readonly isSet: boolean };
const mostPieces = 1_000_000;

/** `saleId` is of the timed sale, where that is what is wanted. */
export function planLine(change: ListChange, now: Looked, saleId: string): Planned {
  const wanted = wantedOf(change, now, saleId);
  if (typeof wanted === "string") return { state: "wrong", problem: wanted };
  const after = changesIn(now, wanted);
  if (!after) return { state: "same" };
  return { state: "change", before: partNamed(now, after), after };
}

function wantedOf(change: ListChange, now: Looked, saleId: string): GoodsPart | BulkProblem {
  switch (change.kind) {
    case "price":
    case "discount":
      return pricesOf(change, now);
    case "sale": {
      if (now.state !== "live") return "notLive";
      const { percent, beginsAt, endsAt } = change;
      return { sale: { id: saleId, percent, beginsAt, endsAt } };
    }
    case "category":
      return { category: change.category };
    case "state":
      return { state: change.state };
    case "stock":
      return stockOf(change, now);
  }
}

function pricesOf(
  change: Extract<ListChange, { readonly kind: "price" | "discount" }>,
  now: WholeGoods,
): GoodsPart | BulkProblem {
  const price = newPrice(now.price, change);
  if (typeof price === "string") return price;
  const variants = [];
  for (const { colour, size, price: own } of now.variants) {
    if (own === null) continue;
    const other = newPrice(own, change);
    if (typeof other === "string") return other;
    variants.push({ colour, size, price: other });
  }
  return { price, variants };
}

function stockOf(
  { way, pieces }: Extract<ListChange, { readonly kind: "stock" }>,
  now: Looked,
): GoodsPart | BulkProblem {
  if (now.isSet) return "isSet";
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
