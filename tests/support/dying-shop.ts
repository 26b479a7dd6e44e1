import { startShop } from "#main";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";

/** The shop, killed from inside at a named point of checkout: DIE_AT=settle:sold. */
const settings = readSettings(process.env);
const { DIE_AT } = process.env;
const shop = await startShop({
  settings,
  log: createLog(settings.LOG_LEVEL),
  at: (point) => {
    if (point === DIE_AT) process.kill(process.pid, "SIGKILL");
  },
});
console.log(`open: ${shop.port}`);
process.on("SIGTERM", () => void shop.stop().then(() => process.exit(0)));
