import type { AnswerOf } from "#contract/endpoint.ts";
import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { CategoriesPage } from "./categories-page.tsx";
import { CategoryOrderPage } from "./category-order-page.tsx";
import { CategoryPage } from "./category-page.tsx";

export const categoriesScreen: Screen = {
  path: "shop/tree",
  right: categoriesEndpoints.list.right,
  async show(request) {
    const answer = await askEndpoint(categoriesEndpoints.list, {}, request);
    const { title, order } = textsOf(request.page.requestContext.lang).shopPages.tree;
    const filter = filterOf(request.query, "order", "open");
    if (!answer) return undefined;
    const { categories } = answer;
    return filter.order
      ? { title: order, body: <CategoryOrderPage categories={categories} open={filter.open} /> }
      : { title, body: <CategoriesPage {...answer} /> };
  },
};

export const newCategoryScreen: Screen = {
  path: "shop/tree/new",
  right: categoriesEndpoints.make.right,
  act: {
    done: (_, answer) => officePath(`shop/tree/${(answer as AnswerOf<typeof categoriesEndpoints.make>).id}`),
  },
  async show(request) {
    const answer = await askEndpoint(categoriesEndpoints.list, {}, request);
    const { make } = textsOf(request.page.requestContext.lang).shopPages.tree;
    const tops = answer?.categories.filter(({ parent }) => parent === null) ?? [];
    return { title: make, body: <CategoryPage category={undefined} tops={tops} parts={[]} changes={[]} /> };
  },
};

export const categoryScreen: Screen = {
  path: "shop/tree/:id",
  right: categoriesEndpoints.change.right,
  act: {
    done: ({ name }) => (name === categoriesEndpoints.remove.name ? officePath("shop/tree") : undefined),
  },
  async show(request) {
    const { id = "" } = request.params;
    const [answer, past] = await Promise.all([
      askEndpoint(categoriesEndpoints.list, {}, request),
      askEndpoint(categoriesEndpoints.changes, { id }, request),
    ]);
    const all = answer?.categories ?? [];
    const category = all.find((one) => one.id === id);
    if (!category) return undefined;
    const tops = all.filter(({ parent }) => parent === null);
    const title = wordsIn(category.label, request.page.requestContext.lang);
    const parts = all.filter(({ parent }) => parent === id);
    const shown = { category, tops, parts, changes: past?.changes ?? [] };
    return { title, body: <CategoryPage {...shown} /> };
  },
};
