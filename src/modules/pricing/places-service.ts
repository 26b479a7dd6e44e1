import { stringify } from "csv-stringify/sync";
import { unread } from "#contract/endpoints/unread-file.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import type { Database } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { streamOf } from "#platform/stream-of.ts";
import { type RateTable, rateChanges } from "./rate-changes.ts";
import { deleteDeliveryFile, findDeliveryFile, insertDeliveryFile } from "./rate-changes-repository.ts";
import * as stored from "./rates-repository.ts";
import { deliveryCells, deliveryColumns, readDeliveryLines } from "./rules/delivery-lines.ts";
import { type DeliveryRate, placesOf, rowsOf } from "./rules/delivery-rates.ts";
import type { DeliveryPlace, LineFault } from "./views.ts";

/** As many as there are PIN codes in India, and some for weights. */
const mostRows = 40_000;
const placesAtOnce = 50;
const linesAtOnce = 500;
/** So long a file that was looked at waits to be put. */
const fileKept = 86_400_000;
const mostFaults = 200;

const table: RateTable<DeliveryRate> = {
  kind: "delivery",
  keyOf: ({ prefix }) => prefix,
  list: stored.listDeliveryRates,
  drop: stored.deleteDeliveryPlaces,
  insert: stored.insertDeliveryRates,
};

export interface LookedAt {
  readonly id: string;
  readonly lines: number;
  /** Of those that fit. */
  readonly places: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** In the table and not in the file. */
  readonly missing: number;
  readonly faults: readonly LineFault[];
  readonly moreFaults: number;
  readonly version: number;
}

/** Where parcels go and for how much, as the owner keeps it. */
export function createPlacesService(parts: { readonly db: Database; readonly clock: Clock }) {
  const { db, clock } = parts;
  const changes = rateChanges(parts, table);

  return {
    changes: changes.list,
    version: changes.version,

    async list({ begin, after }: { readonly begin: string; readonly after: string | undefined }) {
      const request = { begin, after, limit: placesAtOnce + 1 };
      const [version, rows, count] = await Promise.all([
        changes.version(),
        stored.listDeliveryPlaces(db.read, request),
        stored.countDeliveryPlaces(db.read),
      ]);
      const places = placesOf(rows);
      const shown = places.slice(0, placesAtOnce);
      const next = places.length > placesAtOnce ? (shown.at(-1)?.prefix ?? null) : null;
      return { version, places: shown, next, count };
    },

    async find(prefix: string): Promise<Outcome<{ version: number; place: DeliveryPlace }>> {
      const version = await changes.version();
      const [place] = placesOf(await stored.findDeliveryPlaces(db.read, [prefix]));
      return place ? success({ version, place }) : failure("notFound");
    },

    /** A new one never writes over another that somebody forgot. */
    set(
      by: string,
      seen: number,
      { isNew, ...place }: DeliveryPlace & { isNew: boolean },
    ): Promise<Outcome<void>> {
      const refuse = (now: readonly DeliveryRate[]) =>
        isNew && now.length > 0 ? failure("placeTaken", { field: "prefix" }) : undefined;
      return changes.change({
        by,
        seen,
        deed: "set",
        keys: () => [place.prefix],
        rows: rowsOf(place),
        refuse,
      });
    },

    remove(by: string, seen: number, prefix: string): Promise<Outcome<void>> {
      const refuse = (now: readonly DeliveryRate[]) => (now.length === 0 ? failure("notFound") : undefined);
      return changes.change({ by, seen, deed: "removed", keys: () => [prefix], rows: [], refuse });
    },

    file: (): ReadableStream<Uint8Array> => streamOf(fileParts()),

    /** It is kept, and nothing is changed yet. */
    async read(by: string, bytes: Uint8Array): Promise<Outcome<string>> {
      const file = await readLines(bytes, mostRows);
      if ("fault" in file) return unread(file);
      const { rows, faults } = readDeliveryLines({ line: 1, cells: file.header }, file.lines);
      if (rows.length === 0 && faults.length === 0) return failure("tableEmpty", { field: "table" });
      const at = clock.now();
      const row = {
        ...{ id: newId(at), by_id: by, rows: JSON.stringify(rows), lines: rows.length + faults.length, at },
        faults: JSON.stringify({ first: faults.slice(0, mostFaults), count: faults.length }),
      };
      await db.write((tx) => insertDeliveryFile(tx, row, at - fileKept));
      return success(row.id);
    },

    /** What it would make of the table as it is now. */
    async look(id: string): Promise<Outcome<LookedAt>> {
      const file = await findDeliveryFile(db.read, id);
      if (!file) return failure("notFound");
      const version = await changes.version();
      const now = new Map(
        placesOf(await stored.listDeliveryRates(db.read)).map((one) => [one.prefix, said(one)]),
      );
      const places = placesOf(JSON.parse(file.rows) as DeliveryRate[]);
      const known = places.filter(({ prefix }) => now.has(prefix));
      const same = known.filter((one) => now.get(one.prefix) === said(one)).length;
      const { first, count } = JSON.parse(file.faults) as { first: LineFault[]; count: number };
      return success({
        ...{ id, lines: file.lines, places: places.length, version },
        ...{ added: places.length - known.length, changed: known.length - same, same },
        ...{ missing: now.size - known.length, faults: first, moreFaults: count - first.length },
      });
    },

    /** All lines that fit; those that are missing go where that is wished. */
    async put(
      by: string,
      { id, seen, replaces }: { readonly id: string; readonly seen: number; readonly replaces: boolean },
    ): Promise<Outcome<number>> {
      const file = await findDeliveryFile(db.read, id);
      if (!file) return failure("notFound");
      const rows = JSON.parse(file.rows) as DeliveryRate[];
      const prefixes = new Set(rows.map(({ prefix }) => prefix));
      const { count: faults } = JSON.parse(file.faults) as { count: number };
      // A place whose line does not fit is missing among them, and nobody wanted it to go.
      if (replaces && faults > 0) return failure("fileHasFaults", { field: "replaces" });
      if (prefixes.size === 0) return failure("tableEmpty");
      const keys = (now: readonly DeliveryRate[]) =>
        replaces ? [...new Set([...prefixes, ...now.map(({ prefix }) => prefix)])] : [...prefixes];
      const done = await changes.change({ by, seen, deed: "file", keys, rows });
      if (!done.ok) return done;
      await db.write((tx) => deleteDeliveryFile(tx, id));
      return success(prefixes.size);
    },

    takeBack: (by: string, id: string) => changes.takeBack(id, by),
  };

  async function* fileParts(): AsyncGenerator<string> {
    const lines = (some: string[][]) => stringify(some, { record_delimiter: "windows" });
    // Spreadsheets take a file without a byte order mark for one of the letters of their own country.
    yield `\ufeff${lines([[...deliveryColumns]])}`;
    const rows = await stored.listDeliveryRates(db.read);
    for (let from = 0; from < rows.length; from += linesAtOnce)
      yield lines(rows.slice(from, from + linesAtOnce).map(deliveryCells));
  }
}

function said({ deliverable, days, takesCash, bands }: DeliveryPlace): string {
  const told = bands.map(({ upToGrams, paise, freeAbovePaise }) => [upToGrams, paise, freeAbovePaise]);
  return JSON.stringify([deliverable, days, takesCash, told]);
}
