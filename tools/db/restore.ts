import { readSettings } from "#platform/settings.ts";
import { takeInArchive } from "../backup/archive/take-in-archive.ts";
import { isArchive } from "../backup/contents.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { Refusal, sayRefusals } from "../refusal.ts";

/** Brings a backup back, or an archive into an empty shop: npm run db:restore -- FOLDER|FILE.tar.gz [--overwrite] */
const [given, ...more] = process.argv.slice(2).filter((argument) => argument !== "--overwrite");
await sayRefusals(async () => {
  if (!given || given.startsWith("--") || more.length > 0)
    throw new Refusal("Which backup? npm run db:restore -- FOLDER [--overwrite]");
  const overwrite = process.argv.includes("--overwrite");
  const settings = readSettings(process.env);
  if (isArchive(given) && overwrite)
    throw new Refusal("An archive goes into an empty shop: it replaces none.");
  console.log(
    await (isArchive(given) ? takeInArchive(settings, given) : restoreBackup(settings, given, overwrite)),
  );
});
