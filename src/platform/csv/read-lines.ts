import { Readable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";

export interface FileLines {
  readonly header: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const mostCell = 300_000;
const pieceBytes = 65_536;
/** Between these a shopper's request is answered. */
const linesAtOnce = 200;

/** Why a file cannot be read; one that is broken names its line. */
export type UnreadFile =
  | { readonly fault: "tableUnreadable" | "tableTooLong" | "tableEmpty" }
  | { readonly fault: "tableBroken"; readonly line: number };

/** The lines of a CSV file, whichever spreadsheet wrote it. */
export async function readLines(bytes: Uint8Array, mostLines = 20_000): Promise<FileLines | UnreadFile> {
  const text = decoded(bytes);
  if (text === undefined || text.includes("\0")) return { fault: "tableUnreadable" };
  const { CsvError, parse } = await import("csv-parse");
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostCell,
    info: true,
  });
  const lines: { line: number; cells: string[] }[] = [];
  let next = 1;
  try {
    const records = Readable.from(piecesOf(text)).pipe(parser);
    for await (const { record, info } of records as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      lines.push({ line: next, cells: record });
      next = info.lines + 1;
      if (lines.length > mostLines + 1) return { fault: "tableTooLong" };
      if (lines.length % linesAtOnce === 0) await breathe();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What was read before it may not have come out yet.
    const told = /at line (\d+)/.exec(error.message)?.[1] ?? error.lines;
    return { fault: "tableBroken", line: Number(told ?? next) };
  }
  const [header, ...rest] = lines;
  return header ? { header: header.cells, lines: rest } : { fault: "tableEmpty" };
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]/) + 1 || undefined).slice(0, 5_000);
  const count = (sign: string) => first.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** As bytes: cut as text, a sign of two halves would be lost where one piece ends in its middle. */
function* piecesOf(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
