import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { DatabaseUnavailable } from "./database.ts";
import type { Near } from "./near-adapter.ts";
import { isBusy } from "./sqlite-writer.server.ts";

const mostStatements = 500;
/** How long the opening waits for another process. */
const patience = 5_000;
/** How long a statement does: so long nothing else moves here. */
export const standstill = 200;

/** One connection to the file, with the statements that it has prepared. */
export class SqliteConnection implements DatabaseConnection, Near {
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

type Value = string | number | bigint | null | Uint8Array;

function asUnavailable(error: unknown): unknown {
  return isBusy(error) ? new DatabaseUnavailable("The database does not answer.", { cause: error }) : error;
}

interface Statement {
  readonly statement: StatementSync;
  /** Where it gives rows. */
  readonly rowsOf: RowsOf | undefined;
}

/** Rows of what a statement gave. */
type RowsOf = (values: readonly unknown[]) => readonly object[];

/**
 * How the rows of a statement are made, where it gives any. Those of the driver are dictionaries: to make and read one
 * takes several times as long as one whose fields are written out. What asks for all columns of a table may be
 * given others when another process has migrated, so the driver names these each time.
 */
export function rowsOf(text: string, statement: StatementSync): RowsOf | undefined {
  const names = statement.columns().map(({ name }) => name);
  if (names.length === 0) return undefined;
  if (allColumns.test(text)) return (values) => values as readonly object[];
  statement.setReturnArrays(true);
  const fields = names.map((name, at) => `${JSON.stringify(name)}: values[${at}]`);
  const rowOf = new Function("values", `return { ${fields.join(", ")} };`) as (values: unknown) => object;
  return (given) => given.map((values) => rowOf(values));
}

const allColumns = /(?:\bselect(?:\s+(?:distinct|all))?|\breturning|[,.])\s*\*/i;
