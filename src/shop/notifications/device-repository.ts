import type { Database, Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    told_devices: DeviceRow;
    push_keys: { name: string; public_key: string; private_key: string };
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
    .selectFrom("told_devices")
    .selectAll()
    .where("user_id", "in", userIds)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findDevice(q: Reads, id: string): Promise<DeviceRow | undefined> {
  return q.selectFrom("told_devices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A browser is one device, whoever works at it. */
export async function saveDevice(tx: Tx, row: DeviceRow): Promise<void> {
  const { endpoint: _, ...rest } = row;
  await tx
    .insertInto("told_devices")
    .values(row)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(rest))
    .execute();
}

export async function deleteDevices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom("told_devices").where("id", "in", ids).execute();
}

export async function deleteDevicesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("told_devices").where("user_id", "=", userId).execute();
}

/** The first that were made stay, whichever process made them. */
export async function keptKeys(db: Database, fresh: () => { publicKey: string; privateKey: string }) {
  const find = (q: Reads | Tx) =>
    q.selectFrom("push_keys").selectAll().where("name", "=", "shop").executeTakeFirst();
  const there = await find(db.read);
  if (there) return there;
  const { publicKey: public_key, privateKey: private_key } = fresh();
  return db.write(async (tx) => {
    await tx
      .insertInto("push_keys")
      .values({ name: "shop", public_key, private_key })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const kept = await find(tx);
    if (!kept) throw new Error("The keys of messages were not kept.");
    return kept;
  });
}
