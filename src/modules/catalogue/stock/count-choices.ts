import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { stockCounted } from "../events.ts";
import { findParts } from "../sets/set-parts-repository.ts";
import { type KnownVariant, lockStockOf, setManyFree, variantsOfProduct } from "./variants-repository.ts";

export interface Counted {
  /** What there is, with what is held by orders that wait to be paid. */
  readonly pieces: number;
  /** The version of the stock that was on the screen. */
  readonly seen: number;
}

export interface CountedChoice extends Counted {
  readonly colour: string;
  readonly size: string;
  /** What was on the screen, where that is told: who left it so has not counted, whatever was sold meanwhile. */
  readonly shown?: number | undefined;
}

interface CountOf {
  readonly by: string;
  readonly productId: string;
  readonly counts: readonly CountedChoice[];
  readonly at: number;
  readonly action?: string | undefined;
}

/**
 * How many there are of each choice of a product: all or none, refused before anything is written. Who left a number
 * as it was has not counted that one. Answers whether there is another number now.
 */
export async function countChoicesIn(
  tx: Tx,
  { by, productId, counts, at, action = "count stock" }: CountOf,
): Promise<Outcome<boolean>> {
  await lockStockOf(tx, productId);
  const known = await variantsOfProduct(tx, productId);
  if (known.length === 0) return failure("productNotFound");
  if ((await findParts(tx, productId)).length > 0) return failure("isSet");
  const changed: { was: KnownVariant; pieces: number }[] = [];
  for (const [place, { colour, size, pieces, shown, seen }] of counts.entries()) {
    const was = known.find((row) => row.colour === colour && row.size === size);
    const field = `counts.${place}.pieces`;
    if (!was) return failure("choiceUnknown", { field });
    if (pieces === shown || pieces === was.free + was.held) continue;
    if (seen !== was.version) return failure("stockChanged", { field });
    if (pieces < was.held) return failure("stockHeld", { field });
    changed.push({ was, pieces });
  }
  if (changed.length === 0) return success(false);
  const free = changed.map(({ was, pieces }) => ({ was, free: pieces - was.held }));
  await setManyFree(tx, free, { reason: "counted", person: by, at });
  const listed = (of: (one: (typeof changed)[number]) => number) => ({
    stock: changed.map((one) => ({ colour: one.was.colour, size: one.was.size, pieces: of(one) })),
  });
  await emit(tx, stockCounted, {
    by,
    action,
    subject: productId,
    before: listed(({ was }) => was.free + was.held),
    after: listed(({ pieces }) => pieces),
    at,
  });
  return success(true);
}
