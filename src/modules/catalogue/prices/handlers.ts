import type { InputOf } from "#contract/endpoint.ts";
import { success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Caller } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { tooMuchOff } from "#server/handlers/too-much-off.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { pricesEndpoints } from "./endpoints.ts";

export const pricesHandlers: HandlersOf<typeof pricesEndpoints> = {
  async set(shop, caller, { id, colour = "", size = "", unitPaise, mrpPaise }, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const price = unitPaise === null ? null : { unitPaise, mrpPaise: mrpPaise ?? unitPaise };
    const choice = { colour, size };
    const no = await tooMuchOff(shop, caller, { off: price, field: "unitPaise", lang, of: id, choice });
    if (no) return no;
    const set = await catalogue.setChoicePrice(userId, id, choice, price);
    return set.ok ? success({}) : set;
  },

  async listSales({ catalogue }) {
    return success({ sales: await catalogue.sales() });
  },

  async makeSale(shop, caller, sale, { lang }) {
    const { catalogue } = shop;
    const { userId } = caller;
    const no = await tooMuchOffIn(shop, caller, sale, lang);
    if (no) return no;
    const made = await catalogue.makeSale(userId, sale);
    return made.ok ? success({ data: made.value }) : made;
  },

  async endSale({ catalogue }, { userId }, { id }) {
    const ended = await catalogue.endSale(userId, id);
    return ended.ok ? success({}) : ended;
  },
};

/** A sale that names its price takes off what that is below the product's own. */
async function tooMuchOffIn(
  shop: ShopServices,
  caller: Caller,
  sale: InputOf<typeof pricesEndpoints.makeSale>,
  lang: Lang,
) {
  const { percent, unitPaise, productId = "" } = sale;
  if (unitPaise === undefined) return tooMuchOff(shop, caller, { off: percent, field: "percent", lang });
  const found = await shop.catalogue.goodsOf(productId);
  const off = found.ok
    ? { unitPaise, mrpPaise: Math.max(unitPaise, found.value.price.unitPaise) }
    : undefined;
  return tooMuchOff(shop, caller, { off, field: "unitPaise", lang });
}
