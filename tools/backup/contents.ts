import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Refusal } from "../refusal.ts";

export type EngineName = "sqlite" | "postgres";

/** The database's file inside a backup. */
export const databaseNames: Readonly<Record<EngineName, string>> = {
  sqlite: "database.sqlite",
  postgres: "database.dump",
};
export const aboutName = "about.json";
export const keptName = "before-restore";

const about = z.object({
  madeAt: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** Names in DATA_DIR that lie beside the database: pictures, and keys in copies of older versions. */
  beside: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
});
export type About = z.infer<typeof about>;

/**
 * What the database itself, the messages of a demo and former restores leave in DATA_DIR; and keys, as copies lie in
 * more places than the shop, and whoever finds one could sign the links of every order in it.
 */
const notBeside =
  /^(shop\.sqlite.*|outbox|before-restore|restoring|.*\.(key|part|before-restore|lock|pid|sock))$/;

/** A backup is a folder for one engine; an archive is a file for both. */
export const isArchive = (name: string | undefined): name is string => /\.tar\.gz$/.test(name ?? "");

export const goesBeside = (name: string): boolean => !notBeside.test(name);

/** A link goes as what it leads to, such as pictures on another disk; one that leads nowhere ends the copy. */
export function besideTheDatabase(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => {
      if (!goesBeside(name)) return false;
      const found = statSync(join(folder, name));
      return found.isFile() || found.isDirectory();
    })
    .sort();
}

export function readAbout(folder: string): About {
  try {
    const read = about.parse(JSON.parse(readFileSync(join(folder, aboutName), "utf8")));
    if (read.beside.some((name) => name.includes("/") || name.includes("\\") || name.startsWith(".")))
      throw new Error("it names files elsewhere");
    return read;
  } catch (error) {
    throw new Refusal(
      `${folder} is no backup of a shop: ${join(folder, aboutName)} cannot be read (${(error as Error).message.split("\n")[0]}).`,
    );
  }
}

/** Gives how many files. */
export function copyTree(from: string, to: string): number {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  let files = 0;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) files += copyTree(source, target);
    else if (entry.isFile()) {
      copyFileSync(source, target);
      files++;
    }
  }
  return files;
}
