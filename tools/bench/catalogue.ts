import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { read } from "#seed/read-seed.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { seedWhenEmpty } from "#seed/seed-when-empty.ts";
import { questionsTo } from "#support/catalogue-questions.ts";
import { startPostgres } from "#support/private-postgres.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";

const rate = 83.16;
/** What each question to the catalogue costs in a small shop and in a large one, on both engines, without the cache. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: "string", default: "100000" },
      engine: { type: "string", default: "both" },
      /** A shop filled before, so that a million need not be made each time. */
      folder: { type: "string" },
      /** A server that may keep such shops from before, as databases by the name of shop_ and the number. */
      server: { type: "string" },
    },
  });
  const large = Number(values.products);
  if (values.engine !== "postgres")
    await compare("SQLite", large, (products) =>
      onSqlite(products, products === large ? values.folder : undefined),
    );
  if (values.engine === "sqlite") return;
  const { server } = values;
  const postgres = server ? { url: server, stop: async () => {} } : await startPostgres();
  if (!postgres) return console.error("No PostgreSQL was found: only SQLite was measured.");
  await compare("PostgreSQL", large, (products) => onPostgres(postgres.url, products)).finally(postgres.stop);
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function compare(
  engine: string,
  large: number,
  open: (products: number) => Promise<Shop>,
): Promise<void> {
  const before = await measureShop(await open(1_000));
  const after = await measureShop(await open(large));
  console.log(`\n${engine}: microseconds, median and 99th of 300; statements; tables read from end to end`);
  console.table(
    Object.fromEntries(
      [...after].map(([name, now]) => {
        const then = before.get(name) ?? now;
        return [
          name,
          {
            "1000": then.median,
            [large]: now.median,
            ratio: (now.median / then.median).toFixed(2),
            p99: now.p99,
            cpu: `${then.cpu} then ${now.cpu}`,
            cards: then.cards === now.cards ? `${now.cards}` : `${then.cards} then ${now.cards}`,
            statements: now.statements,
            scans: now.scans.join("; ") || "none",
          },
        ];
      }),
    ),
  );
}

interface Cost {
  readonly median: number;
  readonly p99: number;
  /** The mean of this process alone: with SQLite all there is, whatever else the machine does. */
  readonly cpu: number;
  /** A page that is fuller in the large shop costs more for that alone. */
  readonly cards: number;
  readonly statements: number;
  readonly scans: readonly string[];
}

async function measureShop({ db, close }: Shop): Promise<Map<string, Cost>> {
  const open = async (given: Database) => {
    const catalogue = createCatalogueService({
      db: given,
      clock: systemClock,
      rate,
      synonyms: read("synonyms", {}),
    });
    await catalogue.prepare();
    return questionsTo(catalogue);
  };
  const watched = watchReads(db);
  const questions = await open(db);
  const costs = new Map<string, Cost>();
  for (const [name, askWatched] of Object.entries(await open(watched.db))) {
    watched.take();
    await askWatched();
    const statements = watched.take();
    const scans: string[] = [];
    for (const statement of statements) scans.push(...(await planOf(db, statement)).scans);
    const ask = questions[name];
    if (ask) costs.set(name, { ...(await timeOf(ask)), statements: statements.length, scans });
  }
  await close();
  return costs;
}

async function timeOf(ask: () => Promise<number>): Promise<Pick<Cost, "median" | "p99" | "cpu" | "cards">> {
  let cards = 0;
  for (let times = 0; times < 50; times++) cards = await ask();
  const taken: number[] = [];
  const before = process.threadCpuUsage();
  for (let times = 0; times < 300; times++) {
    const started = performance.now();
    await ask();
    taken.push((performance.now() - started) * 1_000);
  }
  const { user, system } = process.threadCpuUsage(before);
  taken.sort((a, b) => a - b);
  const at = (share: number) => Math.round(taken[Math.floor(taken.length * share)] ?? 0);
  return { median: at(0.5), p99: at(0.99), cpu: Math.round((user + system) / taken.length), cards };
}

async function onSqlite(products: number, folder?: string): Promise<Shop> {
  const kept = folder ?? mkdtempSync(join(tmpdir(), "haat-bench-"));
  const shop = await openShop({ DATA_DIR: kept }, products);
  const close = async () => {
    await shop.close();
    if (!folder) rmSync(kept, { recursive: true, force: true });
  };
  return { ...shop, close };
}

async function onPostgres(server: string, products: number): Promise<Shop> {
  const admin = openDatabase({ DATA_DIR: tmpdir(), DATABASE_URL: server });
  const name = `shop_${products}`;
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(admin.read);
  if (rows.length === 0) await sql`create database ${sql.ref(name)}`.execute(admin.read);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openShop({ DATA_DIR: tmpdir(), DATABASE_URL: url.href }, products);
}

async function openShop(where: { DATA_DIR: string; DATABASE_URL?: string }, products: number) {
  const db = openDatabase(where);
  await migrate(db);
  await seedWhenEmpty(db, systemClock);
  await seedLarge(db, { now: systemClock.now() }, products, () => {});
  return { db, close: () => db.close() };
}
