import { sql } from "kysely";
import type { Reads } from "./database.ts";
import { createReplica, type Identity, type Replica, type ReplicaClient } from "./replica.server.ts";
import { replicaScope } from "./replica-scope.ts";
import type { Replicas } from "./replicas.ts";
import { type WalPosition, walPosition } from "./wal-position.ts";

const lookMs = 500;
/** Further back than anybody may lag. */
const mostSamples = 60;

interface Client {
  query(text: string, values: unknown[]): Promise<unknown>;
  release(error?: Error): void;
}

/** Hands out connections for reads: to a replica where that may be, which whoever reads does not notice. */
export function createReplicas({
  urls,
  watch,
  connect,
  mostLagMs = 5_000,
}: {
  urls: readonly string[];
  watch: Reads;
  /** To the database itself. */
  connect: () => Promise<Client>;
  /** Who is further behind is left out. */
  mostLagMs?: number | undefined;
}): Replicas & { connect(): Promise<Client>; close(): Promise<void> } {
  const replicas = urls.map((url) => createReplica(url, { mostLagMs }));
  const reads = { primary: 0, replica: 0 };
  const samples: { readonly at: number; readonly written: WalPosition }[] = [];
  let identity: Identity | undefined;
  let required: WalPosition | undefined;
  let turn = 0;
  let looking: Promise<void> | undefined;
  let beginning: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closing: Promise<void> | undefined;

  return {
    async keepUp() {
      const written = await sample();
      if (required === undefined || written > required) required = written;
      beginning ??= look();
      await beginning;
    },
    states: () => replicas.map((replica) => replica.state()),
    reads: () => ({ ...reads }),
    async connect() {
      const scope = replicaScope<Replica>();
      if (scope && required !== undefined) {
        scope.replica ??= next();
        const client = await scope.replica?.connect(required);
        if (client && scope.replica) return withFallback(client, scope.replica);
        // One answer does not go back in time: whoever began with newer rows stays there.
        scope.isOver = true;
      }
      reads.primary++;
      return connect();
    },
    close() {
      clearTimeout(timer);
      closing ??= Promise.resolve(looking)
        .then(() => Promise.all(replicas.map((replica) => replica.close())))
        .then(() => {});
      return closing;
    },
  };

  function next(): Replica | undefined {
    const used = replicas.filter((replica) => replica.isUsed());
    return used[turn++ % used.length];
  }

  function withFallback(client: ReplicaClient, replica: Replica): Client {
    let isBroken = false;
    return {
      async query(text, values) {
        try {
          const result = await client.query(text, values);
          reads.replica++;
          return result;
        } catch (error) {
          isBroken = true;
          if (!isOfTheStatement(error)) replica.leaveOut(error);
          return atHome(text, values);
        }
      },
      release: () => client.release(isBroken),
    };
  }

  async function atHome(text: string, values: unknown[]): Promise<unknown> {
    const scope = replicaScope();
    if (scope) scope.isOver = true;
    reads.primary++;
    const client = await connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  }

  /** How far the database itself is now. */
  async function sample(): Promise<WalPosition> {
    const { rows } = await sql<Identity & { written: string }>`
      select pg_current_wal_insert_lsn()::text as written, current_database()::text as name,
        (select system_identifier::text from pg_control_system()) as system`.execute(watch);
    const [now] = rows;
    if (!now) throw new Error("The database does not say how far it is.");
    identity = now;
    const written = walPosition(now.written);
    if (samples.at(-1)?.written !== written) samples.push({ at: performance.now(), written });
    if (samples.length > mostSamples) samples.shift();
    return written;
  }

  function lagAt(replayed: WalPosition): number {
    const missing = samples.find(({ written }) => written > replayed);
    return missing ? performance.now() - missing.at : 0;
  }

  /** A database that is away for a moment leaves its replicas as they are. */
  async function look(): Promise<void> {
    looking = sample()
      .catch(() => undefined)
      .then(() => Promise.all(replicas.map(async (replica) => identity && replica.look(identity, lagAt))))
      .then(() => {});
    await looking;
    if (closing) return;
    timer = setTimeout(() => void look(), lookMs);
    timer.unref();
  }
}

/** It met what is being replayed, or what is not there yet; the replica is none the worse. */
function isOfTheStatement(error: unknown): boolean {
  const { code = "" } = error as { code?: string };
  return /^(?:40|42|25|22)/.test(code);
}
