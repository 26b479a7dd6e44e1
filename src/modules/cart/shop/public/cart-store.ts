import { useEffect, useSyncExternalStore } from "react";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import type { CartCounts, CartView } from "#modules/cart/cart-view.ts";

/** A change on its way: shown at once, sent in its turn, taken back when refused. */
export type Change = {
  /** Changes of one key that wait in a row become the last of them. */
  readonly key: string;
  readonly foresee: (cart: CartView) => CartView;
  readonly send: () => Promise<Answer>;
  readonly settle: (answer: Answer) => void;
};

let truth: CartView | null = null;
let shown: CartView | null = null;
let counted: CartCounts | null = null;
let changes: readonly Change[] = [];
let sending: Change | null = null;
let owner = 0;
const listeners = new Set<() => void>();

/** The cart as the shopper sees it: what the server said, and on top of it what is on its way. */
export function useCart(loaded: CartView | null): CartView | null {
  const stored = useSyncExternalStore(subscribeToCart, shownCart, () => null);
  useEffect(() => {
    if (loaded) acceptCart(loaded);
  }, [loaded]);
  return stored && loaded && isOlder(stored, loaded) ? loaded : (stored ?? loaded);
}

/** For the header: lines and units, at once after each change. */
export function useCartCounts(loaded: CartCounts): CartCounts {
  const stored = useSyncExternalStore(subscribeToCart, shownCart, () => null);
  const told = useSyncExternalStore(subscribeToCart, countedCart, () => null);
  if (told && told.version > Math.max(loaded.version, stored?.version ?? 0)) return told;
  if (!stored || isOlder(stored, loaded)) return loaded;
  return { version: stored.version, lines: stored.lines.length, units: stored.itemCount };
}

export function change(next: Change): void {
  const last = changes.at(-1);
  const isMerged = last !== undefined && last.key === next.key && last !== sending;
  changes = [...(isMerged ? changes.slice(0, -1) : changes), next];
  show();
  void sendInTurn();
}

/** Nothing older than what is known is ever taken. */
export function acceptCart(cart: CartView): void {
  if (truth && cart.version < truth.version) return;
  truth = cart;
  show();
}

/** Known of a cart that was not asked for whole. */
export function acceptCounts(counts: CartCounts): void {
  if (counted && counts.version < counted.version) return;
  counted = counts;
  show();
}

/** Another customer, or none: what was on its way for the last one is no longer awaited. */
export function forgetCart(): void {
  owner += 1;
  truth = null;
  counted = null;
  changes = [];
  show();
}

/** Another one after each change of customer: an answer to the one before is not this one's. */
export function cartOwner(): number {
  return owner;
}

export function confirmedCart(): CartView | null {
  return truth;
}

export function shownCart(): CartView | null {
  return shown;
}

export function isCartChanging(): boolean {
  return changes.length > 0;
}

function countedCart(): CartCounts | null {
  return counted;
}

/** Every answer, refusals too, says the cart as it stands. */
export function cartIn({ cart, data }: Answer): CartView | undefined {
  return (cart ?? (data as { cart?: CartView } | undefined)?.cart) as CartView | undefined;
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function sendInTurn(): Promise<void> {
  if (sending) return;
  for (let first = changes[0]; first; first = changes[0]) {
    sending = first;
    const sentBy = owner;
    const answer = await first.send();
    sending = null;
    if (sentBy !== owner) continue;
    changes = changes.slice(1);
    const cart = cartIn(answer);
    if (cart) acceptCart(cart);
    else show();
    first.settle(answer);
  }
}

function show(): void {
  shown = truth && changes.reduce((cart, { foresee }) => foresee(cart), truth);
  for (const listener of listeners) listener();
}

function isOlder(stored: CartView, loaded: { readonly version: number }): boolean {
  return stored.version < loaded.version && changes.length === 0;
}
