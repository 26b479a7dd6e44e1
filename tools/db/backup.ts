import { parseArgs } from "node:util";
import { readSettings } from "#platform/settings.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { sayRefusals } from "../refusal.ts";

/** A consistent copy of the shop, while orders come in: npm run db:backup -- FOLDER */
const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const started = performance.now();
await sayRefusals(async () => {
  const text = await makeBackup(readSettings(process.env), positionals[0]);
  console.log(`${text} ${((performance.now() - started) / 1000).toFixed(1)} s.`);
});
