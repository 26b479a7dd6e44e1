import type { goodsCalls } from "#contract/calls/goods.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { type Outcome, success } from "#contract/outcome.ts";
import type { VerbsOf } from "./verb.ts";

export const goodsVerbs: VerbsOf<typeof goodsCalls> = {
  async show({ catalogue }, _, { id }) {
    return shown(await catalogue.goodsOf(id));
  },

  async add({ catalogue }, { userId }, { product, facts, variants }) {
    return shown(await catalogue.addGoods(userId, product, { facts, variants }));
  },

  async change({ catalogue }, { userId }, { id, product = {}, ...more }) {
    return shown(await catalogue.changeGoods(userId, id, product, more));
  },

  async addChoice({ catalogue }, { userId }, { id, ...choice }) {
    return shown(await catalogue.addChoice(userId, id, choice));
  },

  async removeChoice({ catalogue }, { userId }, { id, ...choice }) {
    return shown(await catalogue.removeChoice(userId, id, choice));
  },
};

function shown(goods: Outcome<GoodsView>) {
  return goods.ok ? success({ goods: goods.value }) : goods;
}
