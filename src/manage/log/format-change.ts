import type { Lang } from "#contract/texts/lang.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import { formatFieldName, formatValue, inCamelCase } from "./format-fields.ts";

type LoggedValues = Readonly<Record<string, unknown>>;
type Reader = {
  readonly words: ServerTexts["manage"];
  readonly lang: Lang;
  /** What a setting's field is called on its form. */
  readonly nameOf?: (field: string) => string | undefined;
  /** What whoever reads knows already. */
  readonly isLeftOut?: (field: string) => boolean;
};

/** What an action changed, a short line for each thing: what it is now, and after what. */
export function formatChange(before: unknown, after: unknown, reader: Reader): string[] {
  // Of what is gone: what it was.
  const isGone = (after === null || after === undefined) && before !== null;
  const said =
    Array.isArray(after) || Array.isArray(before)
      ? formatRows(listOf(before), listOf(after), reader)
      : isGone
        ? changesIn(undefined, before, reader)
        : changesIn(before, after, reader);
  return [...new Set(said.map((text) => text.charAt(0).toUpperCase() + text.slice(1)))];
}

/** Rows of a table, a line for each: those before stand for those after only where there are as many. */
function formatRows(was: readonly unknown[], is: readonly unknown[], reader: Reader): string[] {
  const rows = is.length > 0 ? is : was;
  return rows
    .map((row, at) => changesIn(was.length === is.length ? was[at] : undefined, row, reader).join(", "))
    .filter(Boolean);
}

function changesIn(before: unknown, after: unknown, reader: Reader): string[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  const columns = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return columns.flatMap((column) => {
    const name = inCamelCase(column);
    if (reader.isLeftOut?.(name)) return [];
    const text = valueChange(name, was[column], is[column], reader);
    if (text === "") return [];
    const label = reader.nameOf?.(name) ?? formatFieldName(name, reader.words);
    const isPlain = speaksForItself.has(name) && typeof is[column] !== "number";
    return [isPlain || name === "paise" || text.startsWith(`${label}: `) ? text : `${label}: ${text}`];
  });
}

function valueChange(name: string, was: unknown, is: unknown, reader: Reader): string {
  const { words, lang } = reader;
  if ((name === "lines" && Array.isArray(is)) || isCounted(is))
    return JSON.stringify(was) === JSON.stringify(is) ? "" : piecesOf(is, words);
  if (Array.isArray(is) || Array.isArray(was)) return listChange(name, was, is, reader);
  if (isNested(is) || isNested(was)) return changesIn(was, is, reader).join(", ");
  const isNew = was === undefined || was === null;
  // Of what is new, all that was not asked for; no tax is a rate of it.
  const isRate = name.startsWith("percent") && reader.nameOf?.(name) !== undefined;
  if (isNew && !isRate && (is === false || is === 0)) return "";
  const [old, now] = [formatValue(name, was, words, lang), formatValue(name, is, words, lang)];
  if (old === now) return "";
  return old === "" ? now : `${old} → ${now || "–"}`;
}

/** One entry after the other, as they stand in both; what is said plainly is said whole. */
function listChange(name: string, was: unknown, is: unknown, reader: Reader): string {
  const [old, now] = [listOf(was), listOf(is)];
  if (JSON.stringify(old) === JSON.stringify(now)) return "";
  const entries = now.length > 0 ? now : old;
  return entries
    .map((entry, at) =>
      isNested(entry)
        ? changesIn(now.length > 0 ? unplaced(old[at]) : undefined, unplaced(entry), reader).join(", ")
        : formatValue(name, entry, reader.words, reader.lang),
    )
    .filter(Boolean)
    .join("; ");
}

/** Its place in the list is where it stands. */
function unplaced(entry: unknown): LoggedValues {
  const { position: _, ...rest } = factsOf(entry);
  return rest;
}

/** The goods of a parcel are counted: which they are stands in the order. */
function piecesOf(lines: unknown, words: Reader["words"]): string {
  const counts = listOf(lines).map((line) => Number(factsOf(line).quantity ?? factsOf(line).pieces ?? 0));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all > 0 ? words.orders.pieces(all) : "";
}

/** Lines of an order with how many pieces of each, and nothing else. */
function isCounted(value: unknown): boolean {
  const entries = listOf(value);
  const counts = ["line", "pieces", "quantity"];
  return (
    entries.some((one) => isNested(one) && "line" in factsOf(one)) &&
    entries.every((one) => isNested(one) && Object.keys(factsOf(one)).every((key) => counts.includes(key)))
  );
}

/** Its value names it. */
const speaksForItself = new Set([
  "state",
  "status",
  "payment",
  "cancelReason",
  "lines",
  "carrier",
  "trackingNumber",
  "parcels",
  "paise",
]);

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function factsOf(value: unknown): LoggedValues {
  return isNested(value) ? (value as LoggedValues) : {};
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
