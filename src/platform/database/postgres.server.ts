import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnavailable, type Engine, type Tables } from "./database.ts";
import { connectingTo } from "./postgres-hosts.server.ts";
import { createLine, type Line, type Suspicion } from "./postgres-line.server.ts";
import { namedStatements, openPool, sendTogether } from "./postgres-pool.server.ts";
import { inTransaction } from "./postgres-transaction.server.ts";
import { type Purpose, purpose } from "./purposes.ts";
import { createReplicas } from "./replicas.server.ts";
import { noReplicas } from "./replicas.ts";

const migrationLock = 4_229_871;
const mostTries = 4;

/** So long is waited for a free connection, and for a new one. */
const connectMs = 5_000;

interface Share {
  readonly max: number;
  /** Who answers nothing for so long is given up. */
  readonly answerMs?: number;
  readonly lockMs?: number;
}

/**
 * No table that is locked and no crowd takes the connections of all. By far the most statements take milliseconds; the
 * limits of the office and of what goes on behind are for those that go through many orders.
 */
const shares: Readonly<Record<Purpose, Share>> = {
  shopper: { max: 12, answerMs: 6_000, lockMs: 3_000 },
  everybody: { max: 5, answerMs: 6_000, lockMs: 3_000 },
  office: { max: 3, answerMs: 60_000, lockMs: 5_000 },
  background: { max: 3, answerMs: 60_000, lockMs: 5_000 },
  command: { max: 3 },
};
const watching: Share = { max: 1, answerMs: 6_000, lockMs: 3_000 };

export function openPostgres(
  url: string,
  {
    poolSize = 16,
    replicaUrls = [],
    mostLagMs,
    isServing = false,
  }: {
    poolSize?: number;
    replicaUrls?: readonly string[];
    mostLagMs?: number;
    /** Shares and limits are for a shop that is open; a command waits as long as its work takes. */
    isServing?: boolean;
  } = {},
): Engine {
  const open = (share: Share) => openShare(url, share);
  const whole = isServing ? undefined : open({ max: poolSize });
  const pools: Readonly<Record<Purpose, ReturnType<typeof openShare>>> = {
    shopper: whole ?? open(shares.shopper),
    everybody: whole ?? open(shares.everybody),
    office: whole ?? open(shares.office),
    background: whole ?? open(shares.background),
    command: whole ?? open(shares.command),
  };
  const aside = open(isServing ? watching : { max: 1 });
  const connect = () => pools[purpose()].connect();
  const end = async () => {
    await Promise.all([...new Set(Object.values(pools))].map((one) => one.pool.end()));
  };
  const db = kyselyOver({ connect, end });
  const watch = kyselyOver({ connect: aside.connect, end: () => aside.pool.end() });
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
    alone: (work) => alone(pools.command.pool, work),
    // It does so by itself.
    async freshenStatistics() {},
    async dropDeleted() {},
    async ping() {
      const { rows } = await sql<{ reads: boolean }>`
        select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads`.execute(db);
      if (rows[0]?.reads) throw new DatabaseUnavailable("The database can only be read.");
    },
    async backup() {
      throw new Error("PostgreSQL is copied with pg_dump; docs/operating.md shows the command.");
    },
    snapshot: (work) =>
      db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work),
    async close() {
      await replicas?.close();
      await Promise.all([db.destroy(), watch.destroy()]);
    },
  };
}

function openShare(url: string, { max, answerMs, lockMs }: Share) {
  const hosts = connectingTo(url);
  const limits = answerMs
    ? // The server clears up later than we give up: a commit that it cut short it would call done, though a synchronous
      // standby has not got it.
      `-c statement_timeout=${answerMs + 2_000} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${answerMs * 3}`
    : "";
  const pool = openPool(url, {
    // What does not wait for an answer goes out together.
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    max,
    ...hosts.options,
    options: limits,
  });
  const suspicion: Suspicion = { silentSince: 0, readOnlyAt: 0 };
  const lines = new WeakMap<PoolClient, ReturnType<typeof wrap>>();
  return { pool, connect };

  async function connect() {
    for (let tries = 1; ; ) {
      try {
        const client = await pool.connect();
        const line = lines.get(client) ?? wrap(client, createLine(client, answerMs, suspicion));
        lines.set(client, line);
        if (!line.isSuspect()) return line;
        line.throwAway();
      } catch (error) {
        const unavailable = asUnavailable(error);
        const isLast = !(unavailable instanceof DatabaseUnavailable) || tries++ >= hosts.count;
        if (isLast) throw unavailable;
      }
    }
  }
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
    await reach(() => client.query("select pg_advisory_lock($1)", [migrationLock]));
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => {});
    client.release();
  }
}

/**
 * Two transactions that crossed (a deadlock) are both right to be tried again; the database undid one whole. One that
 * met a key which the other had just taken finds it taken the next time, and says so.
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

function wrap(client: PoolClient, line: Line) {
  const query = namedStatements(client);
  let begun: Promise<unknown> = Promise.resolve();
  return {
    async query(text: string, values: unknown[]) {
      if (text === "begin") {
        // Goes out with the first statement; if it failed, so does that one, and the commit at the latest.
        sendTogether(client);
        begun = reach(() => line.ask(() => client.query(text)));
        begun.catch(() => {});
        return { command: "BEGIN", rowCount: 0, rows: [] };
      }
      const answered = reach(() => line.ask(() => query(text, values)));
      if (text !== "commit") return answered;
      // It goes out with what was sent before it, and is no commit where nothing was begun.
      const [ended] = await Promise.all([answered, begun]);
      return ended;
    },
    release: line.release,
    isSuspect: line.isSuspect,
    throwAway: line.throwAway,
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
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|timeout (?:exceeded|expired)|Connection terminated|not queryable|client (?:has encountered|was closed)/i;
/** It is going down, has no room, may only be read, or took too long for a lock, a statement or a transaction. */
const notNow = /^(?:08|57P|53|25006|25P03|55P03|57014)/;

function asUnavailable(error: unknown): unknown {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const gone = unreachable.test(code) || unreachable.test(message) || notNow.test(code);
  return gone ? new DatabaseUnavailable("The database does not answer.", { cause: error }) : error;
}
