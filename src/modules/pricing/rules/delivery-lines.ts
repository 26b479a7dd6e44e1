import { neverFreePaise, parseRupees } from "#contract/format/money.ts";
import type { LineFault } from "../views.ts";
import type { DeliveryRate } from "./delivery-rates.ts";

export const deliveryColumns = [
  "PIN code",
  "Delivered",
  "Days",
  "Up to grams",
  "Price",
  "Free above",
  "Cash on delivery",
] as const;

export interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ReadLines {
  readonly rows: readonly DeliveryRate[];
  readonly faults: readonly LineFault[];
}

/** For all that is named nowhere else. */
const restSign = "*";

/** Lines as rows. A place of which one line does not fit is left out whole, so that nobody pays by half of it. */
export function readDeliveryLines(header: FileLine, rest: readonly FileLine[]): ReadLines {
  const hasHeader = prefixIn(header.cells[0] ?? "") === undefined;
  const places = hasHeader ? placesIn(header.cells) : deliveryColumns.map((_, at) => at);
  if (!places)
    return { rows: [], faults: [{ line: header.line, problem: "columns", cell: header.cells.join(", ") }] };
  const rows: DeliveryRate[] = [];
  const faults: LineFault[] = [];
  const unfit = new Set<string>();
  const known = new Map<string, DeliveryRate>();
  const grams = new Set<string>();
  for (const { line, cells } of hasHeader ? rest : [header, ...rest]) {
    const cell = (of: (typeof deliveryColumns)[number]) => {
      const at = places[deliveryColumns.indexOf(of)] ?? -1;
      return (cells[at] ?? "").trim();
    };
    const read = readRow(cell);
    const prefix = prefixIn(cell("PIN code"));
    const fault = "problem" in read ? read : mismatch(read, { known, grams });
    if (fault) {
      faults.push({ line, ...fault });
      if (prefix !== undefined) unfit.add(prefix);
    } else if (!("problem" in read)) rows.push(read);
  }
  return { rows: rows.filter(({ prefix }) => !unfit.has(prefix)), faults };
}

/** The same the other way round. */
export function deliveryCells(rate: DeliveryRate): string[] {
  const { prefix, deliverable, days, upToGrams, paise, freeAbovePaise, takesCash } = rate;
  const number = (value: number | null) => (value === null ? "" : String(value));
  return [
    ...[prefix || restSign, yes(deliverable), number(days), number(upToGrams), rupees(paise)],
    ...[freeAbovePaise >= neverFreePaise ? "" : rupees(freeAbovePaise), yes(takesCash)],
  ];
}

type Fault = Omit<LineFault, "line">;

function readRow(cell: (of: (typeof deliveryColumns)[number]) => string): DeliveryRate | Fault {
  const fault = (problem: LineFault["problem"], of: (typeof deliveryColumns)[number]): Fault => ({
    problem,
    cell: cell(of).slice(0, 80),
  });
  const prefix = prefixIn(cell("PIN code"));
  if (prefix === undefined) return fault("prefix", "PIN code");
  const deliverable = answerIn(cell("Delivered"));
  if (deliverable === undefined) return fault("answer", "Delivered");
  const takesCash = answerIn(cell("Cash on delivery"));
  if (takesCash === undefined) return fault("answer", "Cash on delivery");
  const days = numberIn(cell("Days"), 0, 60);
  if (days === undefined) return fault("days", "Days");
  const upToGrams = numberIn(cell("Up to grams"), 1, 1_000_000_000);
  if (upToGrams === undefined) return fault("grams", "Up to grams");
  const paise = amountIn(cell("Price"), deliverable ? undefined : 0);
  if (paise === undefined) return fault("price", "Price");
  const freeAbovePaise = amountIn(cell("Free above"), neverFreePaise);
  if (freeAbovePaise === undefined) return fault("free", "Free above");
  return { prefix, deliverable, days, upToGrams, paise, freeAbovePaise, takesCash };
}

/** The lines of a place differ by weight and price alone. */
function mismatch(
  row: DeliveryRate,
  { known, grams }: { readonly known: Map<string, DeliveryRate>; readonly grams: Set<string> },
): Fault | undefined {
  const weight = `${row.prefix} ${row.upToGrams}`;
  if (grams.has(weight)) return { problem: "twice", cell: row.prefix || restSign };
  grams.add(weight);
  const first = known.get(row.prefix);
  if (!first) known.set(row.prefix, row);
  const isOther = (name: "deliverable" | "days" | "takesCash") => first && first[name] !== row[name];
  return isOther("deliverable") || isOther("days") || isOther("takesCash")
    ? { problem: "differs", cell: row.prefix || restSign }
    : undefined;
}

function placesIn(header: readonly string[]): number[] | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const named = header.map(plain);
  const places = deliveryColumns.map((column) => named.indexOf(plain(column)));
  return places[0] === -1 || places[4] === -1 ? undefined : places;
}

function prefixIn(cell: string): string | undefined {
  const plain = cell.replace(/\s/g, "");
  if (plain === restSign) return "";
  return /^[1-9]\d{0,5}$/.test(plain) ? plain : undefined;
}

/** What is left out is yes: it is said of the exceptions. */
function answerIn(cell: string): boolean | undefined {
  const text = cell.toLowerCase();
  if (["", "yes", "y", "true", "1", "हाँ", "हां"].includes(text)) return true;
  return ["no", "n", "false", "0", "नहीं"].includes(text) ? false : undefined;
}

function numberIn(cell: string, least: number, most: number): number | null | undefined {
  if (cell === "") return null;
  const number = /^\d{1,10}$/.test(cell) ? Number(cell) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function amountIn(cell: string, empty: number | undefined): number | undefined {
  if (cell === "") return empty;
  const paise = parseRupees(cell);
  return paise !== undefined && paise <= neverFreePaise ? paise : undefined;
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}

function rupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
