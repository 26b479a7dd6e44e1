import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
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
import { DatabaseUnavailable, type Engine, type Tables, type Tx } from "./database.ts";
import { type Near, NearAdapter } from "./near-adapter.ts";
import { keepToOwner } from "./own-files.server.ts";
import { noReplicas } from "./replicas.ts";
import { type RowsOf, rowsOf } from "./sqlite-rows.server.ts";
import { createWriter, isBusy } from "./sqlite-writer.server.ts";

const fileName = "shop.sqlite";
const mostStatements = 500;
/** How long the opening waits for another process. */
const patience = 5_000;
/** How long a statement does: so long nothing else moves here. */
const standstill = 200;

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
  const writer = new Connection(sqliteFile(folder), given);
  const reader = new Connection(sqliteFile(folder), given);
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
      const source = new Connection(sqliteFile(folder), { keptKilobytes: 2_000 });
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
function optimize(writer: Connection): void {
  try {
    writer.exec("pragma optimize = 0x10012");
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

class Connection implements DatabaseConnection, Near {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(
    file: string,
    {
      keptKilobytes = 32_000,
      mappedMegabytes = 64,
    }: { keptKilobytes?: number; mappedMegabytes?: number | undefined } = {},
  ) {
    this.#db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: patience });
    this.#db.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${keptKilobytes}; pragma temp_store = memory; pragma mmap_size = ${mappedMegabytes * 1024 * 1024};`,
    );
    // Whoever has left the shop must not stay in what the file keeps free.
    this.#db.exec("pragma secure_delete = on");
    // Waiting stops the whole process here, so from now on a busy moment is waited out elsewhere.
    this.#db.exec(`pragma busy_timeout = ${standstill}`);
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  exec(text: string): void {
    this.#db.exec(text);
  }

  run(text: string): void {
    this.#prepared(text).statement.run();
  }

  /** A connection looks at them when it opens, and never again by itself. */
  rereadStatistics(): void {
    // Nothing is written, but it takes the lock of a writer: where another process has that, the next run does it.
    this.exec("pragma query_only = off; pragma busy_timeout = 0");
    try {
      this.exec("analyze sqlite_schema");
    } catch (error) {
      if (!isBusy(error)) throw error;
    } finally {
      this.exec(`pragma busy_timeout = ${standstill}; pragma query_only = on`);
    }
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  /** Of a statement that nobody asks more of. */
  rows<R>({ sql: text, parameters }: CompiledQuery): R[] {
    try {
      const { statement, rowsOf } = this.#prepared(text);
      const given = parameters as Value[];
      if (rowsOf) return rowsOf(statement.all(...given)) as R[];
      statement.run(...given);
      return [];
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { statement, rowsOf } = this.#prepared(text);
      const given = parameters as Value[];
      if (rowsOf) return { rows: rowsOf(statement.all(...given)) as R[] };
      const { changes, lastInsertRowid } = statement.run(...given);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("SQLite answers are not streamed.");
  }

  #prepared(text: string): Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= mostStatements) this.#statements.clear();
    const statement = this.#db.prepare(text);
    const made = { statement, rowsOf: rowsOf(text, statement) };
    this.#statements.set(text, made);
    return made;
  }
}

/**
 * What is committed is read by the connection that writes, as long as that is in no transaction: it knows what it has
 * written. Another one drops all that it holds, and lets go of the file, whenever somebody has committed.
 */
class Reading implements DatabaseConnection, Near {
  readonly #writer: Connection;
  readonly #aside: Connection;

  constructor(writer: Connection, aside: Connection) {
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
  #for({ sql: text }: CompiledQuery): Connection {
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
    const connection = new Connection(this.#file, { keptKilobytes: 2_000 });
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

type Value = string | number | bigint | null | Uint8Array;

function asUnavailable(error: unknown): unknown {
  return isBusy(error) ? new DatabaseUnavailable("The database does not answer.", { cause: error }) : error;
}

interface Statement {
  readonly statement: StatementSync;
  /** Where it gives rows. */
  readonly rowsOf: RowsOf | undefined;
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
