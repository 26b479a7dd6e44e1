import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { systemClock } from "#platform/clock.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { startPostgres } from "#support/private-postgres.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

export interface Where {
  readonly engine: "SQLite" | "PostgreSQL";
  readonly data: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  /** That the database was sent until now; nobody counts SQLite's, and not every PostgreSQL does. */
  statements(): Promise<number>;
}

/** On each engine, or on the one that is named, with a folder of its own that goes afterwards. */
export async function onEngines(
  only: string | undefined,
  bench: (where: Where) => Promise<void>,
): Promise<void> {
  if (only !== "postgres") await onSqlite(bench);
  if (only === "sqlite") return;
  const postgres = await startPostgres({ durable: true });
  if (!postgres) return console.log("No PostgreSQL here: only SQLite was measured.");
  const { url: DATABASE_URL } = postgres;
  const statements = () => statementsOf(DATABASE_URL);
  await inFolder((DATA_DIR) =>
    bench({ engine: "PostgreSQL", data: { DATA_DIR, DATABASE_URL }, statements }),
  ).finally(postgres.stop);
}

/** In a folder that stays, where one is given. */
export async function onSqlite(bench: (where: Where) => Promise<void>, folder?: string): Promise<void> {
  const use = (DATA_DIR: string) =>
    bench({ engine: "SQLite", data: { DATA_DIR }, statements: async () => Number.NaN });
  await (folder ? use(folder) : inFolder(use));
}

/** The demo's shop with so many products in all. */
export async function fillShop(data: Where["data"], products: number): Promise<Database & Engine> {
  const db = openDatabase(data);
  await migrate(db);
  await seedWhenEmpty(db, systemClock);
  await seedLarge(db, { now: systemClock.now() }, products, () => {});
  return db;
}

export interface BenchShop {
  readonly shop: ShopProcess;
  readonly db: Database & Engine;
  readonly where: Where;
}

/** A shop of 1,000 products in a process of its own, for as long as the bench takes. */
export async function inShop(
  where: Where,
  bench: (shop: BenchShop) => Promise<void>,
  { products = 1_000, ...env }: { readonly products?: number; readonly [setting: string]: unknown } = {},
): Promise<void> {
  const db = await fillShop(where.data, products);
  const shop = await startShopProcess({
    ...where.data,
    LOG_LEVEL: "error",
    DEMO_FULFILMENT: "0",
    ...(env as Record<string, string>),
  });
  try {
    await bench({ shop, db, where });
  } finally {
    await shop.stop();
    await db.close();
  }
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "haat-bench-"));
  await use(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** Counted beside the shop's own database, which is left as the shop makes it. */
async function statementsOf(url: string): Promise<number> {
  const client = new Client({
    connectionString: Object.assign(new URL(url), { pathname: "/template1" }).href,
  });
  try {
    await client.connect();
    await client.query("create extension if not exists pg_stat_statements");
    const { rows } = await client.query("select sum(calls) as calls from pg_stat_statements");
    return Number(rows[0]?.calls);
  } catch {
    return Number.NaN;
  } finally {
    await client.end();
  }
}
