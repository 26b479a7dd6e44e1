import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { nestedFields } from "#manage/parts/nested-fields.ts";
import { sendPictures } from "#manage/parts/send-pictures.ts";
import type { Screen } from "#manage/screen.ts";
import { pricesEndpoints } from "#modules/catalogue/prices/endpoints.ts";
import { goodsEndpoints } from "#modules/catalogue/products/endpoints.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { setsEndpoints } from "#modules/catalogue/sets/endpoints.ts";
import { choiceEndpoints } from "./goods-choices.tsx";
import { pictureEndpoints } from "./goods-pictures.tsx";
import { NewGoodsPage } from "./new-goods-page.tsx";
import { ProductPage } from "./product-page.tsx";

export const newGoodsScreen: Screen = {
  path: "goods/new",
  right: goodsOfficeEndpoints.make.right,
  act: {
    input: (_, fields) => withoutEmpty(fields),
    done: (_, answer) => pathOf(answer as AnswerOf<typeof goodsOfficeEndpoints.make>),
    // Shoppers see it with its pictures or not at all.
    withPictures: (pictures) => ({
      input: (_, fields) => ({ ...withoutEmpty(fields), state: "draft" }),
      after: (value, form, page) =>
        sendPictures(value as AnswerOf<typeof goodsOfficeEndpoints.make>, pictures, {
          page,
          isForSale: form.get("state") === "live",
        }),
    }),
  },
  async show(request) {
    const answer = await askEndpoint(goodsOfficeEndpoints.places, {}, request);
    const { make } = textsOf(request.page.requestContext.lang).goodsOffice;
    return answer && { title: make, needsPictures: true, body: <NewGoodsPage places={answer.categories} /> };
  },
};

export const productScreen: Screen = {
  path: "goods/:id",
  right: goodsEndpoints.show.right,
  act: {
    input: ({ name }, fields) => readers[name]?.(fields) ?? nestedFields(fields),
    done: ({ name }: Endpoint, answer) => {
      const open = choiceEndpoints.includes(name)
        ? "choices"
        : pictureEndpoints.includes(name)
          ? "pictures"
          : undefined;
      if (!open && name !== goodsOfficeEndpoints.copy.name) return undefined;
      const path = pathOf(answer as AnswerOf<typeof goodsOfficeEndpoints.copy>);
      return open ? `${path}?open=${open}` : path;
    },
  },
  async show(request) {
    const { id = "" } = request.params;
    const [one, places, all, past, set] = await Promise.all([
      askEndpoint(goodsEndpoints.show, { id }, request),
      askEndpoint(goodsOfficeEndpoints.places, {}, request),
      askEndpoint(pricesEndpoints.listSales, {}, request),
      askEndpoint(goodsOfficeEndpoints.changes, { id }, request),
      askEndpoint(setsEndpoints.show, { id }, request),
    ]);
    if (!one || !places || !all || !past || !set) return undefined;
    const sales = all.sales.filter(({ productId }) => productId === id);
    const { goods, unnamedTax } = one;
    const shown = { goods, unnamedTax, places: places.categories, sales, set, changes: past.changes };
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
