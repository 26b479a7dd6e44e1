import { newId } from "../ids.ts";
import type { Tx } from "./database.ts";

declare module "./database.ts" {
  interface Tables {
    audit: { id: string; user_id: string; action: string; subject: string; details: string; at: number };
  }
}

export interface Deed {
  /** A user's id, or the name on the machine. */
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly details: object;
  readonly at: number;
}

/** Who did what, written in the transaction that does it. */
export async function noteDeed(tx: Tx, { by, action, subject, details, at }: Deed): Promise<void> {
  const row = { id: newId(at), user_id: by, action, subject, details: JSON.stringify(details), at };
  await tx.insertInto("audit").values(row).execute();
}
