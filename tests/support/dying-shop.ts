import { startShop } from "#main";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";

/** The shop, killed from inside at a named point of checkout, and with a clock that can be put forward. */
const settings = readSettings(process.env);
let dieAt = "";
let aheadMs = 0;
process.on("message", (told: { dieAt?: string; aheadMs?: number }) => {
  dieAt = told.dieAt ?? dieAt;
  aheadMs = told.aheadMs ?? aheadMs;
  process.send?.("heard");
});
const shop = await startShop({
  settings,
  log: createLog(settings.LOG_LEVEL),
  clock: { now: () => Date.now() + aheadMs },
  at: (point) => {
    if (point === dieAt) process.kill(process.pid, "SIGKILL");
  },
});
console.log(`open: ${shop.port}`);
// Nobody is left to kill it.
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => void shop.stop().then(() => process.exit(0)));
