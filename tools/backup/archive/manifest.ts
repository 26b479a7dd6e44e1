import { createHash } from "node:crypto";
import { z } from "zod";
import { readJson } from "#contract/endpoints/read-json.ts";
import { readMigrations } from "#platform/database/migrations.ts";
import { goesBeside } from "#tools/backup/contents.ts";
import { Refusal } from "#tools/refusal.ts";
import type { Entry } from "./tar.ts";

export const manifestName = "manifest.json";
/** What the tally has of files; no table is called so. */
export const filesKind = "files/";

/** How much of a table, or of the files, there is, and its digest. */
const part = z.strictObject({ count: z.int(), sha256: z.string() });
const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string(), part),
  files: part,
});
export type Manifest = z.infer<typeof manifest>;

export const nameOfRows = (table: string, nth: number): string =>
  `tables/${table}-${String(nth).padStart(6, "0")}.jsonl`;
export const nameOfFile = (path: string): string => `${filesKind}${path}`;
export const tableOf = (name: string): string | undefined =>
  /^tables\/([a-z_]+)-\d{6,}\.jsonl$/.exec(name)?.[1];

/** Its place in DATA_DIR; a name that leads elsewhere, is no UTF-8, or leads to what no archive holds, is refused. */
export function pathOf(name: string): string {
  const path = name.startsWith(filesKind) ? name.slice(filesKind.length) : "";
  const steps = path.split("/");
  const isPlain = steps.every((step) => step !== "" && !/^\.{1,2}$|[\\:\p{Cc}\ufffd]/u.test(step));
  if (!isPlain || !goesBeside(steps[0] ?? ""))
    throw new Refusal(`a file of an archive cannot be named ${JSON.stringify(name)}`);
  return path;
}

/** The same on both engines: what each makes of the texts is its own. */
export function ownMigrations(): Manifest["migrations"] {
  return readMigrations("sqlite").map(({ name, checksum }) => ({ name, checksum }));
}

export function readManifest({ bytes }: Entry): Manifest {
  const read = manifest.safeParse(readJson(bytes.toString()));
  if (!read.success) throw new Refusal(`its ${manifestName} is none that this version knows`);
  return read.data;
}

/** Counts what goes by, and makes a digest of each table and of all files. */
export function createTally() {
  const none = () => ({ count: 0, hash: createHash("sha256") });
  const parts = new Map<string, ReturnType<typeof none>>();
  return {
    add(kind: string, entry: Entry, count: number): Entry {
      const one = parts.get(kind) ?? none();
      one.hash.update(`${entry.name}\n${entry.bytes.length}\n`).update(entry.bytes);
      parts.set(kind, { ...one, count: one.count + count });
      return entry;
    },
    partOf(kind: string): z.infer<typeof part> {
      const { count, hash } = parts.get(kind) ?? none();
      return { count, sha256: hash.copy().digest("hex") };
    },
    kinds: () => [...parts.keys()],
  };
}
