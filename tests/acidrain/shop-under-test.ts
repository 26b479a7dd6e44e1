/** Of somebody who buys, as the shop knows him. */
export interface Buyer {
  readonly id: string;
  /** Each of several tabs; another one is asked of another process, where the shop has several. */
  tab(nth: number): Tab;
}

/** Each answers whether the shop did it. */
export interface Tab {
  add(pieces: number): Promise<boolean>;
  useCode(code: string): Promise<boolean>;
  /** Orders what is in the cart, and pays what the shop asks for it. */
  buy(): Promise<boolean>;
}

/** An order that stands and is paid. */
export interface Bought {
  readonly buyerId: string;
  readonly pieces: number;
  /** What its goods and charges come to, and what was paid, in the smallest coin. */
  readonly worth: number;
  readonly paid: number;
  readonly code: string | null;
}

/** All that has to be written for another shop. One article is sold in it, which has no choices. */
export interface ShopUnderTest {
  newBuyer(): Promise<Buyer>;
  setStock(pieces: number): Promise<void>;
  stockLeft(): Promise<number>;
  /** One that takes something off, so often in all and so often for one buyer; throws `ShopLacks` where there is none. */
  makeCode(code: string, limits: { readonly times?: number; readonly perBuyer?: number }): Promise<void>;
  /** Of these, whatever else was bought. */
  boughtBy(buyers: readonly Buyer[]): Promise<readonly Bought[]>;
  piecesInCart(buyer: Buyer): Promise<number>;
}

/** What this shop does not have, so that a shape cannot be tried. */
export class ShopLacks extends Error {}
