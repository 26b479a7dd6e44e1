import type { Compilable, CompiledQuery } from "kysely";
import type { Reads, Tx } from "./database.ts";

interface Written<Row> {
  readonly query: CompiledQuery<Row>;
  /** Where each parameter is found in what is given. */
  readonly places: readonly Place[];
}

class Place {
  readonly name: string;
  readonly at: number | undefined;
  constructor(name: string, at?: number) {
    this.name = name;
    this.at = at;
  }
}

/**
 * A statement that is put together once, for the busiest paths: building one takes longer than SQLite takes to answer.
 * `write` is given stand-ins for the values, so it may only hand them on, never look into them.
 */
export function prepared<Given extends object, Row>(
  write: (q: Reads, given: Given) => Compilable<Row>,
): (q: Reads | Tx, given: Given) => Promise<Row[]> {
  const known = new WeakMap<object, Map<string, Written<Row>>>();

  return async (q, given) => {
    const { adapter } = q.getExecutor();
    const written = known.get(adapter) ?? new Map<string, Written<Row>>();
    known.set(adapter, written);
    const shape = shapeOf(given);
    const { query, places } = written.get(shape) ?? put(written, shape, q, given);
    const parameters = places.map((place) => valueAt(given, place));
    return (await q.executeQuery<Row>({ ...query, parameters })).rows;
  };

  function put(written: Map<string, Written<Row>>, shape: string, q: Reads | Tx, given: Given): Written<Row> {
    const query = write(q, standIns(given)).compile();
    const made = { query, places: query.parameters as readonly Place[] };
    written.set(shape, made);
    return made;
  }
}

/** Statements differ only by the lengths of the lists in them. */
function shapeOf(given: object): string {
  let shape = "";
  for (const value of Object.values(given)) if (Array.isArray(value)) shape += `${value.length},`;
  return shape;
}

function standIns<Given extends object>(given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((_, at) => new Place(name, at)) : new Place(name),
    ]),
  ) as Given;
}

function valueAt(given: object, place: Place): unknown {
  if (!(place instanceof Place)) return place;
  const value = (given as Record<string, unknown>)[place.name];
  return place.at === undefined ? value : (value as readonly unknown[])[place.at];
}
