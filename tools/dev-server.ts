import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { readOwnSettings } from "#building/read-own-settings.ts";
import { startShop } from "#main";
import { createLog } from "#platform/log.ts";
import { refuseFaults } from "#server/api/examine-reply.ts";
import { onStopSignal } from "#server/http/workers.ts";
import type { OfficePages } from "#server/office/back-office.ts";

const settings = readOwnSettings();
const log = createLog(settings.LOG_LEVEL);
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const shop = await startShop({
  settings,
  log,
  development: {
    build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    backOffice: () => vite.ssrLoadModule("/src/manage/office.tsx") as Promise<OfficePages>,
    front: (request, response, next) => vite.middlewares(request, response, next),
    examine: refuseFaults,
  },
});
onStopSignal(log, async () => {
  await vite.close();
  await shop.stop();
});
console.log(`\n${shop.name()} is open for developers: http://localhost:${shop.port}`);
