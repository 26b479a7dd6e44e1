import type { storesCalls } from "#contract/calls/stores.ts";
import { success } from "#contract/outcome.ts";
import type { StoreView } from "#contract/store-view.ts";
import { findStores } from "#shop/stores/rules/find-stores.ts";
import { placeNamed } from "#shop/stores/rules/places.ts";
import type { VerbsOf } from "./verb.ts";

export const storesVerbs: VerbsOf<typeof storesCalls> = {
  async list({ stores }, _, { search = "" }, { lang }) {
    const found = findStores(await stores.openStores(lang), { search, place: placeNamed(search) });
    const list = found.stores.map(({ isNearest: _, km: __, ...store }) => documented(store));
    return success({ stores: list, data: list });
  },

  async one({ stores }, _, { id }, { lang }) {
    const found = await stores.openStore(id, lang);
    return found.ok ? success({ data: documented(found.value) }) : found;
  },
};

function documented({ picture, aboutLang: _, ...store }: StoreView) {
  return { _id: store.id, ...store, image: picture ? `/pictures/${picture.file}-800.webp` : null };
}
