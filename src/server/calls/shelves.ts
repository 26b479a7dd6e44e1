import type { shelvesCalls } from "#contract/calls/shelves.ts";
import { success } from "#contract/outcome.ts";
import { shownGoods } from "./goods.ts";
import type { VerbsOf } from "./verb.ts";

export const shelvesVerbs: VerbsOf<typeof shelvesCalls> = {
  async list({ catalogue }, _, wish) {
    return success(await catalogue.listGoods(wish));
  },

  async setState({ catalogue }, { userId }, { id, ...wanted }) {
    return shownGoods(await catalogue.setGoodsState(userId, id, wanted));
  },
};
