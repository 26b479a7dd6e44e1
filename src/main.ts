import cluster from "node:cluster";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { type Clock, systemClock } from "#platform/clock.ts";
import { isMigrated, migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { repeat } from "#platform/repeat.ts";
import { readSettings, type Settings } from "#platform/settings.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { createApp } from "#server/app.ts";
import { diskFiles, memoryFiles } from "#server/files.ts";
import { followVersion } from "#server/follow-version.ts";
import { createGate, type Gate } from "#server/gate.ts";
import { gatewayOrigins } from "#server/gateway-origins.ts";
import { type Front, listen } from "#server/listen.ts";
import { createMetrics } from "#server/metrics.ts";
import { createPageCache } from "#server/page-cache.ts";
import { createPages } from "#server/pages.ts";
import { commonHeaders } from "#server/security-headers.ts";
import { onStopSignal, runWorkers } from "#server/workers.ts";
import { catchUp } from "#shop/catalogue/catch-up.ts";
import { carriersOf } from "./building/adapters.ts";
import { buildServices } from "./building/services.ts";
import { shellOf } from "./building/shell-of.ts";
import { wrongSettingIn } from "./building/why-not-open.ts";

const root = join(import.meta.dirname, "..");
const migrations = join(root, "db/migrations");

export interface RunningShop {
  readonly port: number;
  stop(): Promise<void>;
}

export interface Development {
  readonly build: () => Promise<ServerBuild>;
  readonly front?: Front;
}

export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Builds everything that has state, once, and hands it in. */
export async function startShop({
  settings,
  log,
  clock = systemClock,
  development,
  at = () => {},
  gate = createGate(),
  step = (_name, work) => work(),
}: {
  settings: Settings;
  log: Log;
  clock?: Clock;
  /** Pages made anew at each change, and what stands before them. */
  development?: Development;
  /** Named points of checkout, for tests that end the process there. */
  at?: (point: string) => void;
  gate?: Gate;
  step?: Step;
}): Promise<RunningShop> {
  const db = openDatabase(settings);
  await step("migrate the database", () => migrate(db, migrations));
  await step("bring the catalogue up to date", () => catchUp(db, settings.RUPEES_PER_UNIT));
  await step("fill the demo shop", () => seedWhenEmpty(db, clock, settings));

  const https = settings.publicUrl.startsWith("https:");
  const outbox = createOutbox({ db, clock, carriers: carriersOf(settings, log), log });
  const common = commonHeaders(https);
  const cache = createPageCache({ common, ...(development && { mostBytes: 0 }) });
  const metrics = createMetrics();
  const shop = await step("take up the shop", () => buildServices({ settings, db, clock, log, outbox, at }));
  const { accounts, catalogue, checkout, newsletter, session } = shop;
  const pages = createPages({
    build: development?.build ?? (await loadPages()),
    withPolicy: !development,
    shop,
    shell: shellOf(shop, settings),
    publicUrl: settings.publicUrl,
    rate: settings.RUPEES_PER_UNIT,
    log,
    policyFor: (path) => (settings.payments === "razorpay" ? gatewayOrigins(path, settings) : {}),
  });
  const app = createApp({
    shop,
    pages,
    cache,
    log,
    metrics,
    publicUrl: settings.publicUrl,
    ownOrigins: originsOf(settings),
    proxies: new Set(settings.TRUSTED_PROXIES),
    gate,
    isReady: async () => {
      await db.ping();
      return isMigrated(db, migrations);
    },
    metricsNow: () => ({
      haat_page_cache_hits: cache.counts.hits,
      haat_page_cache_misses: cache.counts.misses,
      haat_requests_within: gate.within(),
    }),
    recognise: session.recognise,
  });
  const files = [
    memoryFiles(join(root, "build/client"), common),
    diskFiles("/pictures/", [join(root, "db/seed/pictures"), join(settings.DATA_DIR, "pictures")], common),
  ];
  const listening = await step("listen", () =>
    listen({
      app,
      cache,
      files,
      host: settings.HOST,
      port: settings.PORT,
      ...(development?.front && { front: development.front }),
    }),
  );
  const rounds = [
    repeat("outbox", 1_000, log, () => outbox.deliver()),
    repeat("payments", 5_000, log, () => checkout.sweep()),
    ...(settings.demoFulfilment
      ? [repeat("demo fulfilment", 15_000, log, () => checkout.advanceDemoOrders())]
      : []),
    repeat("catalogue version", 500, log, followVersion(catalogue.version, cache.drop)),
    repeat("searches in vain", 10_000, log, catalogue.writeMisses),
    repeat("newsletter", 600_000, log, () => newsletter.tidy()),
    repeat("accounts", 600_000, log, () => accounts.sweep()),
  ];

  return {
    port: listening.port,
    async stop() {
      await listening.close(9_000);
      await Promise.all(rounds.map((round) => round.stop()));
      await accounts.settled();
      await db.close();
    },
  };
}

async function loadPages(): Promise<() => Promise<ServerBuild>> {
  const built = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as ServerBuild;
  return async () => built;
}

function originsOf({ publicUrl, HOST, PORT }: Settings): string[] {
  return [
    new URL(publicUrl).origin,
    `http://localhost:${PORT}`,
    `http://127.0.0.1:${PORT}`,
    `http://${HOST}:${PORT}`,
  ];
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    const log = createLog(settings.LOG_LEVEL);
    if (settings.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
      // One process prepares the data, so that the others find it ready.
      await prepare(settings, saidStep);
      await runWorkers(settings.WEB_CONCURRENCY, log);
    } else {
      const shop = await startShop({ settings, log, ...(cluster.isPrimary && { step: saidStep }) });
      onStopSignal(log, () => shop.stop());
      if (cluster.isWorker) return;
    }
    console.log(`\n${settings.SHOP_NAME} is open: ${settings.publicUrl}`);
  } catch (error) {
    const wrong = wrongSettingIn(error, settings);
    console.error(wrong === undefined ? error : `Wrong setting ${wrong}.`);
    process.exit(1);
  }
}

async function prepare(settings: Settings, step: Step): Promise<void> {
  const db = openDatabase(settings);
  await step("migrate the database", () => migrate(db, migrations));
  await step("bring the catalogue up to date", () => catchUp(db, settings.RUPEES_PER_UNIT));
  await step("fill the demo shop", () => seedWhenEmpty(db, systemClock, settings));
  await db.close();
}

async function saidStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`  ${name} … ${Math.round(performance.now() - started)} ms`);
  return result;
}

if (import.meta.main) await main();
