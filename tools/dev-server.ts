import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { startShop } from "#main";
import { createLog } from "#platform/log.ts";
import { readSettings } from "#platform/settings.ts";
import { onStopSignal } from "#server/workers.ts";

const settings = readSettings(process.env);
const log = createLog(settings.LOG_LEVEL);
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const shop = await startShop({
  settings,
  log,
  development: {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    front: (request, response, next) => vite.middlewares(request, response, next),
  },
});
onStopSignal(log, async () => {
  await vite.close();
  await shop.stop();
});
console.log(`\n${settings.SHOP_NAME} is open for developers: http://localhost:${shop.port}`);
