import type { Reads, Tx } from "#platform/database/database.ts";
import { type TextsByLang, textsByLang } from "#platform/database/texts-by-lang.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    stores: Omit<StoreRow, "texts">;
    testimonials: Omit<TestimonialRow, "texts">;
  }
}

const storeTexts = textsByLang({ table: "store_texts", owner: "store_id", names: ["about"] });
const testimonialTexts = textsByLang({
  table: "testimonial_texts",
  owner: "testimonial_id",
  names: ["words"],
});

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
  /** In other languages. */
  texts: TextsByLang<"about">;
  picture: string | null;
  created_at: number;
}

export interface TestimonialRow {
  id: string;
  position: number;
  name: string;
  city: string;
  words: string;
  texts: TextsByLang<"words">;
  stars: number;
}

export async function listStores(q: Reads | Tx): Promise<StoreRow[]> {
  const rows = await storeRows(q).orderBy("position").orderBy("id").execute();
  return rows.map((row) => ({ ...row, texts: storeTexts.read(row.texts) }));
}

export async function findStore(q: Reads | Tx, id: string): Promise<StoreRow | undefined> {
  const row = await storeRows(q).where("id", "=", id).executeTakeFirst();
  return row && { ...row, texts: storeTexts.read(row.texts) };
}

function storeRows(q: Reads | Tx) {
  return q.selectFrom("stores").selectAll().select(storeTexts.of(q, "stores.id").as("texts"));
}

/** Writes the store, or writes it anew where the id is known already. */
export async function saveStore(tx: Tx, { texts, ...row }: StoreRow): Promise<void> {
  const { id, created_at, position, ...facts } = row;
  await tx
    .insertInto("stores")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(facts))
    .execute();
  await storeTexts.save(tx, [{ id, texts }]);
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

export async function listTestimonials(q: Reads | Tx): Promise<TestimonialRow[]> {
  const rows = await q
    .selectFrom("testimonials")
    .selectAll()
    .select(testimonialTexts.of(q, "testimonials.id").as("texts"))
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, texts: testimonialTexts.read(row.texts) }));
}

export async function insertTestimonials(tx: Tx, rows: readonly TestimonialRow[]): Promise<void> {
  await tx
    .insertInto("testimonials")
    .values(rows.map(({ texts: _, ...row }) => row))
    .execute();
  await testimonialTexts.save(tx, rows);
}
