import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type LimitNode,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  ValueNode,
} from "kysely";
import { makeFolder } from "../make-folder.ts";
import type { Engine, Tables, Tx } from "./database.ts";
import { type Near, NearAdapter } from "./near-adapter.ts";
import { noReplicas } from "./replicas.ts";
import { SqliteConnection, standstill } from "./sqlite-connection.server.ts";
import { createWriter, isBusy } from "./sqlite-writer.server.ts";

const fileName = "shop.sqlite";

export function sqliteFile(folder: string): string {
  return join(folder, fileName);
}

/** Leaving WAL mode needs the file for oneself, which a running shop does not allow. */
export function isOpenElsewhere(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: 500 });
  try {
    const { journal_mode: mode } = db.prepare("pragma journal_mode = delete").get() as {
      journal_mode: string;
    };
    return mode !== "delete";
  } catch {
    return true;
  } finally {
    db.close();
  }
}

export function openSqlite(folder: string, given: { mappedMegabytes?: number | undefined } = {}): Engine {
  keepToOwner(sqliteFile(folder));
  const writer = new SqliteConnection(sqliteFile(folder), given);
  const reader = new SqliteConnection(sqliteFile(folder), given);
  reader.exec("pragma query_only = on");
  const read = kyselyOver(new Reading(writer, reader));
  const { transaction, rest } = createWriter(writer, kyselyOver(writer) as unknown as Tx);

  return {
    engine: "sqlite",
    read,
    watch: read,
    whole: kyselyOver(new Passing(sqliteFile(folder))),
    replicas: noReplicas,
    transaction,
    async script(_tx, text) {
      writer.exec(text);
    },
    // Each migration is one BEGIN IMMEDIATE, which already keeps other processes out.
    alone: (work) => work(),
    async ping() {
      await sql`select 1`.execute(read);
    },
    async backup(file) {
      // One read transaction: the copying interface would begin anew at each write of another process.
      const source = new DatabaseSync(sqliteFile(folder));
      source.prepare("vacuum into ?").run(file);
      source.close();
    },
    async snapshot(work) {
      const source = new SqliteConnection(sqliteFile(folder), { keptKilobytes: 2_000 });
      try {
        source.exec("pragma query_only = on; begin");
        return await work(kyselyOver(source));
      } finally {
        source.close();
      }
    },
    async freshenStatistics() {
      await transaction(async () => optimize(writer));
      reader.rereadStatistics();
    },
    async dropDeleted() {
      await rest();
      // Where another process reads or writes, the next run does it.
      writer.exec(
        `pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma busy_timeout = ${standstill}`,
      );
    },
    async close() {
      await rest();
      reader.close();
      optimize(writer);
      writer.close();
    },
  };
}

/** Fresher statistics are welcome, not worth waiting for: of all tables that have grown, by a sample. */
function optimize(writer: SqliteConnection): void {
  try {
    writer.exec("pragma optimize = 0x10012");
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/**
 * What is committed is read by the connection that writes, as long as that is in no transaction: it knows what it has
 * written. Another one drops all that it holds, and lets go of the file, whenever somebody has committed.
 */
class Reading implements DatabaseConnection, Near {
  readonly #writer: SqliteConnection;
  readonly #aside: SqliteConnection;

  constructor(writer: SqliteConnection, aside: SqliteConnection) {
    this.#writer = writer;
    this.#aside = aside;
  }

  rows<R>(query: CompiledQuery): R[] {
    return this.#for(query).rows(query);
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#for(query).executeQuery(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    return this.#aside.streamQuery();
  }

  /** What is no plain question goes where nothing can be written. */
  #for({ sql: text }: CompiledQuery): SqliteConnection {
    return text.startsWith("select ") && !this.#writer.inTransaction ? this.#writer : this.#aside;
  }
}

/** Each question has a connection of its own. */
class Passing implements DatabaseConnection, Near {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  rows<R>(query: CompiledQuery): R[] {
    const connection = new SqliteConnection(this.#file, { keptKilobytes: 2_000 });
    try {
      connection.exec("pragma query_only = on");
      return connection.rows(query);
    } finally {
      connection.close();
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return { rows: this.rows(query) };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("SQLite answers are not streamed.");
  }
}

/** SQLite parses a statement anew each time when its limit is a parameter: it plans by the number. */
class Compiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isInteger(limit.value)) this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}

function kyselyOver(connection: DatabaseConnection & Near): Kysely<Tables> {
  const none = async () => {};
  const driver: Driver = {
    init: none,
    acquireConnection: async () => connection,
    releaseConnection: none,
    beginTransaction: refuseNesting,
    commitTransaction: none,
    rollbackTransaction: none,
    destroy: none,
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new NearAdapter(connection),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new Compiler(),
    },
  });
}

async function refuseNesting(): Promise<void> {
  throw new Error("Transactions do not nest: pass the open one as an argument.");
}

const sticky = 0o1000;

/**
 * The database is for its owner's eyes: made so, and an older one made so again. SQLite gives the files beside it the
 * same rights. A folder that was there before and holds no shop is somebody's own, and stays as it is.
 */
function keepToOwner(file: string): void {
  const folder = dirname(file);
  makeFolder(folder);
  if (existsSync(file)) tighten(folder, 0o700);
  else closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) tighten(one, 0o600);
}

function tighten(path: string, most: number): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  const isOurs = stat && stat.uid === process.getuid?.() && (stat.mode & sticky) === 0;
  if (isOurs && (stat.mode & 0o777 & ~most) !== 0) chmodSync(path, stat.mode & most);
}
