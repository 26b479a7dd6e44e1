import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  }
  return readFileSync(file);
}
