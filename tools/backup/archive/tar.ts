import { Refusal } from "#tools/refusal.ts";

/** A file of an archive; it is held whole. */
export type Entry = { readonly name: string; readonly bytes: Buffer };

export const mostBytes = 256 * 1024 * 1024;
const block = 512;
const longestName = 100;

/** As any `tar` reads it: POSIX ustar, names that are longer in a pax header. */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    // What could not be read again is not written.
    if (bytes.length > mostBytes) throw new Refusal(`${name} is too large for an archive.`);
    if (Buffer.byteLength(name) > longestName) yield* partsOf("pax", paxOf(name), "x");
    yield* partsOf(name, bytes, "0");
  }
  yield Buffer.alloc(2 * block);
}

export async function* entriesIn(tar: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const take = taker(tar);
  for (let longName: string | undefined; ; ) {
    const head = await take(block);
    if (head.every((byte) => byte === 0)) break;
    const text = (at: number, length: number) =>
      head.toString("utf8", at, at + length).split("\0", 1)[0] ?? "";
    const [size, sum, kind] = [Number.parseInt(text(124, 12), 8), text(148, 8), text(156, 1)];
    if (sumOf(head) !== Number.parseInt(sum, 8) || !(size >= 0 && size <= mostBytes))
      throw new Refusal("it is damaged: a header does not hold together");
    if (kind !== "0" && kind !== "x")
      throw new Refusal(`it holds ${text(0, longestName)}, which is no plain file`);
    const bytes = (await take(Math.ceil(size / block) * block)).subarray(0, size);
    if (kind === "0") yield { name: longName ?? text(0, longestName), bytes };
    longName = kind === "x" ? /^\d+ path=(.*)\n/.exec(bytes.toString())?.[1] : undefined;
  }
  // To the end: the checksum of the compression stands there.
  for await (const _ of tar);
}

function* partsOf(name: string, bytes: Buffer, kind: "0" | "x"): Generator<Buffer> {
  const head = Buffer.alloc(block);
  const size = bytes.length.toString(8).padStart(11, "0");
  Buffer.from(name).copy(head, 0, 0, longestName);
  head.write(`0000600\0${"0000000\0".repeat(2)}${size}\0${"0".repeat(11)}\0${" ".repeat(8)}${kind}`, 100);
  head.write("ustar\u000000", 257);
  head.write(`${sumOf(head).toString(8).padStart(6, "0")}\0 `, 148);
  yield* [head, bytes, Buffer.alloc((block - (bytes.length % block)) % block)];
}

/** A line that begins with its own length. */
function paxOf(name: string): Buffer {
  const rest = Buffer.byteLength(` path=${name}\n`);
  return Buffer.from(`${rest + String(rest + String(rest).length).length} path=${name}\n`);
}

/** Its own field counts as spaces. */
const sumOf = (head: Buffer): number =>
  head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

function taker(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return async (length: number): Promise<Buffer> => {
    const parts: Uint8Array[] = [held];
    for (let have = held.length; have < length; ) {
      const { value, done } = await pieces.next();
      if (done) throw new Refusal("it is cut off");
      parts.push(value);
      have += value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(length);
    return all.subarray(0, length);
  };
}
