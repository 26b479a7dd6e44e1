import { storesCalls } from "#contract/calls/stores.ts";
import type { StoreView } from "#contract/store-view.ts";
import { findStores } from "#shop/stores/rules/find-stores.ts";
import { placeNamed } from "#shop/stores/rules/places.ts";
import type { StoresService } from "#shop/stores/stores-service.ts";
import type { Edge } from "../edge.ts";
import { serve } from "./serve.ts";

export function serveStores(app: Edge, stores: StoresService): void {
  serve(app, storesCalls.list, async ({ query }) => {
    const { search = "" } = query;
    const found = findStores(await stores.openStores(), { search, place: placeNamed(search) });
    const list = found.stores.map(({ isNearest: _, km: __, ...store }) => documented(store));
    return { body: { stores: list, data: list } };
  });
  serve(app, storesCalls.one, async ({ params }) => {
    const found = await stores.openStore(params.id ?? "");
    return found.ok ? { body: { data: documented(found.value) } } : found;
  });
}

function documented({ picture, ...store }: StoreView) {
  return { _id: store.id, ...store, image: picture ? `/pictures/${picture.file}-800.webp` : null };
}
