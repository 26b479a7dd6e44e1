import type { Reads, Tx } from "#platform/database/database.ts";
import { prepared } from "#platform/database/prepared.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    addresses: AddressRow;
  }
}

export interface AddressRow {
  id: string;
  user_id: string;
  name: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  pin_code: string;
  country: string;
  is_default: number;
  created_at: number;
}

/** The default one first, then the newest. */
export const addressesOf = prepared((q, { userId }: { userId: string }) =>
  q
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("id", "desc"),
);

export function findAddress(q: Reads | Tx, userId: string, id: string): Promise<AddressRow | undefined> {
  return q
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertAddress(tx: Tx, address: AddressRow): Promise<void> {
  await tx.insertInto("addresses").values(address).execute();
}

export async function updateAddress(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Omit<AddressRow, "id" | "user_id">>,
): Promise<void> {
  await tx.updateTable("addresses").set(change).where("user_id", "=", userId).where("id", "=", id).execute();
}

export async function deleteAddress(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom("addresses").where("user_id", "=", userId).where("id", "=", id).execute();
}

export async function deleteAddressesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("addresses").where("user_id", "=", userId).execute();
}

export async function clearDefaultAddress(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("addresses")
    .set({ is_default: 0 })
    .where("user_id", "=", userId)
    .where("is_default", "=", 1)
    .execute();
}
