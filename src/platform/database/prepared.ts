import type { Compilable, CompiledQuery, KyselyPlugin } from "kysely";
import type { Reads, Tx } from "./database.ts";
import type { NearAdapter } from "./near-adapter.ts";

interface Written<Row> {
  readonly query: CompiledQuery<Row>;
  /** Where each parameter is found in what is given. */
  readonly places: readonly Place[];
}

/** What a database may carry to hear of statements: of a prepared one with its values, each time it is asked. */
export interface Listening extends KyselyPlugin {
  hear(query: CompiledQuery): void;
}

class Place {
  readonly name: string;
  readonly at: number | undefined;
  readonly column: string | undefined;
  constructor(name: string, at?: number, column?: string) {
    this.name = name;
    this.at = at;
    this.column = column;
  }
}

/**
 * A statement that is put together once, for the busiest paths: building one takes longer than SQLite takes to answer.
 * `write` is given stand-ins for the values, so it may only hand them on, never look into them. What is given may be
 * a list of values, or of rows that have all the same columns.
 */
export function prepared<Given extends object, Row>(
  write: (q: Reads, given: Given) => Compilable<Row>,
): (q: Reads | Tx, given: Given) => Promise<Row[]> {
  const known = new WeakMap<object, Map<string, Written<Row>>>();

  return async (q, given) => {
    const { adapter, plugins } = q.getExecutor();
    const written = known.get(adapter) ?? new Map<string, Written<Row>>();
    known.set(adapter, written);
    const shape = shapeOf(given);
    const { query, places } = written.get(shape) ?? put(written, shape, q, given);
    const asked = { ...query, parameters: places.map((place) => valueAt(given, place)) };
    for (const plugin of plugins) (plugin as Partial<Listening>).hear?.(asked);
    const { near } = adapter as Partial<NearAdapter>;
    return (await (near ?? q).executeQuery<Row>(asked)).rows;
  };

  function put(written: Map<string, Written<Row>>, shape: string, q: Reads | Tx, given: Given): Written<Row> {
    const query = write(q.withoutPlugins(), standIns(given)).compile();
    const made = { query, places: query.parameters as readonly Place[] };
    written.set(shape, made);
    return made;
  }
}

/** Statements differ only by what is named in them, by the lengths of the lists, and by the columns of their rows. */
function shapeOf(given: object): string {
  let shape = "";
  for (const [name, value] of Object.entries(given))
    if (Array.isArray(value)) shape += `${name}${value.length}${columnsOf(value[0])},`;
    else if (value !== undefined) shape += `${name},`;
  return shape;
}

function columnsOf(row: unknown): string {
  return typeof row === "object" && row !== null ? `(${Object.keys(row).sort()})` : "";
}

function standIns<Given extends object>(given: Given): Given {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one, at) => standInOf(name, at, one)) : new Place(name),
    ]),
  ) as Given;
}

function standInOf(name: string, at: number, one: unknown) {
  if (typeof one !== "object" || one === null) return new Place(name, at);
  return Object.fromEntries(Object.keys(one).map((column) => [column, new Place(name, at, column)]));
}

function valueAt(given: object, place: Place): unknown {
  if (!(place instanceof Place)) return place;
  const value = (given as Record<string, unknown>)[place.name];
  if (place.at === undefined) return value;
  const one = (value as readonly unknown[])[place.at];
  return place.column === undefined ? one : (one as Record<string, unknown>)[place.column];
}
