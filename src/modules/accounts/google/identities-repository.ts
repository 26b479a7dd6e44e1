import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    identities: IdentityRow;
  }
}

export interface IdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
}

export function findIdentity(
  q: Reads | Tx,
  { issuer, subject }: Pick<IdentityRow, "issuer" | "subject">,
): Promise<IdentityRow | undefined> {
  return q
    .selectFrom("identities")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export async function identitiesOf(q: Reads | Tx, userId: string): Promise<Omit<IdentityRow, "user_id">[]> {
  return q
    .selectFrom("identities")
    .select(["issuer", "subject", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** False when the person has another account of this issuer already, or this one is somebody else's. */
export async function insertIdentity(tx: Tx, identity: IdentityRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("identities")
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteIdentitiesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("identities").where("user_id", "=", userId).execute();
}
