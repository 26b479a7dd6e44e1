import { expect, it } from "vitest";
import { packedToKeep, unpack } from "./packing.ts";

it.each(["br", "gzip"] as const)(
  "holds of what is kept no byte more than it is long: %s",
  async (packing) => {
    const page = Buffer.from("All of the shop's tea. ".repeat(200));
    const packed = await packedToKeep(page, packing);
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(await unpack(packed, packing)).toEqual(page);
  },
);
