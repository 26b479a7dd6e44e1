import { createHash } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, type PoolClient, types } from "pg";
import { DatabaseUnavailable, type Engine, type Tables, type Tx } from "./database.ts";

const int8 = 20;
const numeric = 1700;
const migrationLock = 4_229_871;
const mostNames = 500;
const mostTries = 4;

export function openPostgres(url: string, poolSize = 16): Engine {
  const options = {
    connectionString: url,
    application_name: "haat",
    // Statements are planned once, not for each value; they are too short to be compiled or shared among workers.
    options: "-c plan_cache_mode=force_generic_plan -c jit=off -c max_parallel_workers_per_gather=0",
    // What does not wait for an answer goes out together.
    pipeline: true,
    connectionTimeoutMillis: 8_000,
    types: {
      getTypeParser: (oid: number, format?: "text") =>
        oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format),
    } as never,
  };
  const pool = new Pool({ ...options, max: poolSize });
  const aside = new Pool({ ...options, max: 1 });
  const db = kyselyOver(pool);
  const watch = kyselyOver(aside);

  return {
    engine: "postgres",
    read: db,
    watch,
    transaction: (work) => withRetries(() => db.transaction().execute(work as (tx: Tx) => Promise<never>)),
    async script(tx, text) {
      await sql.raw(text).execute(tx);
    },
    alone: (work) => alone(pool, work),
    // It does so by itself.
    async freshenStatistics() {},
    async ping() {
      await sql`select 1`.execute(db);
    },
    async backup() {
      throw new Error("PostgreSQL is copied with pg_dump; docs/operating.md shows the command.");
    },
    async close() {
      await Promise.all([db.destroy(), watch.destroy()]);
    },
  };
}

function kyselyOver(pool: Pool): Kysely<Tables> {
  // A connection that breaks, idle or between two statements of a transaction, must not end the process; the next use
  // reports it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => named(await reach(() => pool.connect())), end: () => pool.end() } as never,
    }),
  });
}

async function alone<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await reach(() => pool.connect());
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => {});
    client.release();
  }
}

/**
 * Two transactions that crossed are both right to be tried again; the database undid one whole. One that met a key
 * which the other had just taken finds it taken the next time, and says so.
 */
const crossed = new Set(["40001", "40P01", "23505"]);

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (!crossed.has(code) || tries === mostTries) throw asUnavailable(error);
    }
  }
}

const names = new WeakMap<PoolClient, ReturnType<typeof wrap>>();

/** Named statements are parsed and planned once on each connection. */
function named(client: PoolClient) {
  const known = names.get(client) ?? wrap(client);
  names.set(client, known);
  return known;
}

function wrap(client: PoolClient) {
  const seen = new Map<string, string>();
  let begun: Promise<unknown> = Promise.resolve();
  return {
    async query(text: string, values: unknown[]) {
      if (text === "begin") {
        // Goes out with the first statement; if it failed, so does that one, and the commit at the latest.
        begun = reach(() => client.query(text));
        begun.catch(() => {});
        return { command: "BEGIN", rowCount: 0, rows: [] };
      }
      if (text === "commit") await begun;
      const name = nameOf(seen, text);
      const query = name && values.length > 0 ? { name, text, values } : { text, values };
      return reach(() => client.query(query));
    },
    release: (error?: Error) => client.release(error),
  };
}

function nameOf(seen: Map<string, string>, text: string): string | undefined {
  const known = seen.get(text);
  if (known || seen.size >= mostNames) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  seen.set(text, name);
  return name;
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asUnavailable(error);
  }
}

const unreachable =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|timeout exceeded|Connection terminated|not queryable|client has encountered/i;

function asUnavailable(error: unknown): unknown {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const gone = unreachable.test(code) || unreachable.test(message) || /^(08|57P|53)/.test(code);
  return gone ? new DatabaseUnavailable("The database does not answer.", { cause: error }) : error;
}
