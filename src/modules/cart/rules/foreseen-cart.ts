import type { CartLineView, CartView } from "../cart-view.ts";
import { sumUp } from "./cart-view.ts";

/** The cart as it will be once the server has said yes, to be shown at once. */
export function withQuantity(cart: CartView, lineId: string, quantity: number): CartView {
  return withLines(
    cart,
    cart.lines.map((line) => (line.id === lineId ? lengthened(line, quantity) : line)),
  );
}

export function withoutLine(cart: CartView, lineId: string): CartView {
  return withLines(
    cart,
    cart.lines.filter(({ id }) => id !== lineId),
  );
}

export function withExtra(cart: CartView, kind: string, isChosen: boolean): CartView {
  const others = cart.extras.filter((one) => one !== kind);
  const extras = isChosen ? [...others, kind] : others;
  return { ...cart, extras, ...sumUp(cart.lines, { ...cart, extras }) };
}

export function emptied(cart: CartView): CartView {
  return withLines(cart, []);
}

function withLines(cart: CartView, lines: readonly CartLineView[]): CartView {
  return { ...cart, ...sumUp(lines, cart) };
}

function lengthened(line: CartLineView, quantity: number): CartLineView {
  return {
    ...line,
    quantity,
    linePaise: line.unitPaise * quantity,
    changes: line.changes.filter((change) => change.kind !== "fewer" || change.left < quantity),
  };
}
