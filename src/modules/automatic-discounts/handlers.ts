import type { InputOf } from "#contract/endpoint.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { discountEndpoints } from "./endpoints.ts";
import type { DiscountForOwner } from "./office-service.ts";

type Shop = Pick<ShopServices, "automaticDiscounts">;

export const discountHandlers: HandlersOf<typeof discountEndpoints> = {
  async list({ automaticDiscounts: { office } }, _caller, _input, { lang }) {
    return success({ discounts: await office.withNames(await office.list(), lang) });
  },

  async show(shop, _, { id }, { lang }) {
    const found = (await shop.automaticDiscounts.office.list()).find((one) => one.id === id);
    return oneOf(shop, found ? success(found) : failure("notFound"), lang);
  },

  async make(shop, { userId }, { kind, category, product, customer, ...terms }, { lang }) {
    const made = await shop.automaticDiscounts.office.make(userId, {
      ...{ kind, category: category || null, productId: product || null, customer },
      ...termsOf(terms),
    });
    return oneOf(shop, made, lang);
  },

  async change(shop, { userId: by }, { id, seen, ...terms }, { lang }) {
    return oneOf(shop, await shop.automaticDiscounts.office.change({ by, id, seen }, termsOf(terms)), lang);
  },

  async turn(shop, { userId: by }, { id, seen, on }, { lang }) {
    const turned = await oneOf(shop, await shop.automaticDiscounts.office.turn({ by, id, seen }, on), lang);
    const said = textsOf(lang).automaticDiscounts.answers;
    return turned.ok ? success({ ...turned.value, message: on ? said.on : said.off }) : turned;
  },

  async remove({ automaticDiscounts }, { userId: by }, { id, seen }) {
    const removed = await automaticDiscounts.office.remove({ by, id, seen });
    return removed.ok ? success({}) : removed;
  },
};

type Terms = Omit<InputOf<typeof discountEndpoints.change>, "id" | "seen">;

function termsOf({ name: en, nameHi: hi, rupees: paise, minimum: minimumPaise, ...terms }: Terms) {
  return { ...terms, name: { en, hi }, paise, minimumPaise };
}

async function oneOf({ automaticDiscounts: { office } }: Shop, done: Outcome<DiscountForOwner>, lang: Lang) {
  if (!done.ok) return done;
  const [discount] = await office.withNames([done.value], lang);
  return discount ? success({ discount }) : failure("notFound");
}
