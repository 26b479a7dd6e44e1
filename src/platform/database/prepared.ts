import type { CompiledQuery, KyselyPlugin } from "kysely";
import type { Reads, Tx } from "./database.ts";
import { engineOf } from "./engine-of.ts";
import type { NearAdapter } from "./near-adapter.ts";

interface Written<Row> {
  readonly query: CompiledQuery<Row>;
  /** What is named in it, in that order; nothing where a list is among it. */
  readonly names: readonly string[] | undefined;
  /** Finds each parameter in what is given. */
  readonly values: (given: object) => readonly unknown[];
}

/** Of a builder, or of a text with `sql`. */
interface Writing<Row> {
  compile(q: Reads): CompiledQuery<Row>;
}

/** What a database may carry to hear of statements: of a prepared one with its values, each time it is asked. */
export interface Listening extends KyselyPlugin {
  hear(query: CompiledQuery): void;
}

class Placeholder {
  readonly name: string;
  readonly at: number | undefined;
  readonly column: string | undefined;
  constructor(name: string, at?: number, column?: string) {
    this.name = name;
    this.at = at;
    this.column = column;
  }
  /** How it is read of what is given. */
  written(): string {
    const keys = [this.name, this.at, this.column].filter((key) => key !== undefined);
    return `given${keys.map((key) => `[${JSON.stringify(key)}]`).join("")}`;
  }
}

/**
 * A statement that is put together once, for the busiest paths: building one takes longer than SQLite takes to answer.
 * `write` is given stand-ins for the values, so it may only hand them on, never look into them. What is given may be
 * a list of values, or of rows that have all the same columns.
 */
export function prepared<Given extends object, Row>(
  write: (q: Reads, values: Given) => Writing<Row>,
): (q: Reads | Tx, values: Given) => Promise<Row[]> {
  const bind = binding(write);
  return async (q, values) => ask(q, bind(q, values));
}

/**
 * The same for a write whose answer nobody needs. PostgreSQL has it before whatever is asked next, without being waited
 * for: were it refused, so is all that follows, up to the commit, and the transaction fails for its reason. What cannot
 * be put together or sent never gets there, so that is told at once.
 */
export function pipelined<Given extends object>(
  write: (q: Reads, values: Given) => Writing<unknown>,
): (tx: Tx, values: Given) => Promise<void> {
  const bind = binding(write);
  return async (tx, values) => {
    const query = bind(tx, values);
    if (!query.parameters.every(isSendable)) throw new TypeError("A value cannot be sent to the database.");
    const answered = ask(tx, query);
    if (engineOf(tx) === "postgres") Promise.resolve(answered).catch(() => {});
    else await answered;
  };
}

function binding<Given extends object, Row>(
  write: (q: Reads, values: Given) => Writing<Row>,
): (q: Reads | Tx, values: Given) => CompiledQuery<Row> {
  const known = new WeakMap<object, Known<Row>>();

  return (q, given) => {
    const { adapter } = q.getExecutor();
    const { query, values } = writtenFor(known.get(adapter) ?? begin(adapter), q, given);
    return { query: query.query, queryId: query.queryId, sql: query.sql, parameters: values(given) };
  };

  function begin(adapter: object): Known<Row> {
    const made: Known<Row> = { latest: undefined, byShape: new Map() };
    known.set(adapter, made);
    return made;
  }

  function writtenFor(of: Known<Row>, q: Reads | Tx, values: Given): Written<Row> {
    if (of.latest?.names && areAlone(of.latest.names, values)) return of.latest;
    const shape = shapeOf(values);
    of.latest = of.byShape.get(shape) ?? put(of, shape, q, values);
    return of.latest;
  }

  function put({ byShape }: Known<Row>, shape: string, q: Reads | Tx, values: Given): Written<Row> {
    const plain = q.withoutPlugins();
    const query = write(plain, standIns(values)).compile(plain);
    const made = { query, names: namesIn(values), values: valuesOf(query.parameters) };
    byShape.set(shape, made);
    return made;
  }
}

interface Known<Row> {
  /** Most are asked with the same names each time. */
  latest: Written<Row> | undefined;
  readonly byShape: Map<string, Written<Row>>;
}

/** Whether these are given, each with one value, and nothing else: the shape takes longer to write out. */
function areAlone(names: readonly string[], given: object): boolean {
  let at = 0;
  for (const name in given) {
    const value = (given as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (names[at++] !== name || Array.isArray(value)) return false;
  }
  return at === names.length;
}

function namesIn(given: object): string[] | undefined {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return named.some(([, value]) => Array.isArray(value)) ? undefined : named.map(([name]) => name);
}

/** What no driver has to ask anything of: no object of somebody's own that may refuse. */
function isSendable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isSendable);
  if (typeof value === "object") return value === null || value instanceof Uint8Array;
  return typeof value !== "function" && typeof value !== "symbol";
}

/** With the last one again until a full step: lists of nearly all lengths share a statement. */
export function filled<T>(list: readonly T[], step = 8): T[] {
  const more = (step - (list.length % step)) % step;
  return [...list, ...Array.from({ length: more }, () => list.at(-1) as T)];
}

/** A statement that is written already, by the shortest way to its rows. */
export function ask<Row>(q: Reads | Tx, query: CompiledQuery<Row>): Row[] | Promise<Row[]> {
  const { adapter, plugins } = q.getExecutor();
  for (const plugin of plugins) (plugin as Partial<Listening>).hear?.(query);
  const { near } = adapter as Partial<NearAdapter>;
  return near ? near.rows<Row>(query) : q.executeQuery<Row>(query).then(({ rows }) => rows);
}

/** Statements differ only by what is named in them, by the lengths of the lists, and by the columns of their rows. */
function shapeOf(given: object): string {
  let shape = "";
  for (const name in given) {
    const value = (given as Record<string, unknown>)[name];
    if (Array.isArray(value)) shape += `${name}${value.length}${columnsOf(value[0])},`;
    else if (value !== undefined) shape += `${name},`;
  }
  return shape;
}

function columnsOf(row: unknown): string {
  return typeof row === "object" && row !== null ? `(${Object.keys(row)})` : "";
}

function standIns<Given extends object>(values: Given): Given {
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one, at) => standInOf(name, at, one)) : new Placeholder(name),
    ]),
  ) as Given;
}

function standInOf(name: string, at: number, one: unknown) {
  if (typeof one !== "object" || one === null) return new Placeholder(name, at);
  return Object.fromEntries(Object.keys(one).map((column) => [column, new Placeholder(name, at, column)]));
}

/** Written out as `rowsOf` writes rows out: to look each place up takes longer than SQLite takes to answer. */
function valuesOf(parameters: readonly unknown[]): Written<unknown>["values"] {
  const found = parameters.map((one, at) => (one instanceof Placeholder ? one.written() : `fixed[${at}]`));
  return new Function("fixed", `return (given) => [${found.join(", ")}];`)(parameters);
}
