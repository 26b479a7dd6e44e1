import type { PartOfSetView } from "#modules/orders/line-answer.ts";
import { sharesOf } from "#modules/pricing/rules/tax.ts";
import type { CartGoods, CartLineView, CartPart } from "../cart-view.ts";

/** What is sold of a cart: goods that are in stock, each with its own tax. */
export type SoldLine = CartGoods & {
  /** The line of the cart. */
  readonly id: string;
  readonly quantity: number;
  readonly partOf: PartOfSetView | null;
};

/** A set is sold as its parts, each for its share of what the set costs. */
export function soldLines(lines: readonly CartLineView[]): SoldLine[] {
  return lines.flatMap((line) => (line.parts ? partsSold(line, line.parts) : [{ ...line, partOf: null }]));
}

function partsSold(
  { id, productId, title, quantity, unitPaise }: CartLineView,
  parts: readonly CartPart[],
): SoldLine[] {
  const partOf = { productId, title, quantity };
  return sharesOfSet(unitPaise, parts).map(({ part: { pieces: _, ...part }, ...share }) => ({
    ...part,
    id,
    quantity: share.pieces * quantity,
    unitPaise: share.unitPaise,
    partOf,
  }));
}

/**
 * What the pieces of one set are sold for: as they cost alone, to the paisa. Where a share cannot be divided by its
 * pieces, some of them cost a paisa more and are a line of their own.
 */
export function sharesOfSet<Part extends Pick<CartPart, "pieces" | "unitPaise">>(
  setPaise: number,
  parts: readonly Part[],
): { readonly part: Part; readonly pieces: number; readonly unitPaise: number }[] {
  const costs = parts.some(({ unitPaise }) => unitPaise > 0);
  const shares = sharesOf(
    parts.map(({ pieces, unitPaise }) => ({ paise: costs ? pieces * unitPaise : pieces })),
    setPaise,
  );
  return parts.flatMap((part, at) => {
    const share = shares[at] ?? 0;
    const dearer = share % part.pieces;
    const unitPaise = Math.floor(share / part.pieces);
    return [
      { part, pieces: part.pieces - dearer, unitPaise },
      { part, pieces: dearer, unitPaise: unitPaise + 1 },
    ].filter(({ pieces }) => pieces > 0);
  });
}
