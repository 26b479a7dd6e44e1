import { resolve } from "node:path";
import { openDatabase } from "#platform/database/open-database.ts";
import { countsOf, type DataLocation, refusePlace } from "#tools/backup/make-backup.ts";
import { writeArchive } from "./write-archive.ts";

/** The whole shop in one file, while orders come in. Gives what to say of it. */
export async function makeArchive(place: DataLocation, named: string): Promise<string> {
  const file = resolve(named);
  refusePlace(file, place);
  const counts = await countsOf(place);
  const db = openDatabase(place);
  const files = await writeArchive(db, resolve(place.DATA_DIR), file).finally(() => db.close());
  const held = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  const inStore = place.PICTURES_URL ? " Pictures in the store of PICTURES_URL are not in it." : "";
  return `Written to ${file}: ${held.join(", ")}, ${files} files. Keys, sessions and codes are not in it.${inStore}`;
}
