import type { Tx } from "#platform/database/database.ts";
import { mapAround, type StoreInput, storeInput } from "./store-input.ts";
import { nextPosition, saveStore } from "./stores-repository.ts";

/** Pages that are kept show stores too, so each change here makes them be made anew. */
export const pagesVersion = "catalogue_version";

export async function writeStore(tx: Tx, input: StoreInput, now: number): Promise<void> {
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
