import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    stores: StoreRow;
    testimonials: TestimonialRow;
  }
}

export interface StoreRow {
  id: string;
  position: number;
  name: string;
  city: string;
  address: string;
  pin_code: string;
  phone: string;
  whatsapp: string;
  timings: string;
  tags: string;
  lat: number;
  lng: number;
  map_url: string;
  about: string;
  about_hi: string;
  picture: string | null;
  created_at: number;
}

export interface TestimonialRow {
  id: string;
  position: number;
  name: string;
  city: string;
  words: string;
  words_hi: string;
  stars: number;
}

export function listStores(q: Reads | Tx): Promise<StoreRow[]> {
  return q.selectFrom("stores").selectAll().orderBy("position").orderBy("id").execute();
}

export function findStore(q: Reads | Tx, id: string): Promise<StoreRow | undefined> {
  return q.selectFrom("stores").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Writes the store, or writes it anew where the id is known already. */
export async function saveStore(tx: Tx, row: StoreRow): Promise<void> {
  const { id, created_at, position, ...facts } = row;
  await tx
    .insertInto("stores")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(facts))
    .execute();
}

export async function nextPosition(q: Reads | Tx): Promise<number> {
  const last = await q
    .selectFrom("stores")
    .select("position")
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

export async function deleteStore(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("stores").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listTestimonials(q: Reads | Tx): Promise<TestimonialRow[]> {
  return q.selectFrom("testimonials").selectAll().orderBy("position").execute();
}

export async function insertTestimonials(tx: Tx, rows: readonly TestimonialRow[]): Promise<void> {
  await tx.insertInto("testimonials").values(rows).execute();
}
