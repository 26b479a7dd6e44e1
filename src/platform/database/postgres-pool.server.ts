import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { Pool, type PoolClient, type PoolConfig, types } from "pg";

const int8 = 20;
const numeric = 1700;
const mostNames = 500;

/** A connection pool of PostgreSQL. */
export function openPool(url: string, more: PoolConfig & { readonly options?: string }): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: "haat",
    // Who vanishes without a word is noticed by this while nothing is asked.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Behind the same name there may be another server tomorrow.
    maxLifetimeSeconds: 1_800,
    types: {
      getTypeParser: (oid: number, format?: "text") =>
        oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format),
    } as never,
    ...more,
    // Statements are planned once, not for each value; they are too short to be compiled or shared among workers.
    options: `-c plan_cache_mode=force_generic_plan -c jit=off -c max_parallel_workers_per_gather=0 ${more.options ?? ""}`,
  });
  // A connection that breaks, idle or between two statements of a transaction, must not end the process; the next use
  // reports it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Named statements are parsed and planned once on each connection. */
export function namedStatements(client: PoolClient) {
  const seen = new Map<string, string>();
  return (text: string, values: unknown[]) => {
    sendTogether(client);
    const name = nameOf(seen, text);
    return client.query(name && values.length > 0 ? { name, text, values } : { text, values });
  };
}

const corked = new WeakSet<PoolClient>();

/**
 * What is asked before anybody waits goes out in one write: on a busy machine handing a few bytes to the system is the
 * dearest part of a short statement.
 */
export function sendTogether(client: PoolClient): void {
  if (corked.has(client)) return;
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection;
  corked.add(client);
  stream.cork();
  process.nextTick(() => {
    corked.delete(client);
    stream.uncork();
  });
}

function nameOf(seen: Map<string, string>, text: string): string | undefined {
  const known = seen.get(text);
  if (known || seen.size >= mostNames) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  seen.set(text, name);
  return name;
}
