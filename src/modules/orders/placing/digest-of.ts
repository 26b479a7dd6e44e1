import { createHash } from "node:crypto";

/** Alike for what is alike. */
export function digestOf(of: unknown): string {
  return createHash("sha256").update(JSON.stringify(of)).digest("base64url");
}
