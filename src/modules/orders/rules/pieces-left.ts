export interface ParcelLine {
  /** The place of the line in the order, from 0. */
  readonly line: number;
  readonly quantity: number;
}

interface Goods {
  readonly productId: string;
  readonly colour: string | null;
  readonly size: string | null;
  readonly quantity: number;
}

interface SentParcel {
  readonly lines: readonly ParcelLine[];
}

/** What of an order has not left yet; goods whose money went back come off what is still here. */
export function piecesLeft(
  ordered: readonly Goods[],
  parcels: readonly SentParcel[],
  givenBack: readonly Goods[],
): ParcelLine[] {
  const left = ordered.map(({ quantity }) => quantity);
  const take = (line: number, quantity: number) => {
    const taken = Math.min(left[line] ?? 0, quantity);
    left[line] = (left[line] ?? 0) - taken;
    return taken;
  };
  for (const { line, quantity } of parcels.flatMap(({ lines }) => lines)) take(line, quantity);
  for (const goods of givenBack) {
    let rest = goods.quantity;
    ordered.forEach((one, line) => {
      if (isSame(one, goods)) rest -= take(line, rest);
    });
  }
  return left.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}

/** Whether all of these are among those; none, or the same line twice, is not. */
export function isPartOf(some: readonly ParcelLine[], all: readonly ParcelLine[]): boolean {
  const lines = new Set(some.map(({ line }) => line));
  return (
    some.length > 0 &&
    lines.size === some.length &&
    some.every(({ line, quantity }) => {
      const there = all.find((one) => one.line === line);
      return there !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= there.quantity;
    })
  );
}

function isSame(a: Goods, b: Goods): boolean {
  return a.productId === b.productId && a.colour === b.colour && a.size === b.size;
}
