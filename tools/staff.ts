import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readSettings } from "#platform/settings.ts";
import { sayRefusals } from "./refusal.ts";
import { commands } from "./staff/commands.ts";
import { runCommand } from "./staff/run-command.ts";

/** npm run staff -- --help: what the owner and her staff do on the server. */
await sayRefusals(async () => {
  process.exitCode = await runCommand(process.argv.slice(2), commands, async () => {
    const settings = readSettings(process.env);
    const db = openDatabase(settings);
    await migrate(db);
    return { db, settings };
  });
});
