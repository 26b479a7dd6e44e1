import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { bumpValue, raiseValue, readValue } from "#platform/database/key-values.ts";
import { everything, invalidate } from "#platform/invalidation/invalidations.ts";
import type { ListingChangeRow } from "./catalogue-tables.ts";

export const versionKey = "catalogue_version";
/** Grows when so much changed at once that the counts are taken anew. */
export const epochKey = "catalogue_epoch";

/** What a statement that read the catalogue saw of its age. */
export interface Age {
  readonly version: number;
  readonly epoch: number;
}

export interface ListingChange {
  readonly category: string;
  readonly rating: number;
  readonly unitPaise: number;
  readonly difference: 1 | -1;
}

export function readVersion(q: Reads | Tx): Promise<number> {
  return readValue(q, versionKey);
}

/**
 * Tells every process that what it keeps of the catalogue is old, and which pages show it: where nobody says, all may.
 * Called last in a transaction: the row is locked until the commit, so versions follow one another in the order of
 * commits.
 */
export async function bumpVersion(
  tx: Tx,
  changes: readonly ListingChange[] = [],
  shown: readonly string[] = [everything],
): Promise<void> {
  await bumpValue(tx, versionKey);
  await invalidate(tx, shown);
  if (changes.length === 0) return;
  const version = await readVersion(tx);
  await tx
    .insertInto("listing_changes")
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

/** The newest version of which entries have gone from the journal. */
const prunedKey = "listing_changes_pruned";
/** Whoever is further behind takes the counts anew. */
const keptVersions = 2_000;

/** The journal is as long as what a process may have missed, not as the shop is old. */
export async function pruneListingChanges(db: Database): Promise<void> {
  const newest = (await readVersion(db.read)) - keptVersions;
  const oldest = await db.read
    .selectFrom("listing_changes")
    .select("version")
    .where("version", "<=", newest)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db.write(async (tx) => {
    await tx.deleteFrom("listing_changes").where("version", "<=", newest).execute();
    await raiseValue(tx, prunedKey, newest);
  });
}

/** Undefined when something after this version has gone already. */
export async function readChangesAfter(
  q: Reads,
  after: number,
  upTo: number,
): Promise<ListingChangeRow[] | undefined> {
  const changes = await q
    .selectFrom("listing_changes")
    .selectAll()
    .where("version", ">", after)
    .where("version", "<=", upTo)
    .orderBy("version")
    .orderBy("entry")
    .execute();
  // Asked for afterwards: what was pruned while the changes were read shows here.
  return (await readValue(q, prunedKey)) > after ? undefined : changes;
}

export async function bumpEpoch(tx: Tx): Promise<void> {
  await tx.deleteFrom("listing_changes").execute();
  await bumpValue(tx, epochKey);
  await bumpVersion(tx);
}
