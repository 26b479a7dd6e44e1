import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    push_devices: DeviceRow;
  }
}

export interface DeviceRow {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  browser: string;
  created_at: number;
}

export function devicesOf(q: Reads | Tx, userIds: readonly string[]): Promise<DeviceRow[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("push_devices")
    .selectAll()
    .where("user_id", "in", userIds)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findDevice(q: Reads, id: string): Promise<DeviceRow | undefined> {
  return q.selectFrom("push_devices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A browser is one device, whoever works at it. */
export async function saveDevice(tx: Tx, row: DeviceRow): Promise<void> {
  const { endpoint: _, ...rest } = row;
  await tx
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(rest))
    .execute();
}

export async function deleteDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("push_devices").where("id", "in", ids).execute();
}

export async function deleteDevicesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("push_devices").where("user_id", "=", userId).execute();
}
