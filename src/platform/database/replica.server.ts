import type { PoolClient } from "pg";
import { namedStatements, openPool } from "./postgres-pool.server.ts";
import type { ReplicaState } from "./replicas.ts";
import { type WalPosition, walPosition } from "./wal-position.ts";

/** Whoever takes longer is too slow to be of help. */
const patienceMs = 1_000;
/** So long is left out who failed. */
const restMs = 3_000;
/** Who is behind is not asked again at once. */
const behindMs = 50;

/** What the database itself is, so that no copy of another one is taken for its own. */
export interface Identity {
  readonly system: string;
  readonly name: string;
}

export interface ReplicaClient {
  query(text: string, values: unknown[]): Promise<unknown>;
  release(error?: boolean): void;
}

export type Replica = ReturnType<typeof createReplica>;

interface ServerState extends Identity {
  readonly replayed: string;
  readonly follows: boolean;
  readonly since: string;
}

export function createReplica(
  url: string,
  { mostLagMs, now = () => performance.now() }: { readonly mostLagMs: number; readonly now?: () => number },
) {
  const options = {
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    options: `-c statement_timeout=${patienceMs}`,
  };
  const pool = openPool(url, { ...options, max: 16 });
  const aside = openPool(url, { ...options, max: 1 });
  const known = new WeakMap<
    PoolClient,
    { replayed: WalPosition; query: ReturnType<typeof namedStatements> }
  >();
  const { host } = new URL(url);
  let because: string | undefined = "it was not asked yet";
  let lagMs = 0;
  let server = "";
  let restsUntil = 0;
  let behindUntil = 0;

  return {
    state: (): ReplicaState => ({ at: host, isUsed: !because, lagSeconds: lagMs / 1_000, because }),
    isUsed: () => because === undefined,
    /** A connection to it that shows all up to there, or none. */
    async connect(required: WalPosition): Promise<ReplicaClient | undefined> {
      if (because !== undefined || now() < behindUntil) return undefined;
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        const before = known.get(client)?.replayed ?? -1n;
        if (before >= required || (await replayedOn(client)) >= required) return usable(client);
        behindUntil = now() + behindMs;
        client.release();
      } catch (error) {
        client?.release(true);
        leaveOut(error);
      }
      return undefined;
    },
    leaveOut,
    /** Asks how far it is; `lagAt` says for how long something was there that it has not. */
    async look(identity: Identity, lagAt: (replayed: WalPosition) => number): Promise<void> {
      if (now() < restsUntil) return;
      try {
        const state = await ask(aside);
        server = state.since;
        because = whyNot(state, identity);
        if (because) return;
        lagMs = lagAt(walPosition(state.replayed));
        if (lagMs > mostLagMs) because = "it is behind";
      } catch (error) {
        leaveOut(error);
      }
    },
    async close(): Promise<void> {
      await Promise.race([Promise.allSettled([pool.end(), aside.end()]), gone()]);
    },
  };

  function usable(client: PoolClient): ReplicaClient {
    const query = known.get(client)?.query ?? namedStatements(client);
    return { query, release: (isBroken) => client.release(isBroken) };
  }

  /** Each connection by itself: behind one address there may be another server tomorrow. */
  async function replayedOn(client: PoolClient): Promise<WalPosition> {
    const { since, replayed, follows } = await ask(client);
    if (since !== server || !follows) throw new Error("it is not who it was");
    const position = walPosition(replayed);
    known.set(client, { replayed: position, query: known.get(client)?.query ?? namedStatements(client) });
    return position;
  }

  function leaveOut(error: unknown): void {
    because = error instanceof Error ? error.message : String(error);
    restsUntil = now() + restMs;
  }
}

async function ask(at: Pick<PoolClient, "query">): Promise<ServerState> {
  const { rows } = await at.query<ServerState>(`select
    pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
    (select system_identifier::text from pg_control_system()) as system, current_database()::text as name,
    pg_postmaster_start_time()::text as since`);
  const [state] = rows;
  if (!state) throw new Error("it says nothing");
  return state;
}

function whyNot({ follows, system, name }: ServerState, identity: Identity): string | undefined {
  if (!follows) return "it follows no other database";
  if (system !== identity.system || name !== identity.name) return "it is a copy of another database";
  return undefined;
}

function gone(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
}
