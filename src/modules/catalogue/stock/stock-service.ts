import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/database/database.ts";
import { type ChosenOf, variantKey } from "../rules/variant.ts";
import { holdPieces, lockStock, type MovedStock, type Pieces, sellPieces } from "./stock-repository.ts";
import { type StockParts, tellOfStock } from "./tell-of-stock.ts";

export type StockService = ReturnType<typeof createStockService>;

export interface StockLine extends ChosenOf {
  readonly quantity: number;
}

/** The order that sells pieces or gives them back, unless it is forgotten. */
export interface StockCause {
  readonly orderId?: string;
  readonly reason?: "givenBack" | "cameBack" | undefined;
}

/**
 * Inventory: stock is free, then held by a pending order (a reservation), then sold; each in the caller's transaction.
 */
export function createStockService({ clock, ...parts }: StockParts & { readonly clock: Clock }) {
  return {
    /** Holds all or nothing: what is short is named in `data` by product id. */
    async holdStock(tx: Tx, lines: readonly StockLine[]): Promise<Outcome<void>> {
      const wanted = mergeLines(lines);
      if (wanted.length === 0) return success(undefined);
      const free = new Map((await lockStock(tx, wanted)).map((row) => [variantKey(row), row.free]));
      const short = wanted.filter((line) => (free.get(variantKey(line)) ?? 0) < line.quantity);
      if (short.length > 0)
        return failure("outOfStock", { data: [...new Set(short.map(({ productId }) => productId))] });
      const left = await holdPieces(tx, "hold", wanted);
      await tellOfStock(
        tx,
        left.filter(({ free, isInSet }) => free === 0 || isInSet).map(({ productId }) => productId),
        parts,
      );
      return success(undefined);
    },
    async sellHeld(tx: Tx, lines: readonly StockLine[], { orderId }: StockCause): Promise<void> {
      const held = mergeLines(lines);
      if (held.length === 0) return;
      // Locked in order, so that two sales cannot cross; one row needs no order.
      if (held.length > 1) await lockStock(tx, held);
      await sellPieces(tx, "sell", held, { reason: "sold", orderId, at: clock.now() });
    },
    releaseHeld: (tx: Tx, lines: readonly StockLine[]): Promise<void> =>
      giveBack(tx, lines, (pieces) => holdPieces(tx, "release", pieces)),
    returnSold(
      tx: Tx,
      lines: readonly StockLine[],
      { orderId, reason = "givenBack" }: StockCause = {},
    ): Promise<void> {
      const cause = { reason, orderId, at: clock.now() };
      return giveBack(tx, lines, (pieces) => sellPieces(tx, "return", pieces, cause));
    },
  };

  async function giveBack(
    tx: Tx,
    lines: readonly StockLine[],
    give: (pieces: readonly Pieces[]) => Promise<MovedStock[]>,
  ): Promise<void> {
    const pieces = mergeLines(lines);
    if (pieces.length === 0) return;
    await lockStock(tx, pieces);
    const now = new Map((await give(pieces)).map((row) => [variantKey(row), row]));
    const backAgain = pieces.filter((line) => {
      const { free, isInSet } = now.get(variantKey(line)) ?? {};
      return line.quantity > 0 && (isInSet || free === line.quantity);
    });
    await tellOfStock(
      tx,
      backAgain.map(({ productId }) => productId),
      parts,
    );
  }
}

/** One line a variant, in one order. */
function mergeLines(lines: readonly StockLine[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const { productId, colour, size, quantity } of lines) {
    const key = variantKey({ productId, colour: colour ?? "", size: size ?? "" });
    const known = sums.get(key)?.quantity ?? 0;
    sums.set(key, { productId, colour: colour ?? "", size: size ?? "", quantity: known + quantity });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pieces]) => pieces);
}
