import type { Reads, Tx } from "./database.ts";
import { raiseValue, readValue } from "./key-values.ts";

const name = "backed_up_at";

/** When the newest copy was whole, as whoever makes one says. */
export const noteBackup = (tx: Tx, at: number): Promise<void> => raiseValue(tx, name, at);

/** Null where `db:backup` has never made one: others may copy the database in their own way. */
export async function lastBackup(q: Reads): Promise<number | null> {
  return (await readValue(q, name)) || null;
}
