import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#platform/make-folder.ts";

/**
 * The key of one-time codes, which must not lie in the database they are kept in.
 * Machines that share a PostgreSQL agree on one by its address, whose password no table holds.
 */
export function readCodeKey({
  DATA_DIR,
  DATABASE_URL,
}: {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}): Buffer {
  if (DATABASE_URL) return createHash("sha256").update(`haat codes ${DATABASE_URL}`).digest();
  const file = join(DATA_DIR, "codes.key");
  makeFolder(DATA_DIR);
  try {
    writeFileSync(file, randomBytes(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  }
  return readFileSync(file);
}
