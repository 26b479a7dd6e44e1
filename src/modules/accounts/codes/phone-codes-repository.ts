import { sql } from "kysely";
import type { Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    phone_codes: PhoneCodeRow;
  }
}

export interface PhoneCodeRow {
  request_hash: string;
  phone: string;
  code_mac: string;
  tries_left: number;
  created_at: number;
  expires_at: number;
}

export async function insertPhoneCode(tx: Tx, code: PhoneCodeRow): Promise<void> {
  await tx.insertInto("phone_codes").values(code).execute();
}

/** Uses up one try before the code is compared, so that many at once get no more than there are. */
export function spendPhoneTry(
  tx: Tx,
  { request, phone }: { readonly request: string; readonly phone: string },
  { now, until }: { readonly now: number; readonly until: number },
): Promise<PhoneCodeRow | undefined> {
  return tx
    .updateTable("phone_codes")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("request_hash", "=", request)
    .where("phone", "=", phone)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .where("created_at", "<=", until)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePhoneCode(tx: Tx, request: string): Promise<void> {
  await tx.deleteFrom("phone_codes").where("request_hash", "=", request).execute();
}

export async function deletePhoneCodesTo(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom("phone_codes").where("phone", "=", phone).execute();
}

export async function deleteOldPhoneCodes(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("phone_codes").where("expires_at", "<=", now).execute();
}
