import { readSettings } from "#platform/settings.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { Refusal, sayRefusals } from "../refusal.ts";

/** Brings a backup back: npm run db:restore -- FOLDER [--overwrite] */
const [given, ...more] = process.argv.slice(2).filter((argument) => argument !== "--overwrite");
await sayRefusals(async () => {
  if (!given || given.startsWith("--") || more.length > 0)
    throw new Refusal("Which backup? npm run db:restore -- FOLDER [--overwrite]");
  console.log(await restoreBackup(readSettings(process.env), given, process.argv.includes("--overwrite")));
});
