import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { StoreView, TestimonialView } from "#contract/store-view.ts";
import type { Clock } from "#platform/clock.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { bumpFact } from "#platform/database/facts.ts";
import { mapAround, type StoreInput, storeInput } from "./store-input.ts";
import {
  deleteStore,
  findStore,
  insertTestimonials,
  listStores,
  listTestimonials,
  nextPosition,
  type StoreRow,
  saveStore,
} from "./stores-repository.ts";

export type StoresService = ReturnType<typeof createStoresService>;

/** Pages that are kept show stores too, so each change here makes them be made anew. */
const pagesVersion = "catalogue_version";

export function createStoresService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
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
        await write(tx, input, now);
        await noteDeed(tx, { by, action: "put store", subject: input.slug, before, after: input, at: now });
        await bumpFact(tx, pagesVersion);
      });
    },
    async closeStore(by: string, id: string): Promise<boolean> {
      return db.write(async (tx) => {
        const before = await findStore(tx, id);
        if (!before) return false;
        await noteDeed(tx, { by, action: "close store", subject: id, before, at: clock.now() });
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
  for (const store of stores) await write(tx, store, now);
  const rows = testimonials.map(({ text, ...facts }, at) => ({
    id: `sample-${at + 1}`,
    position: at + 1,
    words: text,
    ...facts,
  }));
  await insertTestimonials(tx, rows);
}

async function write(tx: Tx, input: StoreInput, now: number): Promise<void> {
  const { slug, pin, tags, mapUrl, picture, ...facts } = storeInput.parse(input);
  await saveStore(tx, {
    ...facts,
    id: slug,
    position: await nextPosition(tx),
    pin_code: pin,
    tags: JSON.stringify(tags),
    map_url: mapUrl ?? mapAround(facts),
    picture: picture ? JSON.stringify(picture) : null,
    created_at: now,
  });
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
