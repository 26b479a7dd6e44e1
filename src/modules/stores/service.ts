import { localised } from "#contract/format/localised.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { dependsOn } from "#platform/invalidation/dependencies.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { storeChanged } from "./events.ts";
import { createKeptStores } from "./office-service.ts";
import { findStore, insertTestimonials, listStores, listTestimonials, type StoreRow } from "./repository.ts";
import { cityIn } from "./rules/places.ts";
import { fieldsOf } from "./store-fields.ts";
import type { StoreInput } from "./store-input.ts";
import { createStoresTakenBack } from "./stores-taken-back.ts";
import type { StoreView, TestimonialView } from "./views.ts";
import { shownKey, writeStore } from "./write-store.ts";

export { shownKey } from "./write-store.ts";

export type StoresService = ReturnType<typeof createStoresService>;

export function createStoresService({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    ...createKeptStores({ db, clock }),
    ...createStoresTakenBack({ db, clock }),
    async readStores(lang: Lang = "en"): Promise<StoreView[]> {
      dependsOn(shownKey);
      return (await listStores(db.read)).map((row) => viewOf(row, lang));
    },
    async openStore(id: string, lang: Lang = "en"): Promise<Outcome<StoreView>> {
      dependsOn(shownKey);
      const row = await findStore(db.read, id);
      return row ? success(viewOf(row, lang)) : failure("notFound");
    },
    async readTestimonials(lang: Lang): Promise<TestimonialView[]> {
      dependsOn(shownKey);
      const rows = await listTestimonials(db.read);
      return rows.map(({ name, city, words, texts, stars }) => {
        const { text, lang: textLang } = localised(lang, words, texts[lang]?.words ?? "");
        return { name, city, text, ...(textLang && { textLang }), stars };
      });
    },
    /** Adds a store, or changes the one with this slug; what the owner wrote wrongly throws. */
    async putStore(by: string, input: StoreInput): Promise<void> {
      await db.write(async (tx) => {
        const before = await findStore(tx, input.slug);
        const now = clock.now();
        const after = await writeStore(tx, input, now, before);
        await emit(tx, storeChanged, {
          ...{ by, action: "put store", subject: input.slug, at: now },
          before: before && fieldsOf(before),
          after: fieldsOf(after),
        });
        await invalidate(tx, [shownKey]);
      });
    },
  };
}

/** What a customer said, in both languages. */
export interface SampleVoice extends Omit<TestimonialView, "textLang"> {
  readonly textHi: string;
}

/** The stock of a new shop. */
export async function fillStores(
  tx: Tx,
  stores: readonly StoreInput[],
  testimonials: readonly SampleVoice[],
  now: number,
): Promise<void> {
  for (const store of stores) await writeStore(tx, store, now);
  const rows = testimonials.map(({ text, textHi, ...facts }, at) => ({
    id: `sample-${at + 1}`,
    position: at + 1,
    words: text,
    texts: { hi: { words: textHi } },
    ...facts,
  }));
  await insertTestimonials(tx, rows);
}

function viewOf(row: StoreRow, lang: Lang): StoreView {
  const { position: _, created_at: __, pin_code, map_url, tags, texts, picture, ...facts } = row;
  const { text: about, lang: aboutLang } = localised(lang, row.about, texts[lang]?.about ?? "");
  return {
    ...facts,
    city: cityIn(lang, row.city),
    about,
    ...(aboutLang && { aboutLang }),
    pinCode: pin_code,
    mapUrl: map_url,
    tags: JSON.parse(tags) as string[],
    picture: picture ? (JSON.parse(picture) as PictureView) : null,
  };
}
