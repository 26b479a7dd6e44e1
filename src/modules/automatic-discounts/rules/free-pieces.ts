/** So many are paid, and so many more are free. */
export interface FreePieces {
  readonly buy: number;
  readonly free: number;
}

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly unitPaise: number;
}

/** Which pieces of these lines are free, the cheapest first; only lines that have one. */
export function freePiecesOf(
  { buy, free }: FreePieces,
  lines: readonly Line[],
): { readonly line: string; readonly count: number; readonly paise: number }[] {
  const group = buy + free;
  const pieces = piecesOf(lines);
  let left = Math.floor(pieces / group) * free + Math.max(0, (pieces % group) - buy);
  return lines
    .toSorted((one, other) => one.unitPaise - other.unitPaise)
    .flatMap(({ id, quantity, unitPaise }) => {
      const count = Math.min(left, quantity);
      left -= count;
      return count > 0 ? [{ line: id, count, paise: count * unitPaise }] : [];
    });
}

/** How many more have to be bought until one of them is free, that one too. */
export function untilFree({ buy, free }: FreePieces, lines: readonly Line[]): number {
  const over = piecesOf(lines) % (buy + free);
  return over >= buy ? 1 : buy - over + 1;
}

function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
