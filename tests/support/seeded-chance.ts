import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Ids, codes and tokens that are made meanwhile come from the seed: the same work makes the same ones. */
export async function withChanceFrom<T>(seed: number, work: () => Promise<T>): Promise<T> {
  const { randomUUID, randomBytes, randomInt } = crypto;
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => next() & 255));
  const uuid = () => {
    const hex = bytes(16).toString("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Object.assign(crypto, {
    randomUUID: uuid,
    randomBytes: bytes,
    randomInt: (first: number, end?: number) =>
      end === undefined ? next() % first : first + (next() % (end - first)),
  });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(crypto, { randomUUID, randomBytes, randomInt });
    syncBuiltinESMExports();
  }
}
