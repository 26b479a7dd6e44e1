import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { stockCounted } from "../events.ts";
import { isProductId } from "../rules/product-id.ts";
import type { ChosenOf } from "../rules/variant.ts";
import { findParts } from "../sets/set-parts-repository.ts";
import { givenReasons, type MovesView, type PiecesView, type StockReasonInput } from "../stock-view.ts";
import { type Counted, type CountedChoice, countChoicesIn } from "./count-choices.ts";
import { type AnyVariant, movesOf } from "./stock-moves-repository.ts";
import { type StockParts, tellOfStock } from "./tell-of-stock.ts";
import { type KnownVariant, lockStockOf, setFree, variantsOfProduct } from "./variants-repository.ts";

export interface Moved {
  /** More or fewer. */
  readonly change: number;
  readonly reason: StockReasonInput;
  /** Where it is told, only on that version: the same request, sent twice, is carried out once. */
  readonly seen?: number | undefined;
}

const mostPieces = 1_000_000;

export type StockKeeping = ReturnType<typeof createStockKeeping>;

/** What the staff say of the stock of a variant. */
export function createStockKeeping({
  db,
  clock,
  ...parts
}: StockParts & {
  readonly db: Database;
  readonly clock: Clock;
}) {
  return {
    /** Of each choice, and of what is none any more. */
    async stockOf(productId: string): Promise<Outcome<readonly PiecesView[]>> {
      const rows = isProductId(productId) ? await variantsOfProduct(db.read, productId) : [];
      return rows.length > 0 ? success(rows.map(piecesView)) : failure("productNotFound");
    },
    /** Somebody has counted: refused if there is another number now than when counting began. */
    countStock(by: string, choice: ChosenOf, { pieces, seen }: Counted): Promise<Outcome<PiecesView>> {
      return change({ by, choice, seen, action: "count stock", reason: "counted" }, () => pieces);
    },
    /** All choices of a product at once: all or none. */
    countChoices(
      by: string,
      productId: string,
      counts: readonly CountedChoice[],
      action?: string,
    ): Promise<Outcome<void>> {
      if (!isProductId(productId)) return Promise.resolve(failure("productNotFound"));
      return db.write(async (tx) => {
        const counted = await countChoicesIn(tx, { by, productId, counts, action, at: clock.now() });
        if (!counted.ok) return counted;
        if (counted.value) await tellOfStock(tx, [productId], parts);
        return success(undefined);
      });
    },
    /** Pieces came in or are gone; it adds up with whatever others do. */
    moveStock(
      by: string,
      choice: ChosenOf,
      { change: more, reason, seen }: Moved,
    ): Promise<Outcome<PiecesView>> {
      if (!Object.hasOwn(givenReasons, reason) || Math.sign(more) === -givenReasons[reason] || more === 0)
        return Promise.resolve(failure("invalidInput", { field: "change" }));
      return change({ by, choice, seen, action: "move stock", reason }, (pieces) => pieces + more);
    },
    /** The newest first; `next` is where the rest begins. */
    async stockMoves(choice: ChosenOf, { before, limit }: StockMovesFilter): Promise<Outcome<MovesView>> {
      const variant = variantOf(choice);
      const isKnown =
        isProductId(choice.productId) &&
        (await variantsOfProduct(db.read, choice.productId)).some((row) => isSame(row, variant));
      if (!isKnown) return failure("productNotFound");
      const rows = await movesOf(db.read, variant, { before, limit: limit + 1 });
      const moves = rows.slice(0, limit);
      return success({ moves, next: rows.length > limit ? (moves.at(-1)?.version ?? null) : null });
    },
  };

  function change(
    { by, choice, seen, action, reason }: Action,
    piecesAfter: (pieces: number) => number,
  ): Promise<Outcome<PiecesView>> {
    const variant = variantOf(choice);
    const { productId } = choice;
    if (!isProductId(productId)) return Promise.resolve(failure("productNotFound"));
    return db.write(async (tx) => {
      await lockStockOf(tx, productId);
      const was = (await variantsOfProduct(tx, productId)).find((row) => isSame(row, variant));
      if (!was) return failure("productNotFound");
      if ((await findParts(tx, productId)).length > 0) return failure("isSet");
      if (seen !== undefined && seen !== was.version)
        return failure("stockChanged", { data: piecesView(was) });
      const before = was.free + was.held;
      const pieces = piecesAfter(before);
      if (pieces < was.held) return failure("stockHeld", { data: piecesView(was) });
      if (pieces > mostPieces) return failure("invalidInput", { field: "change" });
      const at = clock.now();
      const free = pieces - was.held;
      await setFree(tx, was, free, { reason, person: by, at });
      const { colour, size } = variant;
      await emit(tx, stockCounted, {
        by,
        action,
        subject: productId,
        before: { colour, size, pieces: before },
        after: { colour, size, pieces, reason },
        at,
      });
      if (was.offered) await tellOfStock(tx, [productId], parts);
      return success(piecesView({ ...was, free, version: was.version + 1 }));
    });
  }
}

interface StockMovesFilter {
  /** Only those that made an earlier version than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

interface Action {
  readonly by: string;
  readonly choice: ChosenOf;
  readonly seen: number | undefined;
  readonly action: string;
  readonly reason: StockReasonInput | "counted";
}

function variantOf({ productId, colour, size }: ChosenOf): AnyVariant {
  return { productId, colour: colour ?? "", size: size ?? "" };
}

function isSame(row: KnownVariant, { colour, size }: AnyVariant): boolean {
  return row.colour === colour && row.size === size;
}

function piecesView({ colour, size, offered, free, held, version, sold }: KnownVariant) {
  return { colour, size, isOffered: offered, pieces: free + held, free, held, sold, version };
}
