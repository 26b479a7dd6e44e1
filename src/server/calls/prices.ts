import type { pricesCalls } from "#contract/calls/prices.ts";
import { success } from "#contract/outcome.ts";
import type { VerbsOf } from "./verb.ts";

export const pricesVerbs: VerbsOf<typeof pricesCalls> = {
  async set({ catalogue }, { userId }, { id, colour = "", size = "", unitPaise, mrpPaise }) {
    const price = unitPaise === null ? null : { unitPaise, mrpPaise: mrpPaise ?? unitPaise };
    const set = await catalogue.setChoicePrice(userId, id, { colour, size }, price);
    return set.ok ? success({}) : set;
  },

  async listSales({ catalogue }) {
    return success({ sales: await catalogue.sales() });
  },

  async makeSale({ catalogue }, { userId }, sale) {
    const made = await catalogue.makeSale(userId, sale);
    return made.ok ? success({ data: made.value }) : made;
  },

  async endSale({ catalogue }, { userId }, { id }) {
    const ended = await catalogue.endSale(userId, id);
    return ended.ok ? success({}) : ended;
  },
};
