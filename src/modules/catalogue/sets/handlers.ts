import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { shownGoods } from "../products/handlers.ts";
import type { setsEndpoints } from "./endpoints.ts";

export const setsHandlers: HandlersOf<typeof setsEndpoints> = {
  async show({ catalogue }, _, { id }) {
    const set = await catalogue.setOf(id);
    return set.ok ? success({ ...set.value, parts: [...set.value.parts] }) : set;
  },

  async choose({ catalogue }, _, { search, named }) {
    const found = search === "" ? [] : (await catalogue.listGoods({ state: "live", search })).goods;
    return success({
      found: await catalogue.partsToChoose(found.map(({ id }) => id)),
      named: await catalogue.partsToChoose(named),
    });
  },

  async change({ catalogue }, { userId }, { id, ...change }) {
    const changed = await catalogue.changeSet(userId, id, change);
    return shownGoods(changed.ok ? await catalogue.goodsOf(id) : changed);
  },
};
