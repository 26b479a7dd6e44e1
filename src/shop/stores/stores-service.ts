import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { StoreView, TestimonialView } from "#contract/store-view.ts";
import type { Clock } from "#platform/clock.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { bumpFact } from "#platform/database/facts.ts";
import { createKeptStores } from "./kept-stores.ts";
import { factsOf } from "./store-facts.ts";
import type { StoreInput } from "./store-input.ts";
import {
  deleteStore,
  findStore,
  insertTestimonials,
  listStores,
  listTestimonials,
  type StoreRow,
} from "./stores-repository.ts";
import { createStoresTakenBack } from "./stores-taken-back.ts";
import { pagesVersion, writeStore } from "./write-store.ts";

export type StoresService = ReturnType<typeof createStoresService>;

export function createStoresService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    ...createKeptStores({ db, clock }),
    ...createStoresTakenBack({ db, clock }),
    async openStores(): Promise<StoreView[]> {
      return (await listStores(db.read)).map(viewOf);
    },
    async openStore(id: string): Promise<Outcome<StoreView>> {
      const row = await findStore(db.read, id);
      return row ? success(viewOf(row)) : failure("notFound");
    },
    async readTestimonials(): Promise<TestimonialView[]> {
      const rows = await listTestimonials(db.read);
      return rows.map(({ name, city, words, stars }) => ({ name, city, text: words, stars }));
    },
    /** Adds a store, or changes the one with this slug; what the owner wrote wrongly throws. */
    async putStore(by: string, input: StoreInput): Promise<void> {
      await db.write(async (tx) => {
        const before = await findStore(tx, input.slug);
        const now = clock.now();
        const after = await writeStore(tx, input, now, before);
        await noteDeed(tx, {
          ...{ by, action: "put store", subject: input.slug, at: now },
          before: before && factsOf(before),
          after: factsOf(after),
        });
        await bumpFact(tx, pagesVersion);
      });
    },
    async closeStore(by: string, id: string): Promise<boolean> {
      return db.write(async (tx) => {
        const before = await findStore(tx, id);
        if (!before) return false;
        await noteDeed(tx, {
          by,
          action: "close store",
          subject: id,
          before: factsOf(before),
          at: clock.now(),
        });
        await bumpFact(tx, pagesVersion);
        return deleteStore(tx, id);
      });
    },
  };
}

/** The stock of a new shop. */
export async function fillStores(
  tx: Tx,
  stores: readonly StoreInput[],
  testimonials: readonly TestimonialView[],
  now: number,
): Promise<void> {
  for (const store of stores) await writeStore(tx, store, now);
  const rows = testimonials.map(({ text, ...facts }, at) => ({
    id: `sample-${at + 1}`,
    position: at + 1,
    words: text,
    ...facts,
  }));
  await insertTestimonials(tx, rows);
}

function viewOf({
  position: _,
  created_at: __,
  pin_code,
  map_url,
  tags,
  picture,
  ...facts
}: StoreRow): StoreView {
  return {
    ...facts,
    pinCode: pin_code,
    mapUrl: map_url,
    tags: JSON.parse(tags) as string[],
    picture: picture ? (JSON.parse(picture) as PictureView) : null,
  };
}
