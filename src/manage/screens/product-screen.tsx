import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { goodsEndpoints } from "#contract/endpoints/goods.ts";
import { pricesEndpoints } from "#contract/endpoints/prices.ts";
import { shelvesEndpoints } from "#contract/endpoints/shelves.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { NewGoodsPage } from "../pages/new-goods-page.tsx";
import { ProductPage } from "../pages/product-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import { choiceEndpoints } from "../parts/goods-choices.tsx";
import { pictureEndpoints } from "../parts/goods-pictures.tsx";
import { nestedFields } from "../parts/nested-fields.ts";
import { sendPictures } from "../parts/send-pictures.ts";
import type { Screen } from "../screen.ts";

export const newGoodsScreen: Screen = {
  path: "goods/new",
  right: shelvesEndpoints.make.right,
  act: {
    given: (_, fields) => withoutEmpty(fields),
    done: (_, answer) => pathOf(answer as AnswerOf<typeof shelvesEndpoints.make>),
    // Shoppers see it with its pictures or not at all.
    withPictures: (pictures) => ({
      given: (_, fields) => ({ ...withoutEmpty(fields), state: "draft" }),
      after: (value, form, page) =>
        sendPictures(value as AnswerOf<typeof shelvesEndpoints.make>, pictures, {
          page,
          isForSale: form.get("state") === "live",
        }),
    }),
  },
  async show(wanted) {
    const answer = await asked(shelvesEndpoints.places, {}, wanted);
    const { make } = textsOf(wanted.page.facts.lang).shelves;
    return answer && { title: make, needsPictures: true, body: <NewGoodsPage places={answer.categories} /> };
  },
};

export const productScreen: Screen = {
  path: "goods/:id",
  right: goodsEndpoints.show.right,
  act: {
    given: ({ name }, fields) => readers[name]?.(fields) ?? nestedFields(fields),
    done: ({ name }: Endpoint, answer) => {
      const open = choiceEndpoints.includes(name)
        ? "choices"
        : pictureEndpoints.includes(name)
          ? "pictures"
          : undefined;
      if (!open && name !== shelvesEndpoints.copy.name) return undefined;
      const path = pathOf(answer as AnswerOf<typeof shelvesEndpoints.copy>);
      return open ? `${path}?open=${open}` : path;
    },
  },
  async show(wanted) {
    const { id = "" } = wanted.params;
    const [one, places, all, past] = await Promise.all([
      asked(goodsEndpoints.show, { id }, wanted),
      asked(shelvesEndpoints.places, {}, wanted),
      asked(pricesEndpoints.listSales, {}, wanted),
      asked(shelvesEndpoints.changes, { id }, wanted),
    ]);
    if (!one || !places || !all || !past) return undefined;
    const sales = all.sales.filter(({ productId }) => productId === id);
    const { goods, unnamedTax } = one;
    const shown = { goods, unnamedTax, places: places.categories, sales, changes: past.changes };
    const body = <ProductPage {...shown} />;
    return { title: goods.title, needsPictures: true, body };
  },
};

type Fields = Readonly<Record<string, string>>;

/** Calls that programs tell numbers are told them by forms as well. */
const readers: Readonly<Record<string, (fields: Fields) => Record<string, unknown>>> = {
  [goodsEndpoints.addChoice.name]: ({ of: _, seen, ...choice }) => ({ ...choice, seen: Number(seen) }),
  [goodsEndpoints.removeChoice.name]: ({ seen, ...choice }) => ({ ...choice, seen: Number(seen) }),
  [pricesEndpoints.makeSale.name]: ({ percent, ...sale }) => ({
    ...withoutEmpty(sale),
    percent: Number(percent),
  }),
};

function withoutEmpty(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ""));
}

function pathOf({ goods }: { readonly goods: { readonly id: string } }): string {
  return officePath(`goods/${goods.id}`);
}
