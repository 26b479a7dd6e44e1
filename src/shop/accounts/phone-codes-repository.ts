import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    phone_codes: PhoneCodeRow;
  }
}

export interface PhoneCodeRow {
  phone: string;
  request_hash: string;
  code_mac: string;
  tries_left: number;
  created_at: number;
  expires_at: number;
}

/** Takes the place of the number's last code, unless that one was made between these times. */
export async function replacePhoneCode(
  tx: Tx,
  code: PhoneCodeRow,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<boolean> {
  const { phone: _, ...rest } = code;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("phone_codes")
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column("phone")
        .doUpdateSet(rest)
        .where(({ eb, or }) =>
          or([eb("phone_codes.created_at", "<=", after), eb("phone_codes.created_at", ">", until)]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function phoneCodeMadeAt(tx: Tx, phone: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom("phone_codes")
    .select("created_at")
    .where("phone", "=", phone)
    .executeTakeFirst();
  return row?.created_at;
}

/** Uses up one try before the code is compared, so that many at once get no more than there are. */
export function spendPhoneTry(
  tx: Tx,
  phone: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<PhoneCodeRow | undefined> {
  return tx
    .updateTable("phone_codes")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("phone", "=", phone)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .where("created_at", "<=", until)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePhoneCode(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom("phone_codes").where("phone", "=", phone).execute();
}

export async function deleteOldPhoneCodes(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("phone_codes").where("expires_at", "<=", now).execute();
}
