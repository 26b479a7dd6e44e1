import type { ParcelLine } from "./pieces-left.ts";

/** A piece that is no more simply its buyer's. */
export interface TakenPiece {
  /** The place of its line in the order, from 0. */
  readonly line: number;
  /** Which of the line's pieces, from 1. */
  readonly piece: number;
  /** `unpaid`: refused at the door, so that nothing was ever paid for it. */
  readonly state: "returning" | "paidBack" | "exchanged" | "unpaid";
  readonly returnId: string | null;
  readonly refundId: string | null;
  /** It was taken out of its order before that left. */
  readonly neverLeft?: true;
}

type Sold = readonly { readonly quantity: number }[];

/** As many of each line as are asked for, the first ones that are free; undefined where there are too few. */
export function chooseFree(
  lines: Sold,
  taken: readonly TakenPiece[],
  wanted: readonly ParcelLine[],
): Pick<TakenPiece, "line" | "piece">[] | undefined {
  const chosen = wanted.flatMap(({ line, quantity }) => freeOf(lines, taken, line).slice(0, quantity));
  return chosen.length === countOf(wanted) ? chosen : undefined;
}

/** Of these pieces no more than are free. */
export function atMostFree(
  lines: Sold,
  taken: readonly TakenPiece[],
  wanted: readonly ParcelLine[],
): ParcelLine[] {
  return wanted.flatMap(({ line, quantity }) => {
    const free = Math.min(quantity, freeOf(lines, taken, line).length);
    return free > 0 ? [{ line, quantity: free }] : [];
  });
}

function freeOf(lines: Sold, taken: readonly TakenPiece[], line: number) {
  const all = Array.from({ length: lines[line]?.quantity ?? 0 }, (_, at) => ({ line, piece: at + 1 }));
  return all.filter(({ piece }) => !taken.some((one) => one.line === line && one.piece === piece));
}

/** What money, or other goods, went back for, and what was never paid. */
export function settledPieces(taken: readonly TakenPiece[]): ParcelLine[] {
  return byLine(taken.filter(({ state }) => state !== "returning"));
}

/** What was given back before anybody sent it in, no return being about it, or taken out before it was paid. */
export function paidBackHere(taken: readonly TakenPiece[]): ParcelLine[] {
  return byLine(
    taken.filter(
      ({ state, returnId, neverLeft }) => neverLeft || (state === "paidBack" && returnId === null),
    ),
  );
}

/** What was taken out of an order before it was paid, or for another choice; it lies on the shelf. */
export function takenOut(taken: readonly TakenPiece[]): ParcelLine[] {
  return byLine(taken.filter(({ neverLeft }) => neverLeft));
}

/** What was paid for it pays for an order of another choice. */
export function isPaidOver({ state, neverLeft }: TakenPiece): boolean {
  return state === "exchanged" || (state === "paidBack" && neverLeft === true);
}

/** How many of each line these are. */
function byLine(pieces: readonly { readonly line: number }[]): ParcelLine[] {
  return [...Map.groupBy(pieces, ({ line }) => line)].map(([line, some]) => ({
    line,
    quantity: some.length,
  }));
}

export function quantityAt(pieces: readonly ParcelLine[], line: number): number {
  return pieces.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0);
}

function countOf(pieces: readonly { readonly quantity: number }[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}
