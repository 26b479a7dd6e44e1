import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { toFillKey } from "#modules/catalogue/products/catch-up.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { setValue } from "#platform/database/key-values.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { keptName } from "#tools/backup/contents.ts";
import { type DataLocation, stamp } from "#tools/backup/make-backup.ts";
import { keepsLinks, linksEnd, refuseWhileOpen, swapBeside } from "#tools/backup/restore-backup.ts";
import { Refusal } from "#tools/refusal.ts";
import { manifestName, pathOf, tableOf } from "./manifest.ts";
import { examineArchive, readArchive } from "./read-archive.ts";
import { allTables, clear, holdsRows, insertRows, leftOut, rowsIn, type Table, untie } from "./tables.ts";
import type { Entry } from "./tar.ts";

/** All that a start without anybody fills: what else has a row was put there by somebody. */
const filledByStart = new Set([
  ...["migrations", "key_values", "invalidations", "limits", "categories", "category_texts", "products"],
  ...["product_texts", "variants", "stock", "stock_moves", "search_words", "search_trigrams"],
  ...["search_changes", "product_terms", "listing_changes", "reviews", "stores", "store_texts"],
  ...["testimonials", "testimonial_texts", "tax_rates", "promo_codes"],
]);

/** Fills an empty shop with an archive: all of it or nothing. Gives what to say of it. */
export async function takeInArchive(place: DataLocation, given: string): Promise<string> {
  const file = resolve(given);
  const folder = resolve(place.DATA_DIR);
  const { tables, files } = await examineArchive(file);
  await refuseWhileOpen(place);
  makeFolder(folder);
  const db = openDatabase(place);
  const incoming = join(folder, "restoring");
  try {
    await refuseFull(db.read, place);
    await migrate(db);
    await db.write(async (tx) => {
      const tie = await untie(tx);
      // Another archive may have come meanwhile; from here on the next one waits, and leaves what is incoming alone.
      await refuseFull(tx, place);
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(incoming, { mode: 0o700 });
      try {
        const all = await allTables(tx);
        await clear(tx, all);
        await readArchive(file, (entries) => fill(tx, all, entries, incoming));
        await setValue(tx, toFillKey, 1);
        await tie();
        // Last of all: what fails before has left no file behind.
        swapBeside(readdirSync(incoming), incoming, folder, join(folder, keptName, stamp()));
      } finally {
        rmSync(incoming, { recursive: true, force: true });
      }
    });
  } finally {
    await db.close();
  }
  const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
  return [
    `The shop of ${file} is here: ${rows} rows of ${Object.keys(tables).length} tables, ${files.count} files. The next start fills its search. Nobody is signed in.`,
    ...((await keepsLinks(place)) ? [] : [linksEnd]),
  ].join("\n");
}

async function refuseFull(q: Reads | Tx, { DATABASE_URL, DATA_DIR }: DataLocation): Promise<void> {
  for (const table of await allTables(q))
    if (!filledByStart.has(table.name) && (await holdsRows(q, table)))
      throw new Refusal(
        `There is a shop's data already (${table.name} ${DATABASE_URL ? "in the database of DATABASE_URL" : `in ${resolve(DATA_DIR)}`}). An archive goes into an empty shop, or into the demo that nobody has touched.`,
      );
}

async function fill(tx: Tx, all: readonly Table[], entries: AsyncIterable<Entry>, incoming: string) {
  const known = new Map(all.filter(({ name }) => !leftOut.has(name)).map((table) => [table.name, table]));
  for await (const { name, bytes } of entries) {
    if (name === manifestName) continue;
    const inTable = tableOf(name);
    const table = inTable && known.get(inTable);
    if (table)
      await insertRows(tx, table, rowsIn(table, bytes, name)).catch((error: Error) => {
        throw new Refusal(`a row of ${name} does not fit: ${error.message}`);
      });
    else if (inTable) throw new Refusal(`it holds ${name}, and this shop has no such table`);
    else putFile(join(incoming, pathOf(name)), bytes);
  }
}

/** One that is there already has come twice. */
function putFile(file: string, bytes: Uint8Array): void {
  makeFolder(dirname(file));
  writeFileSync(file, bytes, { flag: "wx", mode: 0o600 });
}
