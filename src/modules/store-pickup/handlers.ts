import { wordsIn } from "#contract/format/words.ts";
import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { pickupStoreEndpoints } from "./endpoints.ts";

export const pickupStoreHandlers: HandlersOf<typeof pickupStoreEndpoints> = {
  async list({ storePickup }, _caller, _input, { lang }) {
    const stores = await storePickup.openStores();
    return success({
      stores: stores.map(({ storeId: id, ready, ...store }) => ({
        id,
        ...store,
        ready: wordsIn(ready, lang),
      })),
    });
  },
};
