import { createHash } from "node:crypto";
import type { StoreRow } from "./repository.ts";

/** Tells whether a store is still as it was when it was seen. */
export function storeVersionOf(row: StoreRow): string {
  return createHash("sha256").update(JSON.stringify(row)).digest("hex").slice(0, 16);
}
