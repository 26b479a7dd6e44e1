import { sql } from "kysely";
import { type StateCode, stateNameOf } from "#contract/india/states.ts";
import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    pickup_stores: PickupStoreRow;
    pickups: PickupRow;
  }
}

export interface PickupStoreRow {
  store_id: string;
  state: StateCode;
  days: number;
  ready: string;
  ready_hi: string;
}

export interface PickupRow {
  order_id: string;
  keep_until: number;
  look_at: number | null;
  gone_back_at: number | null;
}

const open = (q: Reads | Tx) =>
  q
    .selectFrom("pickup_stores")
    .innerJoin("stores", "stores.id", "pickup_stores.store_id")
    .select([
      ...(["stores.id as storeId", "name", "city", "address", "phone", "timings"] as const),
      ...(["pin_code as pinCode", "state", "days", "ready", "ready_hi"] as const),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof open>["execute"]>>[number];

/** A store as whoever collects there is told of it, and as an order keeps it. */
function storeOf({ state, ready, ready_hi, ...store }: Found) {
  return { ...store, state: stateNameOf(state), ready: { en: ready, hi: ready_hi } };
}

/** In the owner's order. */
export async function openStores(q: Reads | Tx) {
  return (await open(q).orderBy("position").orderBy("stores.id").execute()).map(storeOf);
}

export async function openStore(q: Reads | Tx, id: string) {
  const row = await open(q).where("stores.id", "=", id).executeTakeFirst();
  return row && storeOf(row);
}

/** Every store, whether goods can be collected there or not. */
export function allStores(q: Reads | Tx) {
  return q
    .selectFrom("stores")
    .leftJoin("pickup_stores", "pickup_stores.store_id", "stores.id")
    .select(["stores.id", "name", "city", "pin_code as pinCode", "state", "days", "ready", "ready_hi"])
    .orderBy("position")
    .orderBy("stores.id")
    .execute();
}

export function findPickupStore(q: Reads | Tx, id: string): Promise<PickupStoreRow | undefined> {
  return q.selectFrom("pickup_stores").selectAll().where("store_id", "=", id).executeTakeFirst();
}

export async function storeNamed(q: Reads | Tx, id: string): Promise<string | undefined> {
  return (await q.selectFrom("stores").select("name").where("id", "=", id).executeTakeFirst())?.name;
}

export async function savePickupStore(tx: Tx, row: PickupStoreRow): Promise<void> {
  const { store_id: _, ...set } = row;
  await tx
    .insertInto("pickup_stores")
    .values(row)
    .onConflict((on) => on.column("store_id").doUpdateSet(set))
    .execute();
}

export async function deletePickupStore(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("pickup_stores").where("store_id", "=", id).execute();
}

export function findPickup(q: Reads | Tx, orderId: string): Promise<PickupRow | undefined> {
  return q.selectFrom("pickups").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Which of these lie at a counter. */
export async function pickupsAmong(q: Reads | Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const found = await q.selectFrom("pickups").select("order_id").where("order_id", "in", orderIds).execute();
  return new Set(found.map(({ order_id }) => order_id));
}

/** Ready again after it was not, it is kept anew. */
export async function savePickup(tx: Tx, row: PickupRow): Promise<void> {
  const { order_id: _, ...set } = row;
  await tx
    .insertInto("pickups")
    .values(row)
    .onConflict((on) => on.column("order_id").doUpdateSet(set))
    .execute();
}

export async function updatePickup(tx: Tx, orderId: string, set: Partial<PickupRow>): Promise<void> {
  await tx.updateTable("pickups").set(set).where("order_id", "=", orderId).execute();
}

export async function deletePickup(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom("pickups").where("order_id", "=", orderId).execute();
}

/** The longest due first; as the partial index has it. */
export async function pickupsToLookAt(q: Reads, now: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from pickups where look_at is not null and look_at <= ${now}
    order by look_at limit ${limit}`.execute(q);
  return rows.map(({ order_id }) => order_id);
}
