import { parseArgs } from "node:util";
import { readSettings } from "#platform/settings.ts";
import { makeArchive } from "../backup/archive/make-archive.ts";
import { isArchive } from "../backup/contents.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { sayRefusals } from "../refusal.ts";

/**
 * A consistent copy of the shop, while orders come in: npm run db:backup -- FOLDER
 * An archive that a shop on either engine takes in: npm run db:backup -- FILE.tar.gz
 */
const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const started = performance.now();
await sayRefusals(async () => {
  const [named] = positionals;
  const settings = readSettings(process.env);
  const text = await (isArchive(named) ? makeArchive(settings, named) : makeBackup(settings, named));
  console.log(`${text} ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
