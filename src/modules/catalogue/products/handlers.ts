import { type Outcome, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { offBy, tooMuchOff } from "#server/handlers/too-much-off.ts";
import type { GoodsView } from "../goods-view.ts";
import type { goodsEndpoints } from "./endpoints.ts";

export const goodsHandlers: HandlersOf<typeof goodsEndpoints> = {
  async show({ catalogue, pricing }, _, { id }) {
    const found = await catalogue.goodsOf(id);
    if (!found.ok) return found;
    const { hsn, taxClass, price } = found.value;
    const unnamedTax = pricing.unnamedPercentOf({ hsn, taxClass, unitPaise: price.unitPaise });
    return success({ goods: found.value, unnamedTax });
  },

  async add(shop, caller, { product, facts, variants }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const no = await tooMuchOff(shop, caller, { off: product.discount, field: "product.discount", lang });
    if (no) return no;
    return shownGoods(await catalogue.addGoods(userId, product, { facts, variants }));
  },

  async change(shop, caller, { id, product = {}, ...more }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const no = await tooMuchOff(shop, caller, {
      off: await offBy(shop, id, product),
      field: `product.${product.discount === undefined ? "price" : "discount"}`,
      lang,
      of: id,
    });
    if (no) return no;
    return shownGoods(await catalogue.changeGoods(userId, id, product, more));
  },

  async addChoice({ catalogue }, { userId }, { id, ...choice }) {
    return shownGoods(await catalogue.addChoice(userId, id, choice));
  },

  async removeChoice({ catalogue }, { userId }, { id, ...choice }) {
    return shownGoods(await catalogue.removeChoice(userId, id, choice));
  },
};

export function shownGoods(goods: Outcome<GoodsView>) {
  return goods.ok ? success({ goods: goods.value }) : goods;
}
