import { createWriteStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { FileOfAnswer } from "#contract/endpoints/file-answer.ts";
import { Refusal } from "../refusal.ts";

/** One row or a list of them, all of them good: whoever mends the file may run it again without looking what went in. */
export function rowsIn<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
  const value = jsonIn(file);
  const read = z.array(schema).safeParse(Array.isArray(value) ? value : [value]);
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    ({ path: [row, ...field], message }) =>
      `${file}, row ${Number(row) + 1}${field.length > 0 ? `, ${field.join(".")}` : ""}: ${message}`,
  );
  throw new Refusal([...faults, "Nothing was changed."].join("\n"));
}

export function jsonIn(file: string): unknown {
  return read(file, () => JSON.parse(readFileSync(file, "utf8")));
}

export function bytesIn(file: string): Uint8Array {
  return read(file, () => new Uint8Array(readFileSync(file)));
}

function read<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** As it comes, however long it is; readable by its owner alone. */
export async function writeFile(file: string, { body }: FileOfAnswer): Promise<void> {
  await pipeline(piecesOf(body), createWriteStream(file, { mode: 0o600 }));
}

export function piecesOf(body: FileOfAnswer["body"]): Readable {
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as never);
}
