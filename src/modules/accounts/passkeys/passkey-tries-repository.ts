import type { Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    passkey_tries: PasskeyTryRow;
  }
}

export interface PasskeyTryRow {
  /** Of what the browser keeps that asked. */
  token_hash: string;
  challenge_hash: string;
  expires_at: number;
}

export async function insertPasskeyTry(tx: Tx, row: PasskeyTryRow): Promise<void> {
  await tx.insertInto("passkey_tries").values(row).execute();
}

/** Taken once, whatever is answered to it. */
export async function takePasskeyTry(tx: Tx, hash: string, now: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("passkey_tries")
    .where("token_hash", "=", hash)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge_hash : undefined;
}

export async function deleteOldPasskeyTries(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("passkey_tries").where("expires_at", "<=", now).execute();
}
