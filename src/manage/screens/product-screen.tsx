import type { AnswerOf, Call } from "#contract/call.ts";
import { goodsCalls } from "#contract/calls/goods.ts";
import { pricesCalls } from "#contract/calls/prices.ts";
import { shelvesCalls } from "#contract/calls/shelves.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { NewGoodsPage } from "../pages/new-goods-page.tsx";
import { ProductPage } from "../pages/product-page.tsx";
import { asked } from "../parts/asked-call.ts";
import { choiceCalls } from "../parts/goods-choices.tsx";
import { pictureCalls } from "../parts/goods-pictures.tsx";
import { nestedFields } from "../parts/nested-fields.ts";
import { sendPictures } from "../parts/send-pictures.ts";
import type { Screen } from "../screen.ts";

export const newGoodsScreen: Screen = {
  path: "goods/new",
  right: shelvesCalls.make.right,
  act: {
    given: (_, fields) => withoutEmpty(fields),
    done: (_, answer) => pathOf(answer as AnswerOf<typeof shelvesCalls.make>),
    // Shoppers see it with its pictures or not at all.
    withPictures: (pictures) => ({
      given: (_, fields) => ({ ...withoutEmpty(fields), state: "draft" }),
      after: (value, form, page) =>
        sendPictures(value as AnswerOf<typeof shelvesCalls.make>, pictures, {
          page,
          isForSale: form.get("state") === "live",
        }),
    }),
  },
  async show(wanted) {
    const answer = await asked(shelvesCalls.places, {}, wanted);
    const { make } = textsOf(wanted.page.facts.lang).shelves;
    return answer && { title: make, needsPictures: true, body: <NewGoodsPage places={answer.categories} /> };
  },
};

export const productScreen: Screen = {
  path: "goods/:id",
  right: goodsCalls.show.right,
  act: {
    given: ({ name }, fields) => readers[name]?.(fields) ?? nestedFields(fields),
    done: ({ name }: Call, answer) => {
      const open = choiceCalls.includes(name)
        ? "choices"
        : pictureCalls.includes(name)
          ? "pictures"
          : undefined;
      if (!open && name !== shelvesCalls.copy.name) return undefined;
      const path = pathOf(answer as AnswerOf<typeof shelvesCalls.copy>);
      return open ? `${path}?open=${open}` : path;
    },
  },
  async show(wanted) {
    const { id = "" } = wanted.params;
    const [one, places, all, past] = await Promise.all([
      asked(goodsCalls.show, { id }, wanted),
      asked(shelvesCalls.places, {}, wanted),
      asked(pricesCalls.listSales, {}, wanted),
      asked(shelvesCalls.changes, { id }, wanted),
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
  [goodsCalls.addChoice.name]: ({ of: _, seen, ...choice }) => ({ ...choice, seen: Number(seen) }),
  [goodsCalls.removeChoice.name]: ({ seen, ...choice }) => ({ ...choice, seen: Number(seen) }),
  [pricesCalls.makeSale.name]: ({ percent, ...sale }) => ({
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
