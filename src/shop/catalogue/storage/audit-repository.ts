import type { Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import "./catalogue-tables.ts";

export interface StaffDeed {
  readonly staffId: string;
  readonly action: string;
  readonly subject: string;
  readonly details: object;
  readonly at: number;
}

/** Who of the staff changed what, in the transaction that changes it. */
export async function insertAudit(
  tx: Tx,
  { staffId, action, subject, details, at }: StaffDeed,
): Promise<void> {
  const row = { id: newId(at), user_id: staffId, action, subject, details: JSON.stringify(details), at };
  await tx.insertInto("audit").values(row).execute();
}
