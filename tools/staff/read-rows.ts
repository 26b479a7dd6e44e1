import { readFileSync } from "node:fs";
import { refuse } from "./command.ts";

/** A slip in the file is the owner's to mend: lines that say where, and no trace of ours. */
export function readRows(file: string): unknown[] | undefined {
  try {
    const given = JSON.parse(readFileSync(file, "utf8")) as unknown;
    return Array.isArray(given) ? given : [given];
  } catch (error) {
    refuse(`${file} cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}
