import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { storeEndpoints } from "./endpoints.ts";
import { findStores } from "./rules/find-stores.ts";
import { placeNamed } from "./rules/places.ts";
import type { StoreView } from "./views.ts";

export const storeHandlers: HandlersOf<typeof storeEndpoints> = {
  async list({ stores }, _, { search = "" }, { lang }) {
    const found = findStores(await stores.readStores(lang), { search, place: placeNamed(search) });
    const list = found.stores.map(({ isNearest: _, km: __, ...store }) => documentedStore(store));
    return success({ stores: list, data: list });
  },

  async one({ stores }, _, { id }, { lang }) {
    const found = await stores.openStore(id, lang);
    return found.ok ? success({ data: documentedStore(found.value) }) : found;
  },
};

function documentedStore({ picture, aboutLang: _, ...store }: StoreView) {
  return { _id: store.id, ...store, image: picture ? `/pictures/${picture.file}-800.webp` : null };
}
