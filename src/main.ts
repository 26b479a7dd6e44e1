import cluster from "node:cluster";
import type { Server } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { modules } from "#modules";
import { ownerLink } from "#modules/accounts/staff/owner-link.ts";
import { addressList } from "#platform/address-list.ts";
import type { Clock } from "#platform/clock.ts";
import { unfinishedMigrations } from "#platform/database/background-migrations.ts";
import { isMigrated } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { examineEvents } from "#platform/events/examine-events.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { Settings } from "#platform/settings.ts";
import { clockOf } from "#platform/test-clock.ts";
import { createAdmission } from "#server/admission/admission.ts";
import type { LoadShedding } from "#server/admission/load-shedding.ts";
import type { PageQueue } from "#server/admission/page-queue.ts";
import type { Examine } from "#server/api/examine-reply.ts";
import { createNewcomer } from "#server/auth/newcomer.ts";
import { memoryFiles } from "#server/files/files.ts";
import { pictureFiles } from "#server/files/pictures.ts";
import { createApp } from "#server/http/app.ts";
import { businessFigures, replicaFigures } from "#server/http/figures.ts";
import { type Front, listen } from "#server/http/listen.ts";
import { createMaintenanceMode } from "#server/http/maintenance-mode.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { isThisMachine } from "#server/http/metrics-access.ts";
import { openSoon } from "#server/http/open-soon.ts";
import { createOutage } from "#server/http/outage.ts";
import { originsOf } from "#server/http/own-hosts.ts";
import { commonHeaders } from "#server/http/security-headers.ts";
import { onStopSignal, runWorkers, untilAddressIsFree } from "#server/http/workers.ts";
import { createSignedLinks } from "#server/links/signed-links.ts";
import { createBackOffice, type OfficePages } from "#server/office/back-office.ts";
import { createOfficeUpdates } from "#server/office/office-updates.ts";
import { createPageCache, type MakeResponse } from "#server/page-cache/page-cache.ts";
import { renderForAll } from "#server/page-cache/render-for-all.ts";
import { gatewayOrigins } from "#server/pages/gateway-origins.ts";
import { createPages } from "#server/pages/pages.ts";
import { pictureFolder } from "./building/adapters.ts";
import { composeShop } from "./building/compose-shop.ts";
import { followChanges } from "./building/follow-changes.ts";
import { startJobs } from "./building/jobs.ts";
import { openPrepared } from "./building/open-prepared.ts";
import type { Step } from "./building/prepare-data.ts";
import { endBecause, readOwnSettings } from "./building/read-own-settings.ts";
import { sayOpen } from "./building/say-open.ts";
import { shellOf } from "./building/shell-of.ts";
import { openShopSettings } from "./building/shop-settings.ts";
import { notLookedAt } from "./building/takes-money.ts";

const megabyte = 1024 * 1024;
const root = join(import.meta.dirname, "..");

export interface RunningShop {
  readonly port: number;
  /** What its page cache keeps, made anew. */
  readonly make: MakeResponse;
  /** Hears at once of what was changed, as its jobs do by and by. */
  catchUp(): Promise<void>;
  /** What it is called just now. */
  name(): string;
  /** What nobody has looked at, though money moves. */
  notLookedAt(): Promise<string | undefined>;
  stop(): Promise<void>;
}

export interface Development {
  readonly build: () => Promise<ServerBuild>;
  readonly backOffice?: () => Promise<OfficePages>;
  readonly front?: Front;
  /** As a shop that is open does, for tests of it: a page that is being written is made anew each time. */
  readonly keepsPages?: boolean;
  /** Holds each reply of the calls against its description. */
  readonly examine?: Examine;
}

/** Builds everything that has state, once, and hands it in. */
export async function startShop({
  settings,
  log,
  clock = clockOf(settings),
  development,
  at = () => {},
  pace = (everyMs) => everyMs,
  loadShedding,
  pageQueue,
  isPrepared = false,
  address = async () => undefined,
  step = (_name, work) => work(),
}: {
  settings: Settings;
  log: Log;
  clock?: Clock;
  /** Pages made anew at each change, and what stands before them. */
  development?: Development;
  /** Named points of checkout, for tests that end the process there. */
  at?: (point: string) => void;
  /** How long a run that comes so often waits, for tests that would wait for it. */
  pace?: (everyMs: number) => number;
  loadShedding?: LoadShedding | undefined;
  pageQueue?: PageQueue | undefined;
  /** Another process has prepared the data. */
  isPrepared?: boolean;
  /** Asked when the shop is about to listen: the address is free then, or the server that has it is given. */
  address?: () => Promise<Server | undefined>;
  step?: Step;
}): Promise<RunningShop> {
  const isServing = true;
  const db = isPrepared
    ? openDatabase(settings, { isServing })
    : await openPrepared({ settings, clock, step }, { isServing });

  if (development) db.events.onEvery(examineEvents);
  const https = settings.publicUrl.startsWith("https:");
  const composed = await step("take up the shop", () => composeShop({ settings, db, clock, log, at }));
  const { shop, shopSettings, outbox, sharedPictures } = composed;
  const common = commonHeaders(https);
  const metrics = createMetrics();
  const admission = createAdmission({ metrics, common, https, calls: loadShedding, pages: pageQueue });
  const { accounts, checkout, session } = shop;
  const isCrowded = () => admission.pages.waiting > 0;
  const pages = createPages({
    build: development?.build ?? (await loadPages()),
    withPolicy: !development,
    shop,
    shell: shellOf(shop),
    publicUrl: settings.publicUrl,
    rate: settings.RUPEES_PER_UNIT,
    log,
    isCrowded,
    policyFor: (path) => gatewayOrigins(path, settings),
  });
  const framed = {
    load: development?.backOffice ?? loadBackOffice,
    withPolicy: !development,
    shop,
    shell: shellOf(shop),
    publicUrl: settings.publicUrl,
  };
  const officeUpdates = createOfficeUpdates({
    changesSince: checkout.orderLists.changedSince,
    rolesIn: accounts.rolesIn,
    clock,
  });
  const isOpenHere = isThisMachine(settings.publicUrl) && settings.TRUSTED_PROXIES.length === 0;
  const newcomer =
    settings.isLocal && isOpenHere
      ? createNewcomer({
          hasOwner: accounts.hasOwner,
          makeLink: () => ownerLink({ db, clock }, settings.publicUrl, "door"),
        })
      : undefined;
  const outage = createOutage({ ping: db.ping, log });
  const app = createApp({
    shop,
    pages,
    backOffice: createBackOffice(framed),
    officeUpdates,
    maintenanceMode: createMaintenanceMode(framed),
    signedLinks: createSignedLinks({ ...framed, pages: modules.flatMap(({ linkPages = [] }) => linkPages) }),
    newcomer,
    log,
    metrics,
    publicUrl: settings.publicUrl,
    ownOrigins: originsOf(settings),
    invitedOrigins: settings.CORS_ORIGINS,
    proxies: addressList(settings.TRUSTED_PROXIES),
    admission,
    examine: development?.examine,
    outage,
    isReady: async () => {
      await db.ping();
      return isMigrated(db);
    },
    replicas: db.replicas.states,
    migrations: () => unfinishedMigrations(db.read),
    metricsNow: async () => ({
      ...admission.figures(),
      haat_page_cache_hits: cache.counts.hits,
      haat_page_cache_misses: cache.counts.misses,
      haat_page_cache_bytes: cache.bytes(),
      ...replicaFigures(db.replicas),
      ...(await businessFigures(outbox, checkout)),
    }),
    metricsAccess: { token: settings.METRICS_TOKEN, isOpenHere },
    securityContact: settings.SECURITY_CONTACT,
    recognise: session.recognise,
    finishLeaving: session.finishLeaving,
  });
  const make = renderForAll({ app, admission, publicUrl: settings.publicUrl });
  const cache = createPageCache({
    admission,
    isAway: outage.isOn,
    make,
    https,
    common,
    ...(newcomer && { addSetUpLink: newcomer.addSetUpLink }),
    now: clock.now,
    mostBytes: development && !development.keepsPages ? 0 : settings.PAGE_CACHE_MB * megabyte,
  });
  const files = [
    memoryFiles(join(root, "build/client"), common),
    pictureFiles([join(root, "db/seed/pictures"), pictureFolder(settings)], common, sharedPictures?.fetch),
  ];
  const listening = await step("listen", async () =>
    listen({
      app,
      cache,
      files,
      common,
      admission,
      publicUrl: settings.publicUrl,
      otherHosts: settings.OTHER_HOSTS,
      host: settings.HOST,
      port: settings.PORT,
      inPlaceOf: await address(),
      ...(development?.front && { front: development.front }),
    }),
  );
  const follow = followChanges({ db, shop, shopSettings, cache });
  const jobs = startJobs({ db, settings, shop, follow, outbox, officeUpdates, outage, clock, log, pace });

  return {
    port: listening.port,
    make,
    catchUp: follow,
    name: () => shopSettings.now().shop.name.en,
    notLookedAt: () => notLookedAt({ settings, shopSettings, db }),
    async stop() {
      officeUpdates.close();
      await listening.close(9_000);
      await Promise.all(jobs.map((job) => job.stop()));
      await composed.stop();
      await db.close();
    },
  };
}

/** Whole, so that the router sorts the addresses once and not for each page. */
async function loadPages(): Promise<ServerBuild> {
  return import("virtual:react-router/server-build");
}

async function loadBackOffice(): Promise<OfficePages> {
  return import("#manage/office.tsx");
}

async function main(): Promise<void> {
  const settings = readOwnSettings();
  const log = createLog(settings.LOG_LEVEL);
  try {
    // A start that takes long, as after an upgrade of a large shop, leaves nobody without an answer.
    const soon = cluster.isPrimary ? openSoon(settings) : undefined;
    const clock = clockOf(settings);
    const prepare = () => openPrepared({ settings, clock, step: saidStep });
    if (settings.WEB_CONCURRENCY > 1 && soon) {
      const db = await prepare();
      const shopSettings = await openShopSettings({ settings, db, clock, log });
      const open = await notLookedAt({ settings, shopSettings, db });
      await db.close();
      await runWorkers(settings.WEB_CONCURRENCY, log, soon.close);
      await sayOpen(shopSettings.now().shop.name.en, settings, open);
    } else {
      if (soon) await (await prepare()).close();
      const shop = await startShop({
        settings,
        log,
        isPrepared: true,
        address: async () => (soon ? soon.handOver() : void (await untilAddressIsFree())),
        ...(soon && { step: saidStep }),
      });
      onStopSignal(log, () => shop.stop());
      if (soon) await sayOpen(shop.name(), settings, await shop.notLookedAt());
    }
  } catch (error) {
    endBecause(error, settings);
  }
}

async function saidStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`  ${name} … ${Math.round(performance.now() - started)} ms`);
  return result;
}

if (import.meta.main) await main();
