import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnavailable, type Engine, type Tables } from "./database.ts";
import { namedStatements, openPool, sendTogether } from "./postgres-pool.server.ts";
import { inTransaction } from "./postgres-transaction.server.ts";
import { createReplicas } from "./replicas.server.ts";
import { noReplicas } from "./replicas.ts";

const migrationLock = 4_229_871;
const mostTries = 4;

export function openPostgres(
  url: string,
  {
    poolSize = 16,
    replicaUrls = [],
    mostLagMs,
  }: { poolSize?: number; replicaUrls?: readonly string[]; mostLagMs?: number } = {},
): Engine {
  // What does not wait for an answer goes out together.
  const options = { pipeline: true, connectionTimeoutMillis: 8_000 };
  const pool = openPool(url, { ...options, max: poolSize });
  const aside = openPool(url, { ...options, max: 1 });
  const connect = async () => named(await reach(() => pool.connect()));
  const db = kyselyOver({ connect, end: () => pool.end() });
  const watch = kyselyOver({
    connect: async () => named(await reach(() => aside.connect())),
    end: () => aside.end(),
  });
  const replicas =
    replicaUrls.length > 0 ? createReplicas({ urls: replicaUrls, watch, connect, mostLagMs }) : undefined;
  const read = replicas ? kyselyOver({ connect: replicas.connect, end: replicas.close }) : db;

  return {
    engine: "postgres",
    read,
    watch,
    whole: read,
    replicas: replicas ?? noReplicas,
    transaction: (work) => withRetries(() => inTransaction(db, work)),
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
      await replicas?.close();
      await Promise.all([db.destroy(), watch.destroy()]);
    },
  };
}

interface Connecting {
  connect(): Promise<{
    query(text: string, values: unknown[]): Promise<unknown>;
    release(error?: Error): void;
  }>;
  end(): Promise<void>;
}

function kyselyOver(pool: Connecting): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
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

function named(client: PoolClient) {
  const known = names.get(client) ?? wrap(client);
  names.set(client, known);
  return known;
}

function wrap(client: PoolClient) {
  const query = namedStatements(client);
  let begun: Promise<unknown> = Promise.resolve();
  return {
    async query(text: string, values: unknown[]) {
      if (text === "begin") {
        // Goes out with the first statement; if it failed, so does that one, and the commit at the latest.
        sendTogether(client);
        begun = reach(() => client.query(text));
        begun.catch(() => {});
        return { command: "BEGIN", rowCount: 0, rows: [] };
      }
      const answered = reach(() => query(text, values));
      if (text !== "commit") return answered;
      // It goes out with what was sent before it, and is no commit where nothing was begun.
      const [ended] = await Promise.all([answered, begun]);
      return ended;
    },
    release: (error?: Error) => client.release(error),
  };
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
