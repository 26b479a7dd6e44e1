import type { Database, Tx } from "#platform/database/database.ts";
import { bumpValue, readValue } from "#platform/database/key-values.ts";
import { searchVersionKey } from "./vocabulary-repository.ts";
import "#modules/catalogue/storage/catalogue-tables.ts";

/** Of a larger change all is forgotten. */
const mostNoted = 500;
const mostFollowed = 5_000;
/** So many changes back a process may be. */
const keptVersions = 1_000;

/** Raises the version of the index; processes that are not far behind forget these products alone. */
export async function noteChanged(tx: Tx, numbers: readonly number[]): Promise<void> {
  await bumpValue(tx, searchVersionKey);
  if (numbers.length > mostNoted) return;
  const version = await readValue(tx, searchVersionKey);
  const rows = [...new Set(numbers)].map((number) => ({ version, number }));
  await tx.insertInto("search_changes").values(rows).execute();
  await tx
    .deleteFrom("search_changes")
    .where("version", "<=", version - keptVersions)
    .execute();
}

/** The products that changed between two versions; null when not all of them are known. */
export async function changedSince(
  read: Database["read"],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number[] | null> {
  const rows = await read
    .selectFrom("search_changes")
    .select(["version", "number"])
    .where("version", ">", from)
    .where("version", "<=", to)
    .limit(mostFollowed + 1)
    .execute();
  const versions = new Set(rows.map(({ version }) => version));
  if (rows.length > mostFollowed || versions.size < to - from) return null;
  return rows.map(({ number }) => number);
}
