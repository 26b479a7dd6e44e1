export interface ParcelLine {
  /** The place of the line in the order, from 0. */
  readonly line: number;
  readonly quantity: number;
}

interface SentParcel {
  readonly lines: readonly ParcelLine[];
}

/** What of an order has not left yet; goods whose money went back come off what is still here. */
export function piecesLeft(
  ordered: readonly { readonly quantity: number }[],
  parcels: readonly SentParcel[],
  givenBack: readonly ParcelLine[],
): ParcelLine[] {
  const left = ordered.map(({ quantity }) => quantity);
  for (const { line, quantity } of [...parcels.flatMap(({ lines }) => lines), ...givenBack])
    left[line] = Math.max(0, (left[line] ?? 0) - quantity);
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
