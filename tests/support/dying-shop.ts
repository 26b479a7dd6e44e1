import { flushCompileCache } from "node:module";
import { startShop } from "#main";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import { noPages } from "./no-pages.ts";

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
  development: { build: noPages },
  // What comes every few seconds is waited for at each point.
  pace: (everyMs) => (everyMs < 10_000 ? Math.min(everyMs, 500) : everyMs),
  at: (point) => {
    if (point === dieAt) process.kill(process.pid, "SIGKILL");
  },
});
console.log(`open: ${shop.port}`);
// Killed, it would never write down what it compiled.
flushCompileCache();
// Nobody is left to kill it.
process.on("disconnect", () => process.exit(0));
process.on("SIGTERM", () => void shop.stop().then(() => process.exit(0)));
