import { withChangedStock } from "#modules/catalogue/rules/sets.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { type CartRow, findLines, productsIn, takeCart } from "./repository.ts";
import type { CartLine } from "./rules/cart-lines.ts";

export type Offers = ReadonlyMap<string, Sellable>;

/** What an unpaid order of this customer keeps from everybody else, by the key of its variants. */
type Held = ReadonlyMap<string, number>;

export interface OfferParts {
  readonly catalogue: {
    sellables(q: Reads | Tx, ids: readonly string[]): Promise<Offers>;
    sellablesNamedBy(
      named: typeof productsIn,
    ): (q: Reads | Tx, given: Parameters<typeof productsIn>[1]) => Promise<Offers>;
  };
  readonly heldFor?: ((q: Reads | Tx, userId: string) => Promise<Held>) | undefined;
}

/** Carts with what their products are offered for. */
export function createOffers({ catalogue, heldFor }: OfferParts) {
  const sellablesIn = catalogue.sellablesNamedBy(productsIn);

  return {
    offersFor: (q: Reads | Tx, userId: string, ids: readonly string[]): Promise<Offers> =>
      asFree(q, userId, catalogue.sellables(q, ids)),

    /** Takes the cart for this transaction; `wanted` is to come in. */
    takeWhole: (tx: Tx, userId: string, wanted = "") => whole(tx, userId, takeCart(tx, userId), wanted),

    /** Of a cart that is taken, and of what is held for its owner, as whoever asks has found both. */
    takenWhole: (tx: Tx, userId: string, { row, held }: { readonly row: CartRow; readonly held: Held }) =>
      whole(tx, userId, row, "", held),
  };

  /** All of it is sent together and answered in its order: lines and offers are read once the cart is taken. */
  async function whole(tx: Tx, userId: string, taken: CartRow | Promise<CartRow>, wanted = "", held?: Held) {
    const [row, lines, offers] = await Promise.all([
      taken,
      findLines(tx, userId),
      asFree(tx, userId, sellablesIn(tx, { userId, wanted }), held),
    ]);
    return { row, lines, offers };
  }

  /** A shopper's own hold does not stand in his way: for him it is free. */
  async function asFree(
    q: Reads | Tx,
    userId: string,
    asked: Promise<Offers>,
    known?: Held,
  ): Promise<Offers> {
    const [offers, held] = await Promise.all([asked, known ?? heldFor?.(q, userId)]);
    return held ? withChangedStock(offers, held) : offers;
  }
}

export function productsOf(lines: readonly CartLine[]): string[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}
