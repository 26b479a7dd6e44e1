import { hkdfSync } from "node:crypto";

/** A key of its own for each purpose, out of the one that the shop keeps: none of them tells another. */
export function derivedKey(linkKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", linkKey, "", `haat ${purpose}`, 32));
}

/** Of one-time codes, which must not lie in the database that keeps them. */
export const codeKeyOf = (linkKey: string): Buffer => derivedKey(linkKey, "codes");
