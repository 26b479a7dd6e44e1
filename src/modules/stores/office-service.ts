import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { storeChanged } from "./events.ts";
import { deleteStore, findStore, listStores, type StoreRow } from "./repository.ts";
import { placeInLink } from "./rules/place-in-link.ts";
import { placeNamed } from "./rules/places.ts";
import { fieldsOf } from "./store-fields.ts";
import { type StoreInput, storeInput } from "./store-input.ts";
import { storeVersionOf } from "./store-version.ts";
import { mostStores, shownKey, writeStore } from "./write-store.ts";

/** A store as a form says it: without the address that the shop gives it, and with its place as a link. */
export type StoreWords = Omit<StoreInput, "slug" | "lat" | "lng" | "mapUrl" | "picture"> & {
  readonly place: string;
};

/** Stores in their owner's hand; what she saw is told apart by a hash of what was there. */
export function createKeptStores({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return {
    async keptStores() {
      return (await listStores(db.read)).map((row) => ({
        ...inputOf(row),
        id: row.id,
        seen: storeVersionOf(row),
        tags: JSON.parse(row.tags) as string[],
        about: row.about,
        aboutHi: row.texts.hi?.about ?? "",
        picture: row.picture ? (JSON.parse(row.picture) as PictureView).file : null,
      }));
    },

    openOne(by: string, words: StoreWords): Promise<Outcome<{ id: string }>> {
      return db.write(async (tx) => {
        const taken = (await listStores(tx)).map(({ id }) => id);
        if (taken.length >= mostStores) return failure("tooMany");
        return keep(tx, by, { ...words, slug: slugFor(words.name, taken) }, undefined);
      });
    },

    changeOne(by: string, id: string, { seen, ...words }: StoreWords & { seen: string }) {
      return change(id, seen, (tx, row) => {
        const { picture, lat, lng } = inputOf(row);
        return keep(tx, by, { ...words, slug: id, ...(picture && { picture }) }, row, { lat, lng });
      });
    },

    pictureOf(by: string, id: string, picture: Omit<PictureView, "alt">) {
      return change(id, undefined, (tx, row) => {
        const { lat, lng, mapUrl: _, ...words } = inputOf(row);
        const shown = { ...picture, alt: row.name };
        return keep(tx, by, { ...words, place: "", picture: shown }, row, { lat, lng });
      });
    },

    closeOne(by: string, id: string, seen: string): Promise<Outcome<object>> {
      return change(id, seen, async (tx, before) => {
        await emit(tx, storeChanged, {
          by,
          action: "close store",
          subject: id,
          before: fieldsOf(before),
          at: clock.now(),
        });
        await invalidate(tx, [shownKey]);
        await deleteStore(tx, id);
        return success({});
      });
    },
  };

  function change<T>(
    id: string,
    seen: string | undefined,
    work: (tx: Tx, row: StoreRow) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    return db.write(async (tx) => {
      const row = await findStore(tx, id);
      if (!row) return failure("notFound");
      if (seen !== undefined && seen !== storeVersionOf(row)) return failure("settingChanged");
      return work(tx, row);
    });
  }

  async function keep(
    tx: Tx,
    by: string,
    { place, ...words }: StoreWords & Pick<StoreInput, "slug" | "picture">,
    before: StoreRow | undefined,
    was?: { readonly lat: number; readonly lng: number },
  ): Promise<Outcome<{ id: string }>> {
    const at = place === "" ? (was ?? placeNamed(words.pin)) : placeInLink(place);
    if (!at) return failure("invalidInput", { field: "place", message: "expected a place" });
    const { lat, lng } = at;
    const read = storeInput.safeParse({ ...words, lat, lng });
    if (!read.success) {
      const { path, message } = read.error.issues[0] ?? { path: [], message: "" };
      const field = String(path[0] ?? "");
      return failure("invalidInput", {
        field: field === "lat" || field === "lng" ? "place" : field,
        message,
      });
    }
    const now = clock.now();
    const after = await writeStore(tx, read.data, now, before);
    await emit(tx, storeChanged, {
      ...{ by, action: "put store", subject: words.slug, at: now },
      before: before && fieldsOf(before),
      after: fieldsOf(after),
    });
    await invalidate(tx, [shownKey]);
    return success({ id: words.slug });
  }
}

function inputOf({ id: slug, name, city, address, pin_code: pin, ...row }: StoreRow) {
  const { phone, whatsapp, timings, about, texts, lat, lng, map_url: mapUrl } = row;
  const picture = row.picture ? (JSON.parse(row.picture) as PictureView) : undefined;
  const tags = JSON.parse(row.tags) as string[];
  return {
    slug,
    name,
    city,
    address,
    pin,
    phone,
    whatsapp,
    timings,
    about,
    aboutHi: texts.hi?.about ?? "",
    lat,
    lng,
    mapUrl,
    tags,
    picture,
  };
}

function slugFor(name: string, taken: readonly string[]): string {
  const letters = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-");
  const slug = letters.replace(/^-|-$/g, "").slice(0, 40).replace(/-$/, "") || "store";
  const free = (of: number): string => (taken.includes(`${slug}-${of}`) ? free(of + 1) : `${slug}-${of}`);
  return taken.includes(slug) || slug === "new" ? free(2) : slug;
}
