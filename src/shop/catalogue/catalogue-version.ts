import type { Reads, Tx } from "#platform/database/database.ts";
import { bumpFact, readFact } from "#platform/database/facts.ts";
import "./catalogue-tables.ts";

export const versionFact = "catalogue_version";
/** Grows when so much changed at once that the counts are taken anew. */
export const epochFact = "catalogue_epoch";

export interface ShelfChange {
  readonly category: string;
  readonly rating: number;
  readonly unitPaise: number;
  readonly difference: 1 | -1;
}

export function readVersion(q: Reads | Tx): Promise<number> {
  return readFact(q, versionFact);
}

/**
 * Tells every process that what it keeps of the catalogue is old. Called last in a transaction: the row is locked
 * until the commit, so versions follow one another in the order of commits.
 */
export async function bumpVersion(tx: Tx, changes: readonly ShelfChange[] = []): Promise<void> {
  await bumpFact(tx, versionFact);
  if (changes.length === 0) return;
  const version = await readVersion(tx);
  await tx
    .insertInto("shelf_changes")
    .values(
      changes.map(({ category, rating, unitPaise, difference }, entry) => ({
        version,
        entry,
        category,
        rating,
        unit_paise: unitPaise,
        difference,
      })),
    )
    .execute();
}

export async function bumpEpoch(tx: Tx): Promise<void> {
  await tx.deleteFrom("shelf_changes").execute();
  await bumpFact(tx, epochFact);
  await bumpFact(tx, versionFact);
}
