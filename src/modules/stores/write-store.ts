import type { Tx } from "#platform/database/database.ts";
import { nextPosition, type StoreRow, saveStore } from "./repository.ts";
import { mapAround, type StoreInput, storeInput } from "./store-input.ts";

/** What kept pages show of stores, as `invalidate` and `dependsOn` name it. */
export const shownKey = "stores";

export const mostStores = 500;

/** One that is known keeps its place in the list. */
export async function writeStore(
  tx: Tx,
  input: StoreInput,
  now: number,
  known?: StoreRow,
): Promise<StoreRow> {
  const { slug, pin, tags, mapUrl, picture, aboutHi, ...facts } = storeInput.parse(input);
  const row = {
    ...facts,
    texts: { ...known?.texts, hi: { about: aboutHi ?? known?.texts.hi?.about ?? "" } },
    id: slug,
    position: known?.position ?? (await nextPosition(tx)),
    pin_code: pin,
    tags: JSON.stringify(tags),
    map_url: mapUrl ?? mapAround(facts),
    picture: picture ? JSON.stringify(picture) : null,
    created_at: known?.created_at ?? now,
  };
  await saveStore(tx, row);
  return row;
}
