import { expect, it } from "vitest";
import { compressedToKeep, unpack } from "./compression.ts";

it.each(["br", "gzip"] as const)(
  "holds of what is kept no byte more than it is long: %s",
  async (encoding) => {
    const page = Buffer.from("All of the shop's tea. ".repeat(200));
    const compressed = await compressedToKeep(page, encoding);
    expect(compressed.buffer.byteLength).toBe(compressed.length);
    expect(await unpack(compressed, encoding)).toEqual(page);
  },
);
